import { describe, expect, it } from 'vitest';
import { readLandFile, type LandFile } from '#server/files/land/read-land-file.ts';
import { judgedBatches } from './judged-batches.ts';

const corners = [
  [15, 49],
  [15.01, 49],
  [15.01, 49.01],
  [15, 49],
];
const feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };
const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));

async function fileOf(efforts: readonly number[]): Promise<LandFile> {
  const file = await readLandFile({ bytes, fileName: 'a.geojson', countryCode: 'CZ' });
  const [parcel] = file.parcels;
  return { ...file, parcels: parcel ? efforts.map((effort) => ({ ...parcel, effort })) : [] };
}

function sizes(file: LandFile, mostParcels: number): number[] {
  return [...judgedBatches(file, mostParcels)].map((batch) => batch.length);
}

describe('judgedBatches', () => {
  it('ends a piece where there are enough parcels', async () => {
    expect(sizes(await fileOf([4, 4, 4, 4, 4]), 2)).toEqual([2, 2, 1]);
    expect(sizes(await fileOf([]), 2)).toEqual([]);
  });

  it('ends a piece where it is work enough, and gives one that is more than enough alone', async () => {
    expect(sizes(await fileOf([9_000, 9_000, 30_000, 5_000, 5_000, 5_000]), 500)).toEqual([1, 1, 1, 3]);
  });

  it('makes fewer pieces where the database has to learn a coordinate system for each', async () => {
    const file = await fileOf([30_000, 30_000, 30_000, 30_000]);
    const coordinateSystem = { ...file.coordinateSystem, kind: 'transformed-later' as const };
    expect(sizes({ ...file, coordinateSystem }, 500)).toEqual([3, 1]);
  });
});
