import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';

/** Of a file with two parcels, one of which is drawn, and one that was left out; its areas do not fit its outlines. */
export const sampleLandReport: LandFileReport = {
  validation: 1,
  parcels: 2,
  skipped: 1,
  computedAreaHa: 12.34,
  officialAreaHa: 20,
  boundingBox: [14, 49, 14.1, 49.1],
  coordinateSystem: {
    code: 'S-JTSK',
    name: 'S-JTSK_Krovak',
    epsg: 5514,
    source: 'range',
    assumptions: ['landFile.assumedSJtsk'],
  },
  encoding: 'windows-1250',
  schema: 'UNKNOWN',
  needsNameColumn: true,
  layers: [
    {
      name: 'pole',
      parcels: 2,
      isKnownSchema: false,
      isChosen: true,
      columns: [{ name: 'NAZEV', type: 'TEXT', samples: ['Za humny'] }],
    },
    { name: 'louky', parcels: 5, isKnownSchema: false, isChosen: false, columns: [] },
  ],
  problems: [
    { code: 'landFile.ringsClosed', severity: 'WARNING', row: 1, parcel: 'Za humny', detail: { count: 1 } },
    { code: 'landFile.ringsClosed', severity: 'WARNING', row: 2, parcel: null, detail: { count: 2 } },
    { code: 'landFile.shapeMissing', severity: 'ERROR', row: 3, parcel: null, detail: {} },
  ],
  problemCount: 3,
  outlines: [
    {
      row: 1,
      name: 'Za humny',
      areaHa: 4.2,
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [14, 49],
              [14.1, 49],
              [14.1, 49.1],
              [14, 49],
            ],
          ],
        ],
      },
      label: [14.05, 49.02],
    },
  ],
};
