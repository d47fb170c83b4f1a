import { describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const hour = 3_600_000;

/** A summer day in Czechia: from two hours before the midnight of UTC. */
const dayBegins = Date.parse('2026-06-09T22:00:00Z');

function hourly(valueAt: (hourOfDay: number) => number, hours = 24, begins = dayBegins): SentValue[] {
  return Array.from({ length: hours }, (_, at) => [
    new Date(begins + at * hour + hour / 4).toISOString(),
    valueAt(at % 24),
  ]);
}

const temperature = (at: number): number => 18 - 6 * Math.cos(((at - 3) / 12) * Math.PI);
const humidity = (at: number): number => 65 + 30 * Math.cos(((at - 3) / 12) * Math.PI);

async function station(farm: SensingFarm, more: Parameters<SensingFarm['makeNode']>[1] = {}) {
  const node = await farm.makeNode('Meteostanice', {
    geometry: { type: 'Point', coordinates: [14.4, 49] },
    ...more,
  });
  await farm.measure(node, 'TEMPERATURE', hourly(temperature));
  await farm.measure(node, 'HUMIDITY', hourly(humidity));
  return node;
}

const tenth = { from: '2026-06-10', to: '2026-06-10' };

describe('the weather of a node', () => {
  it('is worked out by Penman and Monteith of all that is measured, on a day of the farm', async () => {
    const farm = await sensingFarm(started);
    const node = await station(farm, { elevationM: 400, windHeightM: 2 });
    await farm.measure(
      node,
      'WIND_SPEED',
      hourly(() => 2),
      1,
    );
    await farm.measure(
      node,
      'IRRADIATION',
      hourly((at) => (at >= 6 && at < 18 ? 500 : 0)),
    );
    const weather = await farm.iot.nodeWeather.read({
      params: { nodeId: node.id },
      query: { from: '2026-06-09', to: '2026-06-11', 'base-temperature': 6, 'degree-days-since': '2026-06-10' },
    });
    expect(weather).toMatchObject({
      timeZone: 'Europe/Prague',
      site: { latitude: 49, elevationM: 400, elevationSource: 'SAID', windHeightM: 2 },
      times: [dayBegins / 1000 - 86_400, dayBegins / 1000, dayBegins / 1000 + 86_400],
      evapotranspirationMethods: [null, 'PENMAN_MONTEITH', null],
      evapotranspirationMissing: [],
      leafWetness: { source: 'HUMIDITY', wetHours: [null, 5, null], unknownHours: [24, 0, 24] },
      degreeDays: { baseTemperature: 6, ofDay: [null, 12, null], sum: [null, 12, null], unknownDays: 1 },
    });
    const [, millimetres] = weather.evapotranspiration;
    expect(millimetres).toBeGreaterThan(4);
    expect(millimetres).toBeLessThan(5.5);
    const { mean, minimum, maximum } = weather.vapourPressureDeficit;
    expect(minimum[1]).toBeLessThan(mean[1] ?? 0);
    expect(mean[1]).toBeLessThan(maximum[1] ?? 0);
  });

  it('says what it had to do without', async () => {
    const farm = await sensingFarm(started);
    const node = await station(farm);
    const read = (nodeId: number) => farm.iot.nodeWeather.read({ params: { nodeId }, query: tenth });
    expect(await read(node.id)).toMatchObject({
      evapotranspirationMethods: ['HARGREAVES'],
      evapotranspirationMissing: ['RADIATION', 'WIND', 'ELEVATION'],
      degreeDays: { since: '2026-01-01', baseTemperature: 5, ofDay: [13], sum: [13], unknownDays: 160 },
    });
    await farm.measure(
      node,
      'PRESSURE',
      hourly(() => 965),
    );
    await farm.measure(
      node,
      'LEAF_WETNESS',
      hourly((at) => (at < 3 ? 18 : 1), 20),
    );
    expect(await read(node.id)).toMatchObject({
      site: { elevationM: 414, elevationSource: 'PRESSURE' },
      evapotranspirationMethods: ['HARGREAVES'],
      leafWetness: { source: 'SENSOR', wetHours: [3], unknownHours: [4] },
    });
  });

  it('takes the wind, and its height, from the base of a node without an anemometer', async () => {
    const farm = await sensingFarm(started);
    const node = await station(farm, { elevationM: 400 });
    const base = await farm.makeNode('Anemometr', { windHeightM: 10 });
    await farm.measure(
      base,
      'WIND_SPEED',
      hourly(() => 3),
      1,
    );
    await farm.iot.nodes.setBase({ params: { nodeId: node.id, baseId: base.id } });
    const weather = await farm.iot.nodeWeather.read({ params: { nodeId: node.id }, query: tenth });
    expect(weather).toMatchObject({
      site: { windHeightM: 10 },
      evapotranspirationMethods: ['PENMAN_MONTEITH_ESTIMATED_RADIATION'],
      evapotranspirationMissing: ['RADIATION'],
    });
  });

  it('is not known of a day with gaps, nor of a node that has measured nothing', async () => {
    const farm = await sensingFarm(started);
    const node = await farm.makeNode('Nová');
    await farm.measure(node, 'TEMPERATURE', hourly(temperature, 18));
    await farm.measure(
      node,
      'HUMIDITY',
      hourly(() => 60, 3),
    );
    const weather = await farm.iot.nodeWeather.read({ params: { nodeId: node.id }, query: tenth });
    expect(weather).toMatchObject({
      evapotranspiration: [null],
      dewPoint: { mean: [null] },
      leafWetness: { wetHours: [null], unknownHours: [21] },
      degreeDays: { ofDay: [null], sum: [null] },
    });
    const empty = await farm.makeNode('Prázdná');
    expect(await farm.iot.nodeWeather.read({ params: { nodeId: empty.id }, query: tenth })).toMatchObject({
      times: [],
      site: { latitude: null },
    });
  });

  it('is that of an own node, and of a year at most', async () => {
    const farm = await sensingFarm(started);
    const other = await sensingFarm(started);
    const node = await other.makeNode('Cizí');
    const read = (query: object) =>
      farm.iot.nodeWeather.read({ params: { nodeId: node.id }, query: { ...tenth, ...query } });
    await expect(read({})).rejects.toMatchObject({ code: 'node.notFound' });
    await expect(read({ from: '2025-01-01' })).rejects.toMatchObject({ code: 'nodeWeather.tooManyDays' });
    const asked = read({ 'degree-days-since': '2025-01-01' });
    await expect(asked).rejects.toMatchObject({ code: 'nodeWeather.tooManyDays' });
  });
});
