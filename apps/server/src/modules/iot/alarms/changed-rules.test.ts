import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { watchedFarm, type WatchedFarm } from '#server/testing/watched-farm.ts';

const started = startApp();
const hour = 3_600_000;

interface RingingFarm extends WatchedFarm {
  /** Changes the rule that rings. */
  readonly edit: (body: object) => Promise<void>;
}

/** A farm on which an alarm below 0 has lasted for half an hour, told when it had for twenty minutes. */
async function ringingFarm(rule: object = {}): Promise<RingingFarm> {
  const watched = await watchedFarm(started);
  const { id, version } = await watched.addRule({ durationMinutes: 20, ...rule });
  await watched.measure([-3, 30]);
  await watched.measure([-4, 5]);
  expect(await watched.open()).toHaveLength(1);
  const edit = async (body: object): Promise<void> => {
    await watched.iot.alarmRules.edit({ params: { alarmRuleId: id }, body, version });
  };
  return { ...watched, edit };
}

describe('a rule that is changed while it rings', () => {
  it('goes on ringing since it began where the newest value is past the new limit, without a word', async () => {
    const { edit, open, told, measure } = await ringingFarm();
    const [before] = await open();
    await edit({ threshold: -2, durationMinutes: 60 });
    expect(await open()).toEqual([{ ...before, threshold: -2 }]);
    await measure([-5, 1]);
    expect(await open()).toMatchObject([{ id: before?.id, since: before?.since, value: -5, peak: -5 }]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN']);
    await measure([-1, 0]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED']);
  });

  it('goes on where the value is on its way back and no other limit is set', async () => {
    const { edit, open, measure } = await ringingFarm();
    await measure([0.5, 2]);
    const [before] = await open();
    await edit({ durationMinutes: 0 });
    expect(await open()).toEqual([before]);
  });

  it('stays stale where its sensor has fallen silent', async () => {
    const { farm, user, addRule, measure, later, watch, open } = await watchedFarm(started);
    const { id, version } = await addRule();
    await measure([-4, 0]);
    await later(13 * hour);
    await watch();
    const [before] = await open();
    expect(before?.isStale).toBe(true);
    const body = { username: user.email, password: user.password };
    const { id_token: token } = await started.api().gateway.authentication.signIn({ body });
    const { alarmRules } = started.api({ token }).iot;
    expect(await alarmRules.edit({ params: { alarmRuleId: id }, body: { threshold: -1 }, version })).toMatchObject({
      farmId: farm.id,
    });
    await watch();
    expect(await open()).toEqual([{ ...before, threshold: -1 }]);
  });

  it('is over where the newest value is within the new limit, and the end is told', async () => {
    const { edit, open, told, notices, iot } = await ringingFarm();
    await edit({ threshold: -10 });
    expect(await open()).toEqual([]);
    expect((await iot.alarms.list({ query: { state: 'ENDED' } })).rows).toMatchObject([{ ending: 'RULE_CHANGED' }]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED']);
    expect((await notices())[0]?.text).toContain('4');
  });

  it('tells the end to those who were told of the beginning, also where it names others now', async () => {
    const { farm, addRule, measure, told, iot } = await watchedFarm(started);
    const worker = await started.make.member(farm, 'worker');
    const { id, version } = await addRule({ userIds: [worker.id] });
    await measure([-4, 0]);
    const body = { threshold: -10, userIds: [] };
    await iot.alarmRules.edit({ params: { alarmRuleId: id }, body, version });
    const theirs = await started.api(worker).automation.notifications.list({ query: {} });
    expect(theirs.rows.map(({ event }) => event)).toEqual(['SENSOR_ALARM_ENDED', 'SENSOR_ALARM_BEGAN']);
    expect(await told()).toEqual([]);
  });

  it('tells nobody of an end of whose beginning nobody was told', async () => {
    const { addRule, measure, open, told, iot } = await watchedFarm(started);
    const { id, version } = await addRule();
    const silencedUntil = new Date(started.clock.now().getTime() + hour).toISOString();
    const params = { alarmRuleId: id };
    const silenced = await iot.alarmRules.edit({ params, body: { silencedUntil }, version });
    await measure([-4, 0]);
    await iot.alarmRules.edit({ params, body: { threshold: -10 }, version: silenced.version });
    expect([await open(), await told()]).toEqual([[], []]);
  });

  it('begins another alarm where it looks at the other side of a limit', async () => {
    const { edit, open, told } = await ringingFarm();
    const [before] = await open();
    await edit({ comparison: 'ABOVE', threshold: -20, durationMinutes: 0 });
    const [after] = await open();
    expect(after).toMatchObject({ comparison: 'ABOVE', threshold: -20 });
    expect(after?.id).not.toBe(before?.id);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED', 'SENSOR_ALARM_BEGAN']);
  });
});
