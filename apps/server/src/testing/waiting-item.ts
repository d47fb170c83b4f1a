import { writeMultiPolygonWkb } from '../files/land/well-known-binary.ts';
import type { ImportItem } from '../modules/agroevidence/imports/import-items.repository.ts';

/** A parcel as an import has laid it by, of which nothing is known but where it lies. */
export function waitingItem(
  [west, south]: readonly [number, number] = [14, 49],
  known: Partial<ImportItem['parcel']> = {},
): ImportItem {
  const [east, north] = [west + 0.01, south + 0.01];
  return {
    row: 1,
    outline: writeMultiPolygonWkb([[Float64Array.of(west, south, east, south, east, north, west, south)]]),
    areaM2: 400_000,
    inside: [west + 0.006, south + 0.003],
    parcel: {
      localName: 'Za humny',
      searchKey: 'za humny',
      externalId: null,
      blockNumber: null,
      square: null,
      landUseCode: null,
      landUseName: null,
      officialAreaHa: null,
      validFrom: null,
      altitudeM: null,
      slopeDegrees: null,
      nitrateVulnerable: 'NO',
      zone: null,
      cadastralUnit: null,
      cropId: null,
      cropName: null,
      cropFrom: null,
      ...known,
    },
  };
}
