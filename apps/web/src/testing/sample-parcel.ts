import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';

const square = [
  [16, 49],
  [16.01, 49],
  [16.01, 49.01],
  [16, 49],
];

/** A parcel of which everything is known, but for what a test says otherwise. */
export function sampleParcel(change: Partial<ParcelDetail> = {}): ParcelDetail {
  return {
    id: 18,
    farmId: 7,
    localName: 'Za humny',
    blockNumber: '1501/22',
    square: '590-1140',
    area: 12.48,
    officialArea: 12.48,
    computedArea: 12.5142,
    validFrom: '2024-05-01',
    status: 'OPEN',
    zone: null,
    center: null,
    zoneIds: [],
    cadastralUnit: null,
    climateRegion: null,
    nitrateVulnerable: 'YES',
    eagri: { landUseCode: 'R', landUseName: 'Orná půda', altitude: 512.4, slope: 3.42 },
    seedApplication: {
      validFrom: null,
      seed: { crop: sampleCrop() },
    },
    boundingBox: [16, 49, 16.01, 49.01],
    version: 1,
    geometry: { type: 'MultiPolygon', coordinates: [[square]] },
    ...change,
  };
}

/** A crop of the catalogue, but for what a test says otherwise. */
export function sampleCrop(change: Partial<Crop> = {}): Crop {
  const color = { red: 224, green: 194, blue: 92 };
  return { id: 3, name: 'Pšenice ozimá', color, externalId: '105', catalogueType: 'PUBLIC', ...change };
}

export const sampleFarm: Farm = {
  id: 7,
  name: 'ZD Horní Lhota',
  countryCode: 'CZ',
  role: 'owner',
  boundingBox: [16, 49, 16.01, 49.01],
  revision: 1,
  version: 1,
};
