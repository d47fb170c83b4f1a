import { describe, expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const day = '2026-06-01';

async function stations() {
  const sensing = await sensingFarm(started);
  const helix = await sensing.makeNode('Helix', { deviceType: 'METEO_BARANI_HELIX' });
  const wind = await sensing.makeNode('Vítr u lesa', { deviceType: 'METEO_BARANI_WIND' });
  const own = await sensing.makeNode('Vlastní větrník');
  await sensing.measure(own, 'WIND_SPEED', [[`${day}T10:00:00Z`, 4.5]], 1);
  await sensing.measure(helix, 'TEMPERATURE', [[`${day}T10:00:00Z`, 20]]);
  return { ...sensing, helix, wind, own };
}

describe('the base of a node', () => {
  it('is one of the nodes of the farm that measure the wind, by their kind or by what they sent', async () => {
    const { iot, helix, wind } = await stations();
    const bases = async (nodeId: number, search?: string): Promise<string[]> =>
      (await iot.nodes.bases({ params: { nodeId }, query: search === undefined ? {} : { search } })).map(
        ({ name }) => name,
      );
    expect(await bases(helix.id)).toEqual(['Vítr u lesa', 'Vlastní větrník']);
    expect(await bases(helix.id, 'VLAST')).toEqual(['Vlastní větrník']);
    expect(await bases(helix.id, '%')).toEqual([]);
    expect(await bases(wind.id)).toEqual(['Vlastní větrník']);
  });

  it('gives its wind to the node, in its newest values, its charts and its files, until that is undone', async () => {
    const sensing = await stations();
    const { iot, helix, own, farm, user } = sensing;
    const params = { nodeId: helix.id };
    const set = await iot.nodes.setBase({ params: { ...params, baseId: own.id } });
    expect(set.base).toEqual({ id: own.id, name: 'Vlastní větrník', externalId: own.externalId });
    expect(set.sensors.map(({ feature, value }) => [feature, value])).toEqual([
      ['TEMPERATURE', 20],
      ['WIND_SPEED', 4.5],
    ]);
    expect((await iot.nodes.setBase({ params: { ...params, baseId: own.id } })).changeId).toBeNull();
    const asked = { 'node-id': [helix.id, own.id], from: day, to: day };
    const { series } = await iot.measurements.read({ query: asked });
    expect(series.map(({ nodeId, feature }) => [nodeId, feature])).toEqual([
      [helix.id, 'TEMPERATURE'],
      [helix.id, 'WIND_SPEED'],
      [own.id, 'WIND_SPEED'],
    ]);
    const body = { nodeIds: [helix.id, own.id], from: day, to: day, step: 'raw' as const, format: 'csv' as const };
    const file = await (await iot.measurements.exportFile({ body })).text();
    expect(file.trimEnd().split('\r\n')[1]).toBe('2026-06-01 12:00:00;UTC+02:00;20;4,5;4,5');
    const undone = { params: { id: farm.id, changeId: set.changeId ?? 0 } };
    const told = await started.api(user).gateway.farmChanges.records(undone);
    expect(told.rows).toMatchObject([{ before: { base_id: null }, after: { base_id: 'Vlastní větrník' } }]);
    await started.api(user).gateway.farmChanges.undo(undone);
    expect((await iot.nodes.read({ params })).base).toBeNull();
  });

  it('is no node that measures no wind, not the node itself, none of others, and none for what measures wind', async () => {
    const { iot, helix, wind, own, makeNode } = await stations();
    const calm = await makeNode('Bez větru');
    const set = (nodeId: number, baseId: number) => iot.nodes.setBase({ params: { nodeId, baseId } });
    for (const [node, base] of [
      [helix, calm],
      [wind, wind],
      [wind, own],
    ] as const)
      await expect(set(node.id, base.id)).rejects.toMatchObject({ status: 422, code: 'node.cannotBeBase' });
    const stranger = await stations();
    await expect(set(helix.id, stranger.own.id)).rejects.toMatchObject({ status: 404, code: 'node.notFound' });
    expect((await iot.nodes.read({ params: { nodeId: helix.id } })).base).toBeNull();
  });

  it('is taken away again, and is none any more where it was put away', async () => {
    const { iot, helix, own, wind } = await stations();
    const params = { nodeId: helix.id };
    await iot.nodes.setBase({ params: { ...params, baseId: wind.id } });
    expect((await iot.nodes.removeBase({ params })).base).toBeNull();
    await iot.nodes.setBase({ params: { ...params, baseId: own.id } });
    await iot.nodes.retire({ params: { nodeId: own.id } });
    expect((await iot.nodes.read({ params })).base).toBeNull();
  });
});
