import { clockOf } from '@brazda/domain/local-time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { watchedFarm } from '#server/testing/watched-farm.ts';

const started = startApp();
const minute = 60_000;
const hour = 60;
const day = 24 * hour;

/** It is a while after noon on the farm, so that what was measured some hours ago is of the same day. */
async function gaugeInTheAfternoon(externalId: string) {
  const [hours = 0, minutes = 0] = clockOf('Europe/Prague')(started.clock.now())
    .stamp.slice(11, 16)
    .split(':')
    .map(Number);
  const untilAfternoon = (day + 14 * hour - (hours * hour + minutes)) % day;
  started.clock.advance(untilAfternoon * minute);
  const farm = await watchedFarm(started, externalId);
  const rained = (...values: readonly (readonly [number, number])[]) => farm.measureOf('RAINFALL', ...values);
  const addRule = (body: object = {}) =>
    farm.addRule({ feature: 'RAINFALL', comparison: 'ABOVE', threshold: 10, hysteresis: 0, ...body });
  return { ...farm, rained, addRule };
}

/** What the counter of the gauge has stood at since yesterday evening, until 4 millimetres have fallen by two hours ago. */
const rainyDay = [
  [530, 15 * hour],
  [530, 13 * hour],
  [534, 2 * hour],
] as const;

describe('a rule of rain', () => {
  let farms = 0;
  let gauge: Awaited<ReturnType<typeof gaugeInTheAfternoon>>;
  beforeEach(async () => {
    farms += 1;
    gauge = await gaugeInTheAfternoon(`gauge-${farms}`);
  });

  it('is about what has fallen since midnight, whatever the counter stands at, and over on the next day', async () => {
    const { rained, addRule, open, told, later } = gauge;
    await rained(...rainyDay);
    await addRule();
    await rained([539, hour]);
    expect(await open()).toEqual([]);
    await rained([542.5, 10]);
    expect(await open()).toMatchObject([{ feature: 'RAINFALL', threshold: 10, value: 12.5, peak: 12.5 }]);
    await rained([543, 1]);
    expect(await open()).toMatchObject([{ value: 13, peak: 13 }]);
    await later(11 * hour * minute);
    await rained([543, 61], [543, 1]);
    expect(await open()).toEqual([]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED']);
  });

  it('looks at once at what has fallen already, and not at what fell yesterday', async () => {
    const { rained, addRule, open, later } = gauge;
    await rained(...rainyDay, [545, 5]);
    await addRule();
    expect(await open()).toMatchObject([{ value: 15 }]);
    await later(11 * hour * minute);
    await addRule({ threshold: 5 });
    expect(await open()).toMatchObject([{ threshold: 10 }]);
  });

  it('says nothing where nobody knows on which day it fell', async () => {
    const { rained, addRule, open } = gauge;
    await addRule({ nodeId: null });
    await rained([530, 15 * hour], [580, 5]);
    expect(await open()).toEqual([]);
  });

  it('says so where enough has fallen for certain, though nobody knows of the night', async () => {
    const { rained, addRule, open } = gauge;
    await addRule({ nodeId: null });
    await rained([530, 15 * hour], [541, 3 * hour], [545, 2 * hour]);
    expect(await open()).toEqual([]);
    await rained([553, 5]);
    expect(await open()).toMatchObject([{ value: 12 }]);
  });

  it('of yesterday is over though nobody knows how much of the rain fell after midnight', async () => {
    const { rained, addRule, open, later } = gauge;
    await rained(...rainyDay);
    await addRule();
    await rained([545, 5]);
    expect(await open()).toMatchObject([{ value: 15 }]);
    await later(11 * hour * minute);
    await rained([548, 1]);
    expect(await open()).toEqual([]);
  });

  it('of little rain says nothing where more may have fallen', async () => {
    const { rained, addRule, open } = gauge;
    await addRule({ nodeId: null, comparison: 'BELOW', threshold: 2 });
    await rained([530, 15 * hour], [541, 3 * hour], [541, 5]);
    expect(await open()).toEqual([]);
  });
});
