import { describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { unownedJob } from '#server/testing/unowned-job.ts';
import { chartDays } from '../measurements/chart-days.ts';
import { endMeasurements } from './end-measurements.ts';

/** Takes away what is over as if it were done at an instant. */
function endAt({ services }: TestApp, at: string): Promise<void> {
  return endMeasurements({ ...services, clock: { now: () => new Date(at) } });
}

type Reading = Parameters<SensingFarm['measure']>[2];

async function measuringFarm(started: TestApp, values: Reading) {
  const { iot, makeNode, measure } = await sensingFarm(started);
  const node = await makeNode('Pamětník');
  await measure(node, 'TEMPERATURE', values);
  const valuesOn = async (day: string): Promise<unknown[]> => {
    const { series } = await iot.measurements.read({
      query: { 'node-id': [node.id], from: day, to: day, granularity: '1d' },
    });
    return series.flatMap(({ values: all }) => all).filter((value) => value !== null);
  };
  const rawOn = async (day: string): Promise<number> => {
    const file = await iot.measurements.exportFile({
      body: { nodeIds: [node.id], from: day, to: day, step: 'raw', format: 'csv' },
    });
    return (await file.text()).trim().split('\n').length - 1;
  };
  const messages = async (): Promise<number> => (await iot.messages.list({ query: { 'node-id': node.id } })).total;
  const say = (more: Reading): Promise<void> => measure(node, 'TEMPERATURE', more);
  return { valuesOn, rawOn, messages, say };
}

const march: Reading = [['2011-03-05T10:00:00Z', 4]];
const may: Reading = [['2011-05-05T10:00:00Z', 12]];

describe('measurements, where nothing is said of how long they are kept', () => {
  const started = startApp();

  it('stay for ever', async () => {
    const { valuesOn, rawOn, messages } = await measuringFarm(started, march);
    await endAt(started, '2061-01-01T00:00:00Z');
    expect(await rawOn('2011-03-05')).toBe(1);
    expect(await valuesOn('2011-03-05')).toEqual([4]);
    expect(await messages()).toBe(1);
  });
});

describe('measurements, where single values are kept for a while', () => {
  const started = startApp({ environment: { SENSOR_RETENTION_MONTHS: '240' } });

  it('go month by month, and what was worked out of them for each half hour stays', async () => {
    const { valuesOn, rawOn, messages, say } = await measuringFarm(started, march);
    await say(may);
    await endAt(started, '2031-03-31T23:59:00Z');
    expect([await rawOn('2011-03-05'), await rawOn('2011-05-05')]).toEqual([1, 1]);
    await endAt(started, '2031-04-01T00:00:00Z');
    expect([await rawOn('2011-03-05'), await rawOn('2011-05-05')]).toEqual([0, 1]);
    expect([await valuesOn('2011-03-05'), await valuesOn('2011-05-05')]).toEqual([[4], [12]]);
    expect(await messages()).toBe(1);
    await endAt(started, '2031-04-01T01:00:00Z');
    expect(await rawOn('2011-05-05')).toBe(1);
  });
});

describe('a value that comes when its month is kept no more', () => {
  const started = startApp({ environment: { SENSOR_RETENTION_MONTHS: '12', SENSOR_MESSAGE_RETENTION_MONTHS: '240' } });

  it('is not stored, so that no half hour is worked out of it alone', async () => {
    const { valuesOn, rawOn, messages } = await measuringFarm(started, march);
    expect(await rawOn('2011-03-05')).toBe(0);
    expect(await valuesOn('2011-03-05')).toEqual([]);
    expect(await messages()).toBe(1);
  });
});

describe('half hours, where they are kept for a while too', () => {
  const started = startApp({
    environment: { SENSOR_RETENTION_MONTHS: '240', SENSOR_HALF_HOUR_RETENTION_MONTHS: '300' },
  });

  it('go year by year, and with them what charts say of their days', async () => {
    const { valuesOn } = await measuringFarm(started, march);
    await chartDays(started.services, unownedJob(started.services.database));
    await endAt(started, '2036-12-31T00:00:00Z');
    expect(await valuesOn('2011-03-05')).toEqual([4]);
    await endAt(started, '2037-01-01T00:00:00Z');
    expect(await valuesOn('2011-03-05')).toEqual([]);
  });
});
