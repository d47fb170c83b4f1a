import { describe, expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Twelve bytes of a MeteoWind since 2023 that turns four times a second. */
const fourHertz = '000640000000005a00000000';

describe('what the fields of a device of any maker mean', () => {
  it('is told with the node, reads its messages anew, and is no change where it was so already', async () => {
    const { iot, makeNode, send } = await sensingFarm(started);
    const node = await makeNode('Sonda');
    expect(node.fieldMapping).toEqual([]);
    await send({ id: node.externalId, time: '2026-06-01T10:00:00Z', t: 215, probes: [{ vwc: '0.31' }] });
    const params = { nodeId: node.id };
    const fieldMapping = [
      { field: 't', feature: 'SOIL_TEMPERATURE' as const, factor: 0.1 },
      { field: 'probes.0.vwc', feature: 'SOIL_MOISTURE' as const, level: 1, factor: 100 },
    ];
    const edited = await iot.nodes.edit({ params, body: { fieldMapping } });
    expect(edited.fieldMapping).toEqual([
      { field: 't', feature: 'SOIL_TEMPERATURE', level: 0, factor: 0.1, offset: 0 },
      { field: 'probes.0.vwc', feature: 'SOIL_MOISTURE', level: 1, factor: 100, offset: 0 },
    ]);
    const values = async () => (await iot.nodes.read({ params })).sensors.map(({ feature, value }) => [feature, value]);
    await expect.poll(values, { timeout: 10_000 }).toEqual([
      ['SOIL_MOISTURE', 31],
      ['SOIL_TEMPERATURE', 21.5],
    ]);
    const again = await iot.nodes.edit({ params, body: { fieldMapping, name: 'Sonda' } });
    expect([again.changeId, again.version]).toEqual([null, edited.version]);
  });
});

describe('what a maker has measured of one device', () => {
  it('makes a speed of how often the anemometer of a newer MeteoWind turns', async () => {
    const { user, farm, iot } = await sensingFarm(started);
    const node = await iot.nodes.create({
      body: {
        farm: farm.id,
        ...{ name: 'Vítr', externalId: '00b2c3d4', networkType: 'SIGFOX', deviceType: 'METEO_BARANI_WIND' },
        ...{ windSlope: 0.5, windOffset: 0.25 },
      },
    });
    expect(node).toMatchObject({ windSlope: 0.5, windOffset: 0.25, rainResolution: null });
    const refused = iot.nodes.edit({ params: { nodeId: node.id }, body: { windSlope: 0 } });
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'validation.failed' });
    const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Sigfox' } });
    const answer = await started.app.inject({
      method: 'POST',
      url: '/iot/uplinks/sigfox',
      headers: { authorization: `Bearer ${key}` },
      payload: { device: 'B2C3D4', time: '1780308000', data: fourHertz, seqNumber: '1' },
    });
    expect(answer.statusCode).toBe(202);
    const speed = async () =>
      (await started.api(user).iot.nodes.read({ params: { nodeId: node.id } })).sensors.find(
        ({ feature }) => feature === 'WIND_SPEED',
      )?.value;
    await expect.poll(speed, { timeout: 10_000 }).toBe(2.25);
  });

  it('that is only tried is told what stands in the way of it, and is not there afterwards', async () => {
    const { user, farm, iot } = await sensingFarm(started);
    const body = { farm: farm.id, name: 'Meteo', externalId: 'meteo-1', networkType: 'GENERIC' } as const;
    const attempt = (wished: object) =>
      started.app.inject({
        ...{ method: 'POST', url: '/iot/nodes?test_mode=true', payload: { ...body, ...wished } },
        headers: { authorization: `Bearer ${user.token}` },
      });
    const answer = await attempt({});
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect((await iot.nodes.list()).total).toBe(0);
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id }, query: {} });
    expect(rows.filter(({ action }) => action === 'node.created')).toEqual([]);
    await iot.nodes.create({ body });
    expect((await attempt({})).json()).toMatchObject({ code: 'node.exists' });
    const { farm: other } = await sensingFarm(started);
    expect((await attempt({ farm: other.id })).json()).toMatchObject({ code: 'farm.notFound' });
  });
});
