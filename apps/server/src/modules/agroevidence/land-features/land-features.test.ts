import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const brook: DrawnFeature = {
  type: 'LineString',
  coordinates: [
    [14.32, 48.8905],
    [14.34, 48.8905],
  ],
};

function squareOf(...corners: readonly [number, number][]): DrawnFeature {
  return { type: 'Polygon', coordinates: [corners.map(([x, y]): [number, number] => [x, y])] };
}

async function farmer() {
  const { user, farm } = await started.make.farmer();
  return { user, farm, params: { id: farm.id }, api: started.api(user).agroevidence };
}

describe('Water and protection zones of a farm', () => {
  it('are added many at once and listed, those drawn last first', async () => {
    const { api, params } = await farmer();
    const features = [
      { name: 'Chrobolský potok', geometry: brook },
      { name: null, geometry: brook },
    ];
    const added = await api.landFeatures.create({ params, body: { kind: 'WATER', features } });
    expect(added).toMatchObject([{ name: 'Chrobolský potok', kind: 'WATER', geometry: brook }, { name: null }]);
    const { rows, total } = await api.landFeatures.list({ query: { 'per-page': 1 } });
    expect([total, rows]).toMatchObject([2, [{ id: added[1]?.id }]]);
    expect((await api.landFeatures.list({ query: { kind: 'POPULATION_PROTECTION_ZONE' } })).total).toBe(0);
  });

  it('are put away, and are there again when that is undone', async () => {
    const { api, user, farm, params } = await farmer();
    const [added] = await api.landFeatures.create({ params, body: { kind: 'WATER', features: [{ geometry: brook }] } });
    const ended = { params: { landFeatureId: added?.id ?? 0 } };
    await api.landFeatures.retire(ended);
    expect((await api.landFeatures.list()).total).toBe(0);
    await expect(api.landFeatures.retire(ended)).rejects.toMatchObject({ code: 'landFeature.notFound' });
    const { farmChanges } = started.api(user).gateway;
    const { rows } = await farmChanges.list({ params: { id: farm.id }, query: { action: 'landFeature.retired' } });
    await farmChanges.undo({ params: { id: farm.id, changeId: rows[0]?.id ?? 0 } });
    expect((await api.landFeatures.list()).total).toBe(1);
  });

  it.each([
    ['a zone that is a line', 'WATER_PROTECTION_ZONE', brook],
    ['a ring that is open', 'WATER', squareOf([14.3, 48.8], [14.4, 48.8], [14.4, 48.9], [14.3, 48.9])],
    [
      'an outline that crosses itself',
      'WATER',
      squareOf([14.3, 48.8], [14.4, 48.9], [14.4, 48.8], [14.3, 48.9], [14.3, 48.8]),
    ],
    [
      'a line without a length',
      'WATER',
      {
        type: 'LineString',
        coordinates: [
          [14.3, 48.8],
          [14.3, 48.8],
        ],
      },
    ],
  ] as const)('are not added with %s among them: none of them is', async (_, kind, geometry) => {
    const { api, params } = await farmer();
    const fine = squareOf([14.3, 48.8], [14.4, 48.8], [14.4, 48.9], [14.3, 48.8]);
    const features = [{ geometry: fine }, { geometry: geometry as DrawnFeature }];
    const add = api.landFeatures.create({ params, body: { kind, features } });
    await expect(add).rejects.toMatchObject({ status: 422, code: 'landFeature.outlineInvalid' });
    expect((await api.landFeatures.list()).total).toBe(0);
  });

  it('belong to their farm alone', async () => {
    const { api, params } = await farmer();
    const [added] = await api.landFeatures.create({ params, body: { kind: 'WATER', features: [{ geometry: brook }] } });
    const other = await farmer();
    const retire = other.api.landFeatures.retire({ params: { landFeatureId: added?.id ?? 0 } });
    await expect(retire).rejects.toMatchObject({ code: 'landFeature.notFound' });
    expect((await other.api.landFeatures.list()).total).toBe(0);
  });
});
