import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const brook = {
  type: 'LineString',
  coordinates: [
    [14.32, 48.8905],
    [14.34, 48.8905],
  ],
} satisfies DrawnFeature;

function squareOf(...corners: readonly [number, number][]): DrawnFeature {
  return { type: 'Polygon', coordinates: [corners.map(([x, y]): [number, number] => [x, y])] };
}

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const params = { id: farm.id };
  const api = started.api(user).agroevidence;
  const draw = async (geometry: DrawnFeature = brook) => {
    const { features, changeId } = await api.landFeatures.create({
      params,
      body: { kind: 'WATER', features: [{ geometry }] },
    });
    return { added: features[0], changeId };
  };
  return { user, farm, params, api, draw };
}

describe('Water and protection zones of a farm', () => {
  it('are added many at once and listed, those drawn last first', async () => {
    const { api, params } = await farmer();
    const features = [
      { name: 'Chrobolský potok', geometry: brook },
      { name: null, geometry: brook },
    ];
    const { features: added } = await api.landFeatures.create({ params, body: { kind: 'WATER', features } });
    expect(added).toMatchObject([{ name: 'Chrobolský potok', kind: 'WATER', geometry: brook }, { name: null }]);
    const { rows, total } = await api.landFeatures.list({ query: { 'per-page': 1 } });
    expect([total, rows]).toMatchObject([2, [{ id: added[1]?.id }]]);
    expect((await api.landFeatures.list({ query: { kind: 'POPULATION_PROTECTION_ZONE' } })).total).toBe(0);
  });

  it('are put away, and are there again when that is undone', async () => {
    const { api, user, farm, draw } = await farmer();
    const { added } = await draw();
    const ended = { params: { landFeatureId: added?.id ?? 0 } };
    await api.landFeatures.retire(ended);
    expect((await api.landFeatures.list()).total).toBe(0);
    await expect(api.landFeatures.retire(ended)).rejects.toMatchObject({ code: 'landFeature.notFound' });
    const { farmChanges } = started.api(user).gateway;
    const { rows } = await farmChanges.list({ params: { id: farm.id }, query: { action: 'landFeature.retired' } });
    await farmChanges.undo({ params: { id: farm.id, changeId: rows[0]?.id ?? 0 } });
    expect((await api.landFeatures.list()).total).toBe(1);
  });

  it('are not there any more when what added them is undone', async () => {
    const { api, user, farm, draw } = await farmer();
    const { changeId } = await draw();
    await started.api(user).gateway.farmChanges.undo({ params: { id: farm.id, changeId } });
    expect((await api.landFeatures.list()).total).toBe(0);
  });

  it('are given another name or none, which is undone, and not over what somebody else has called them', async () => {
    const { api, user, farm, draw } = await farmer();
    const { added } = await draw();
    const params = { landFeatureId: added?.id ?? 0 };
    const version = added?.version ?? 0;
    const renamed = await api.landFeatures.rename({ params, version, body: { name: 'Bahňák' } });
    expect(renamed).toMatchObject({ name: 'Bahňák', version: version + 1 });
    await expect(api.landFeatures.rename({ params, version, body: { name: 'Potok' } })).rejects.toMatchObject({
      code: 'record.changed',
      body: { current: { name: 'Bahňák' } },
    });
    const again = await api.landFeatures.rename({ params, version: version + 1, body: { name: 'Bahňák' } });
    expect(again.changeId).toBeNull();
    const { changeId } = await api.landFeatures.rename({ params, body: { name: null } });
    expect((await api.landFeatures.list()).rows[0]?.name).toBeNull();
    await started.api(user).gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 } });
    expect((await api.landFeatures.list()).rows[0]?.name).toBe('Bahňák');
  });

  it('are redrawn, which is undone, and not over how somebody else has redrawn them', async () => {
    const { api, user, farm, draw } = await farmer();
    const { added } = await draw();
    const params = { landFeatureId: added?.id ?? 0 };
    const version = added?.version ?? 0;
    const longer: DrawnFeature = { type: 'LineString', coordinates: [...brook.coordinates, [14.35, 48.891]] };
    const redrawn = await api.landFeatures.redraw({ params, version, body: { geometry: longer } });
    expect(redrawn).toMatchObject({ geometry: longer, kind: 'WATER', version: version + 1 });
    await expect(api.landFeatures.redraw({ params, version, body: { geometry: brook } })).rejects.toMatchObject({
      status: 412,
      code: 'record.changed',
      body: { current: { geometry: longer } },
    });
    expect((await api.landFeatures.redraw({ params, body: { geometry: longer } })).changeId).toBeNull();
    const { farmChanges } = started.api(user).gateway;
    const { rows } = await farmChanges.list({ params: { id: farm.id }, query: { action: 'landFeature.redrawn' } });
    expect(rows).toHaveLength(1);
    await farmChanges.undo({ params: { id: farm.id, changeId: redrawn.changeId ?? 0 } });
    expect((await api.landFeatures.list()).rows[0]?.geometry).toEqual(brook);
  });

  it('are not redrawn as what cannot be measured, nor a zone as a line', async () => {
    const { api, params } = await farmer();
    const square = squareOf([14.3, 48.8], [14.4, 48.8], [14.4, 48.9], [14.3, 48.8]);
    const { features } = await api.landFeatures.create({
      params,
      body: { kind: 'WATER_PROTECTION_ZONE', features: [{ geometry: square }] },
    });
    const crossing = squareOf([14.3, 48.8], [14.4, 48.9], [14.4, 48.8], [14.3, 48.9], [14.3, 48.8]);
    for (const geometry of [brook, crossing]) {
      const redraw = api.landFeatures.redraw({ params: { landFeatureId: features[0]?.id ?? 0 }, body: { geometry } });
      await expect(redraw).rejects.toMatchObject({ status: 422, code: 'landFeature.outlineInvalid' });
    }
    expect((await api.landFeatures.list()).rows[0]?.geometry).toEqual(square);
  });

  it('are told of some ground alone where that is asked about', async () => {
    const { api, draw } = await farmer();
    const { added } = await draw();
    await draw(squareOf([15.1, 49], [15.2, 49], [15.2, 49.1], [15.1, 49]));
    const { rows, total } = await api.landFeatures.list({ query: { box: [14.33, 48.8, 14.5, 48.9] } });
    expect([total, rows.map(({ id }) => id)]).toEqual([1, [added?.id]]);
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
    const { draw } = await farmer();
    const { added } = await draw();
    const other = await farmer();
    const params = { landFeatureId: added?.id ?? 0 };
    await expect(other.api.landFeatures.retire({ params })).rejects.toMatchObject({ code: 'landFeature.notFound' });
    const rename = other.api.landFeatures.rename({ params, body: { name: 'Náš' } });
    await expect(rename).rejects.toMatchObject({ code: 'landFeature.notFound' });
    const redraw = other.api.landFeatures.redraw({ params, body: { geometry: brook } });
    await expect(redraw).rejects.toMatchObject({ code: 'landFeature.notFound' });
    expect((await other.api.landFeatures.list()).total).toBe(0);
  });
});
