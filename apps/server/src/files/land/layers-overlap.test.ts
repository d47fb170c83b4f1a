import { describe, expect, it } from 'vitest';
import { bohemia, DPB_COLUMNS, manyParcels, named, shapefileFiles } from '#server/testing/shapefile-builder.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import { readLandFile } from './read-land-file.ts';

describe('Layers whose outlines lie on each other', () => {
  it('are told of by their names, once for each two', async () => {
    const content = { columns: DPB_COLUMNS, parcels: manyParcels(3, bohemia, 0.01, 12) };
    const bytes = zipOfFiles({
      ...named('bloky', shapefileFiles(content)),
      ...named('krajina', shapefileFiles(content)),
    });
    const { problems } = await readLandFile({ bytes, fileName: 'okres.zip', countryCode: 'CZ' });
    expect(problems.filter(({ code }) => code === 'landFile.layersOverlap')).toEqual([
      {
        ...{ code: 'landFile.layersOverlap', severity: 'WARNING', row: null, parcel: null },
        detail: { layer: 'bloky', otherLayer: 'krajina', count: 3 },
      },
    ]);
  });
});
