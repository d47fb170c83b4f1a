import { describe, expect, it } from 'vitest';
import { importedFarm, landFile } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type Point = readonly [number, number];

/** Points in no order at all: each edge crosses a third of the others. */
function scribble(points: number): Point[] {
  let state = 1;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const drawn = Array.from({ length: points }, (): Point => [15 + next() / 100, 49.5 + next() / 100]);
  return [...drawn, ...drawn.slice(0, 1)];
}

function square(west: number): Point[] {
  return [
    [west, 49],
    [west + 0.01, 49],
    [west + 0.01, 49.01],
    [west, 49.01],
    [west, 49],
  ];
}

function fileOf(outlines: readonly Point[][]): File {
  const features = outlines.map((outline, index) => ({
    type: 'Feature',
    properties: { name: `Pole ${index + 1}` },
    geometry: { type: 'Polygon', coordinates: [outline] },
  }));
  return landFile(Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })), 'fields.geojson');
}

describe('A land file with an outline that cannot be repaired', () => {
  const file = fileOf([square(15), scribble(4_000), square(15.1)]);

  it('is told of it by name, with what is good in it', async () => {
    const { user } = await started.make.farmer();
    const report = await started
      .api(user)
      .agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 2, skipped: 1 });
    expect(report.problems).toEqual([
      { code: 'landFile.shapeTangled', severity: 'ERROR', row: 2, parcel: 'Pole 2', detail: { limit: 300 } },
    ]);
  });

  it('is imported without it', async () => {
    const { user } = await started.make.farmer();
    const { ended, parcels } = await importedFarm(started.api(user), file);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 2, skipped: 1 });
    expect(parcels.map(({ localName }) => localName)).toEqual(['Pole 1', 'Pole 3']);
  });

  it('is refused where there is nothing else in it', async () => {
    const { user } = await started.make.farmer();
    const query = { countryCode: 'CZ', farmName: 'Lán' };
    await expect(
      started.api(user).agroevidence.registration.shapefile({ query, file: fileOf([scribble(500)]) }),
    ).rejects.toMatchObject({ status: 422, code: 'landFile.invalid' });
  });
});
