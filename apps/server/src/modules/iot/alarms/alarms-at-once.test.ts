import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { watchedFarm } from '#server/testing/watched-farm.ts';

const started = startApp();
const minute = 60_000;

async function farmWithRule(wish: object = {}) {
  const farm = await watchedFarm(started);
  const made = await farm.addRule({ hysteresis: 0, ...wish });
  /** From the first on; how many minutes ago each began and ended. */
  const alarms = async () => {
    const { rows } = await farm.iot.alarms.list({ query: { state: 'ALL', 'per-page': 200 } });
    const now = started.clock.now().getTime();
    const ago = (at: string): number => Math.round((now - Date.parse(at)) / minute);
    return rows
      .toReversed()
      .map(({ since, endedAt, peak, value }) => ({ since: ago(since), ended: endedAt && ago(endedAt), peak, value }));
  };
  return { ...farm, rule: made, alarms };
}

describe('alarms within one message', () => {
  it('are known one after the other, each with its beginning and its end', async () => {
    const { measure, alarms, told, open } = await farmWithRule();
    await measure([5, 50], [-1, 45], [-2, 42], [5, 40], [-3, 30], [6, 20], [-4, 10]);
    expect(await alarms()).toEqual([
      { since: 45, ended: 40, peak: -2, value: 5 },
      { since: 30, ended: 20, peak: -3, value: 6 },
      { since: 10, ended: null, peak: -4, value: -4 },
    ]);
    expect(await open()).toHaveLength(1);
    const [began, ended] = ['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED'];
    expect(await told()).toEqual([began, ended, began, ended, began]);
  });

  it('come after the one that lasted before, which ends when its value was back', async () => {
    const { measure, alarms, told } = await farmWithRule();
    await measure([-5, 55]);
    await measure([2, 50], [-1, 45], [3, 40]);
    expect(await alarms()).toEqual([
      { since: 55, ended: 50, peak: -5, value: 2 },
      { since: 45, ended: 40, peak: -1, value: 3 },
    ]);
    expect(await told()).toHaveLength(4);
  });

  it('are the same in whatever order the values stand, and however often the message comes', async () => {
    const { measure, alarms, told } = await farmWithRule();
    await measure([3, 20], [-1, 45], [2, 40], [-2, 30]);
    await measure([3, 20], [-1, 45], [2, 40], [-2, 30]);
    expect(await alarms()).toEqual([
      { since: 45, ended: 40, peak: -1, value: 2 },
      { since: 30, ended: 20, peak: -2, value: 3 },
    ]);
    expect(await told()).toHaveLength(4);
  });

  it('are one where the value came back by less than the hysteresis', async () => {
    const { measure, alarms } = await farmWithRule({ hysteresis: 1 });
    await measure([-1, 45], [0.5, 40], [-2, 35], [1, 30], [0.5, 25]);
    expect(await alarms()).toEqual([{ since: 45, ended: 30, peak: -2, value: 1 }]);
  });

  it('begin only where the value was past its limit for so long, also where no reading says it again', async () => {
    const { measure, alarms } = await farmWithRule({ durationMinutes: 20 });
    await measure([-1, 58], [-1, 50], [5, 45], [-1, 40], [-3, 30], [-2, 18], [5, 12], [-1, 5]);
    expect(await alarms()).toEqual([{ since: 40, ended: 12, peak: -3, value: 5 }]);
    const other = await farmWithRule({ durationMinutes: 20 });
    await other.measure([-1, 50], [5, 20]);
    expect(await other.alarms()).toEqual([{ since: 50, ended: 20, peak: -1, value: 5 }]);
  });

  it('of a rule that is silenced are listed and told to nobody', async () => {
    const { measure, alarms, told, watch, iot, rule } = await farmWithRule();
    const silencedUntil = new Date(started.clock.now().getTime() + 60 * minute).toISOString();
    await iot.alarmRules.edit({
      params: { alarmRuleId: rule.id },
      body: { silencedUntil },
      version: rule.version,
    });
    await measure([-1, 45], [5, 40], [-1, 30], [5, 20]);
    await watch();
    expect(await alarms()).toHaveLength(2);
    expect(await told()).toEqual([]);
  });

  it('are told as few, however many there were, the first of which says how many more', async () => {
    const { measure, iot, told, notices } = await farmWithRule();
    const values = Array.from({ length: 500 }, (_, at) => [at % 2 === 0 ? -1 : 1, (500 - at) / 10] as const);
    await measure(...values);
    expect((await iot.alarms.list({ query: { state: 'ENDED' } })).total).toBe(250);
    expect(await told()).toHaveLength(10);
    const [first, second] = (await notices()).toReversed();
    expect(first?.text).toContain('ještě 490×');
    expect(second?.text).not.toContain('×');
  });
});
