import { describe, expect, it } from 'vitest';
import { sensingFarm, untilStored } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const day = '2026-06-01';
const geometry = { type: 'Point' as const, coordinates: [14.4, 49.1] as [number, number] };

async function retiredNode() {
  const sensing = await sensingFarm(started);
  const node = await sensing.makeNode('Stará stanice', { geometry });
  await sensing.measure(node, 'TEMPERATURE', [[`${day}T10:00:00Z`, 20]]);
  await sensing.measure(node, 'HUMIDITY', [[`${day}T10:00:00Z`, 60]]);
  const params = { nodeId: node.id };
  const { changeId } = await sensing.iot.nodes.retire({ params });
  return { ...sensing, node, params, changeId };
}

describe('a node that was put away', () => {
  it('says when, and what it has measured can be read, drawn and saved', async () => {
    const { iot, params } = await retiredNode();
    const node = await iot.nodes.read({ params });
    expect(node).toMatchObject({ name: 'Stará stanice', isSilent: false, geometry });
    expect(Date.now() - Date.parse(node.retiredAt ?? '')).toBeLessThan(60_000);
    expect(node.sensors.map(({ value }) => value)).toEqual([60, 20]);
    const asked = { 'node-id': [params.nodeId], from: day, to: day };
    expect((await iot.measurements.read({ query: asked })).series).toHaveLength(2);
    const body = { nodeIds: [params.nodeId], from: day, to: day, format: 'csv' as const, step: 'raw' as const };
    expect(await (await iot.measurements.exportFile({ body })).text()).toMatch(/;(20;60|60;20)\r\n/);
    expect(await iot.nodeWeather.read({ params, query: { from: day, to: day } })).toMatchObject({
      nodeId: params.nodeId,
    });
    const query = { 'node-id': params.nodeId };
    expect((await iot.alarms.list({ query })).total).toBe(0);
    expect(await iot.alarmRules.list({ query })).toEqual([]);
    expect((await iot.messages.list({ query })).total).toBe(2);
  });

  it('is in no list, can be changed in nothing, and is found by nobody of another farm', async () => {
    const { iot, params } = await retiredNode();
    expect((await iot.nodes.list()).total).toBe(0);
    for (const change of [
      () => iot.nodes.edit({ params, body: { name: 'Jiná' } }),
      () => iot.nodes.place({ params, body: { name: 'Jiná', geometry } }),
      () => iot.nodes.readAgain({ params }),
      () => iot.nodes.retire({ params }),
    ])
      await expect(change()).rejects.toMatchObject({ status: 404, code: 'node.notFound' });
    const stranger = await sensingFarm(started);
    for (const call of [() => stranger.iot.nodes.read({ params }), () => stranger.iot.nodes.restore({ params })])
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'node.notFound' });
  });

  it('is brought back to where it stood, and what it has sent meanwhile is read then', async () => {
    const { user, farm, iot, params, node, measure } = await retiredNode();
    await measure(node, 'TEMPERATURE', [[`${day}T12:00:00Z`, 25]]);
    const back = await iot.nodes.restore({ params });
    expect(back).toMatchObject({ retiredAt: null, geometry, lastLocationId: node.lastLocationId });
    const temperature = async (): Promise<unknown> =>
      (await iot.nodes.read({ params })).sensors.find(({ feature }) => feature === 'TEMPERATURE')?.value;
    await expect.poll(temperature, { timeout: 10_000 }).toBe(25);
    expect((await iot.nodes.list()).total).toBe(1);
    expect((await iot.nodes.restore({ params })).changeId).toBeNull();
    const undone = { params: { id: farm.id, changeId: back.changeId ?? 0 } };
    await started.api(user).gateway.farmChanges.undo(undone);
    expect((await iot.nodes.read({ params })).retiredAt).not.toBeNull();
  });

  it('has what it sent meanwhile with a key of its own wait for it too', async () => {
    const { iot, farm, user, node, params } = await retiredNode();
    const { changeId } = await iot.nodes.restore({ params });
    const { key } = await iot.accessKeys.create({
      params: { id: farm.id },
      body: { name: 'Its own', nodeId: node.id },
    });
    await started.api(user).gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 } });
    const payload = {
      id: node.externalId,
      readings: [{ feature: 'TEMPERATURE', value: 26, time: `${day}T13:00:00Z` }],
    };
    const headers = { authorization: `Bearer ${key}` };
    const answer = await started.app.inject({ method: 'POST', url: '/iot/uplinks/generic', headers, payload });
    expect(answer.statusCode).toBe(202);
    await untilStored(started);
    expect((await iot.messages.list({ query: { state: 'PARKED' } })).total).toBe(1);
    await iot.nodes.restore({ params });
    const temperature = async (): Promise<unknown> =>
      (await iot.nodes.read({ params })).sensors.find(({ feature }) => feature === 'TEMPERATURE')?.value;
    await expect.poll(temperature, { timeout: 10_000 }).toBe(26);
  });

  it('is not brought back by who may only look, nor where another has taken its place in the network', async () => {
    const { iot, farm, params, node, makeNode } = await retiredNode();
    const reader = await started.make.member(farm, 'reader');
    expect((await started.api(reader).iot.nodes.read({ params })).retiredAt).not.toBeNull();
    await expect(started.api(reader).iot.nodes.restore({ params })).rejects.toMatchObject({ status: 403 });
    await makeNode('Nová', { externalId: node.externalId });
    await expect(iot.nodes.restore({ params })).rejects.toMatchObject({ status: 409, code: 'node.exists' });
  });
});
