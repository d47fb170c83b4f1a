import { clockOf } from '@brazda/domain/local-time.ts';
import { describe, expect, it } from 'vitest';
import { sensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const minute = 60_000;
const hour = 60 * minute;

/** The last midnight of Prague. */
function lastMidnight(): number {
  const clock = clockOf('Europe/Prague');
  const day = clock(started.clock.now()).stamp.slice(0, 10);
  const found = ['+01:00', '+02:00']
    .map((offset) => new Date(`${day}T00:00:00${offset}`))
    .find((at) => clock(at).stamp.startsWith(`${day} 00:00`));
  return found?.getTime() ?? Number.NaN;
}

async function gauge() {
  const sensing = await sensingFarm(started);
  const node = await sensing.makeNode('Srážkoměr', { geometry: { type: 'Point', coordinates: [14.4, 49.1] } });
  const rain = async () => {
    const [sensor] = (await sensing.iot.nodes.read({ params: { nodeId: node.id } })).sensors;
    return sensor && { rate: sensor.rate, sinceMidnight: sensor.sinceMidnight, value: sensor.value };
  };
  const measure = (...values: readonly (readonly [at: number, value: number])[]): Promise<void> =>
    sensing.measure(
      node,
      'RAINFALL',
      values.map(([at, value]): SentValue => [new Date(at).toISOString(), value]),
    );
  return { ...sensing, node, rain, measure };
}

describe('the newest rain', () => {
  it('is not known of one reading, and by two how strongly it rained between them', async () => {
    const { rain, measure, iot } = await gauge();
    const now = started.clock.now().getTime();
    await measure([now - 20 * minute, 100]);
    expect(await rain()).toEqual({ rate: null, sinceMidnight: null, value: 100 });
    await measure([now - 10 * minute, 101.5]);
    expect(await rain()).toMatchObject({ rate: 9, value: 101.5 });
    await measure([now, 101.5]);
    expect(await rain()).toMatchObject({ rate: 0 });
    const [list] = (await iot.nodes.list({ query: {} })).rows;
    expect(list?.sensors).toMatchObject([{ feature: 'RAINFALL', rate: 0 }]);
    const [place] = (await iot.locations.list({ query: {} })).rows;
    expect(place?.config.sensors).toMatchObject([{ feature: 'RAINFALL', rate: 0 }]);
  });

  it('is worked out anew of all readings when one comes late, or corrects another', async () => {
    const { rain, measure } = await gauge();
    const now = started.clock.now().getTime();
    await measure([now, 12], [now - 60 * minute, 10]);
    expect(await rain()).toMatchObject({ rate: 2 });
    await measure([now - 30 * minute, 11.9]);
    expect(await rain()).toMatchObject({ rate: 0.2 });
    await measure([now - 30 * minute, 11]);
    expect(await rain()).toMatchObject({ rate: 2 });
    await measure([now - 90 * minute, 4]);
    expect(await rain()).toMatchObject({ rate: 2, value: 12 });
  });

  it('is what has fallen since midnight by the clocks of the farm, while that day lasts', async () => {
    const { rain, measure } = await gauge();
    const midnight = lastMidnight();
    const now = started.clock.now().getTime();
    await measure([midnight - hour, 90], [midnight - 10 * minute, 99.8]);
    expect((await rain())?.sinceMidnight).toBeNull();
    await measure([midnight, 100]);
    expect(await rain()).toMatchObject({ rate: 1.2, sinceMidnight: 0.2 });
    const [half, whole] = [midnight + (now - midnight) / 2, now];
    await measure([whole, 101.3]);
    expect((await rain())?.sinceMidnight).toBe(1.5);
    await measure([half, 100.5]);
    expect((await rain())?.sinceMidnight).toBe(1.5);
    await measure([midnight - 5 * minute, 99.9]);
    expect((await rain())?.sinceMidnight).toBe(1.4);
  });

  it('is not known of a day where it may have rained before midnight, and is known where it did not rain meanwhile', async () => {
    const { rain, measure } = await gauge();
    const midnight = lastMidnight();
    const now = started.clock.now().getTime();
    await measure([midnight - 5 * hour, 10], [now, 14]);
    expect((await rain())?.sinceMidnight).toBeNull();
    const other = await gauge();
    await other.measure([midnight - 5 * hour, 10], [now, 10]);
    expect(await other.rain()).toEqual({ rate: 0, sinceMidnight: 0, value: 10 });
  });

  it('of yesterday is told as the last that is known, and nothing of today', async () => {
    const { rain, measure } = await gauge();
    const midnight = lastMidnight();
    await measure([midnight - 26 * hour, 1], [midnight - 2 * hour, 2], [midnight - hour, 3]);
    expect(await rain()).toEqual({ rate: 1, sinceMidnight: null, value: 3 });
  });
});
