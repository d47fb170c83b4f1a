import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withSystem } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { unownedJob } from '#server/testing/unowned-job.ts';
import { watchedFarm } from '#server/testing/watched-farm.ts';
import { farmsToWatch } from './due-farms.repository.ts';
import { watchSensors } from './watch-sensors.ts';

const started = startApp();
const second = startApp({ clock: started.clock });
const minute = 60_000;
const hour = 60 * minute;

const farmWithNode = (externalId?: string) => watchedFarm(started, externalId);

describe('an alarm', () => {
  it('begins when a value is past its threshold, is one as long as it lasts, and ends when it is back', async () => {
    const { node, measure, addRule, open, told, iot } = await farmWithNode();
    const { id } = await addRule();
    await measure([2, 9]);
    expect(await open()).toEqual([]);
    await measure([-1, 7]);
    await measure([-3, 5]);
    await measure([0.5, 3]);
    expect(await open()).toMatchObject([
      {
        ...{ ruleId: id, nodeId: node.id, nodeName: 'U lesa', feature: 'TEMPERATURE', threshold: 0, isStale: false },
        ...{ peak: -3, value: 0.5, endedAt: null, acknowledgedAt: null },
      },
    ]);
    await measure([1, 1]);
    expect(await open()).toEqual([]);
    expect((await iot.alarms.list({ query: { state: 'ENDED', 'node-id': node.id } })).rows).toMatchObject([
      { ending: 'BACK', value: 1, peak: -3 },
    ]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED']);
  });

  it('begins when its time has come without another reading, also where the program was started anew meanwhile', async () => {
    const { measure, addRule, open, told } = await farmWithNode();
    await addRule({ durationMinutes: 20 });
    await measure([-1, 0]);
    expect(await open()).toEqual([]);
    // Another process on the same database knows no more than what is kept there.
    const at = new Date(started.clock.now().getTime() + 21 * minute);
    await watchSensors({ ...second.services, clock: { now: () => at } }, unownedJob(second.services.database));
    expect(await open()).toMatchObject([{ value: -1, peak: -1 }]);
    await watchSensors({ ...second.services, clock: { now: () => at } }, unownedJob(second.services.database));
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN']);
  });

  it('does not begin on a node that was put away meanwhile', async () => {
    const { node, iot, measure, addRule, open, told } = await farmWithNode();
    await addRule({ durationMinutes: 20 });
    await measure([-1, 0]);
    await iot.nodes.retire({ params: { nodeId: node.id } });
    const at = new Date(started.clock.now().getTime() + 21 * minute);
    await watchSensors({ ...started.services, clock: { now: () => at } }, unownedJob(started.services.database));
    expect([await open(), await told()]).toEqual([[], []]);
    await iot.nodes.restore({ params: { nodeId: node.id } });
    expect([await open(), await told()]).toEqual([[], []]);
  });

  it('begins on one farm also where those of another cannot be looked at', async () => {
    const [broken, other] = [await farmWithNode(), await farmWithNode('logger')];
    for (const { addRule, measure } of [broken, other]) {
      await addRule({ durationMinutes: 20 });
      await measure([-1, 0]);
    }
    const { kysely } = started.services.database;
    await sql`create function iot.break_alarms() returns trigger language plpgsql as
      $$ begin raise 'broken'; end $$`.execute(kysely);
    await sql`create trigger break_alarms before insert on iot.alarm for each row when (new.farm_id = ${sql.lit(broken.farm.id)})
      execute function iot.break_alarms()`.execute(kysely);
    try {
      const at = new Date(started.clock.now().getTime() + 21 * minute);
      await expect(
        watchSensors({ ...started.services, clock: { now: () => at } }, unownedJob(started.services.database)),
      ).rejects.toThrow('failed');
      expect([await broken.open(), await other.open()]).toMatchObject([[], [{ value: -1 }]]);
    } finally {
      await sql`drop function iot.break_alarms() cascade`.execute(kysely);
    }
  });

  it('lasts when its sensor falls silent, of which people are told apart, and when that is over', async () => {
    const { nodes, node, measure, later, watch, addRule, open, told } = await farmWithNode();
    await addRule();
    await measure([-1, 0]);
    await later(13 * hour);
    await watch();
    await watch();
    expect(await open()).toMatchObject([{ isStale: true, endedAt: null }]);
    expect((await nodes().read({ params: { nodeId: node.id } })).isSilent).toBe(true);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_SILENT']);
    await measure([-2, 0]);
    await watch();
    await watch();
    expect(await open()).toMatchObject([{ isStale: false, value: -2 }]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_SILENT', 'SENSOR_HEARD']);
  });

  it('is neither begun nor ended by what is older than the newest, nor begun by what comes late', async () => {
    const { measure, addRule, open } = await farmWithNode();
    await addRule();
    await measure([5, 10]);
    await measure([-9, 30]);
    expect(await open()).toEqual([]);
    await measure([-1, 5]);
    await measure([9, 20]);
    expect(await open()).toHaveLength(1);
    await measure([9, 1]);
    expect(await open()).toEqual([]);
    const other = await farmWithNode('logger');
    await other.addRule();
    await other.measure([-9, 300], [-9, 200], [-9, 90]);
    expect(await other.open()).toEqual([]);
    await other.measure([-9, 0]);
    expect(await other.open()).toHaveLength(1);
  });

  it('that came and went within one message is told and over', async () => {
    const { measure, addRule, iot, told } = await farmWithNode();
    await addRule();
    await measure([5, 9], [-1, 6], [5, 3]);
    expect((await iot.alarms.list({ query: { state: 'ALL' } })).rows).toMatchObject([{ ending: 'BACK', peak: -1 }]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED']);
  });

  it('is taken note of once, by whoever is first', async () => {
    const { user, farm, measure, addRule, iot } = await farmWithNode();
    await addRule();
    await measure([-1, 0]);
    const [alarm] = (await iot.alarms.list({ query: { state: 'UNACKNOWLEDGED' } })).rows;
    const params = { alarmId: alarm?.id ?? 0 };
    const reader = started.api(await started.make.member(farm, 'reader')).iot;
    await expect(reader.alarms.acknowledge({ params })).rejects.toMatchObject({ code: 'farm.notAllowed' });
    await iot.alarms.acknowledge({ params });
    const worker = started.api(await started.make.member(farm, 'worker')).iot;
    await worker.alarms.acknowledge({ params });
    expect((await iot.alarms.list({ query: {} })).rows).toMatchObject([{ acknowledgedBy: user.email }]);
    expect((await iot.alarms.list({ query: { state: 'UNACKNOWLEDGED' } })).total).toBe(0);
  });

  it('of a rule that is silenced is seen, and told when the silence is over and it lasts still', async () => {
    const { measure, later, watch, addRule, open, told, iot } = await farmWithNode();
    const { id, version } = await addRule();
    const silencedUntil = new Date(started.clock.now().getTime() + hour).toISOString();
    const rule = await iot.alarmRules.edit({ params: { alarmRuleId: id }, body: { silencedUntil }, version });
    expect(rule).toMatchObject({ silencedUntil, version: version + 1 });
    await measure([-1, 0]);
    await watch();
    expect(await open()).toHaveLength(1);
    expect(await told()).toEqual([]);
    await later(hour + minute);
    await watch();
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN']);
  });

  it('of which nobody is to be told yet lets nobody look at its farm each minute', async () => {
    const { farm, node, nodes, measure, later, watch, addRule, told, iot } = await farmWithNode();
    const isLookedAt = async (): Promise<boolean> =>
      (await withSystem(started.services.database, (tx) => farmsToWatch(tx, started.clock.now()))).includes(farm.id);
    const { id, version } = await addRule();
    const silencedUntil = new Date(started.clock.now().getTime() + hour).toISOString();
    await iot.alarmRules.edit({ params: { alarmRuleId: id }, body: { silencedUntil }, version });
    await measure([-1, 0]);
    expect(await isLookedAt()).toBe(false);
    await iot.nodes.retire({ params: { nodeId: node.id } });
    await later(hour + minute);
    expect(await isLookedAt()).toBe(false);
    await nodes().restore({ params: { nodeId: node.id } });
    expect(await isLookedAt()).toBe(true);
    await watch();
    expect([await told(), await isLookedAt()]).toEqual([['SENSOR_ALARM_BEGAN'], false]);
  });

  it('is of strangers no more than if there were none', async () => {
    const { node, measure, addRule, open } = await farmWithNode();
    const { id, version } = await addRule();
    await measure([-1, 0]);
    const [alarm] = await open();
    const { user, farm } = await started.make.farmer();
    const { iot } = started.api(user);
    const body = { feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0 } as const;
    for (const [attempt, code] of [
      [() => iot.alarms.acknowledge({ params: { alarmId: alarm?.id ?? 0 } }), 'alarm.notFound'],
      [() => iot.alarms.list({ query: { 'node-id': node.id } }), 'node.notFound'],
      [() => iot.alarmRules.list({ query: { 'node-id': node.id } }), 'node.notFound'],
      [
        () => iot.alarmRules.edit({ params: { alarmRuleId: id }, body: { threshold: 1 }, version }),
        'alarmRule.notFound',
      ],
      [() => iot.alarmRules.retire({ params: { alarmRuleId: id } }), 'alarmRule.notFound'],
      [() => iot.alarmRules.create({ params: { id: farm.id }, body: { ...body, nodeId: node.id } }), 'node.notFound'],
      [
        () => iot.alarmRules.create({ params: { id: farm.id }, body: { ...body, nodeId: null, userIds: [1] } }),
        'user.notFound',
      ],
    ] as const)
      await expect(attempt()).rejects.toMatchObject({ status: 404, code });
    expect((await iot.alarms.list({ query: { state: 'ALL' } })).total).toBe(0);
    expect(await iot.alarmRules.list({ query: {} })).toEqual([]);
  });
});

describe('a rule', () => {
  it('judges what was measured last as soon as it is there, and anew when it is another', async () => {
    const { measure, addRule, open, iot } = await farmWithNode();
    await measure([-1, 5]);
    const { id, version } = await addRule({ nodeId: null });
    expect(await open()).toMatchObject([{ value: -1 }]);
    await iot.alarmRules.edit({ params: { alarmRuleId: id }, body: { threshold: -5 }, version });
    expect(await open()).toEqual([]);
    expect((await iot.alarms.list({ query: { state: 'ENDED' } })).rows).toMatchObject([{ ending: 'RULE_CHANGED' }]);
    await expect(
      iot.alarmRules.edit({ params: { alarmRuleId: id }, body: { threshold: 1 }, version }),
    ).rejects.toMatchObject({ code: 'record.changed', body: { current: { threshold: -5 } } });
  });

  it('that was put away ends its alarms, and judges again when that is undone', async () => {
    const { farm, measure, addRule, open, iot, gateway } = await farmWithNode();
    const { id } = await addRule();
    await measure([-1, 0]);
    const { changeId } = await iot.alarmRules.retire({ params: { alarmRuleId: id } });
    expect(await open()).toEqual([]);
    expect(await iot.alarmRules.list({ query: {} })).toEqual([]);
    await gateway.farmChanges.undo({ params: { id: farm.id, changeId } });
    expect(await iot.alarmRules.list({ query: {} })).toMatchObject([{ id, threshold: 0 }]);
    await expect.poll(open, { timeout: 10_000 }).toHaveLength(1);
  });

  it('tells those alone who are named', async () => {
    const { farm, measure, addRule, told } = await farmWithNode();
    const worker = await started.make.member(farm, 'worker');
    await addRule({ userIds: [worker.id], channels: [] });
    await measure([-1, 0]);
    expect(await told()).toEqual([]);
    const theirs = await started.api(worker).automation.notifications.list({ query: {} });
    expect(theirs.rows).toMatchObject([{ event: 'SENSOR_ALARM_BEGAN', title: 'U lesa: Teplota pod 0\u00a0°C' }]);
  });

  it('tells everybody once none of those who are named belongs to the farm any more, and can be changed still', async () => {
    const { farm, measure, addRule, told, iot, gateway } = await farmWithNode();
    const [worker, reader] = [
      await started.make.member(farm, 'worker'),
      await started.make.member(farm, 'reader'),
    ] as const;
    const { id } = await addRule({ userIds: [worker.id, reader.id] });
    const saveAsListed = async (threshold: number) => {
      const [rule] = await iot.alarmRules.list({ query: {} });
      const body = { threshold, userIds: rule?.userIds ?? [] };
      return iot.alarmRules.edit({ params: { alarmRuleId: id }, body, version: rule?.version ?? 0 });
    };
    await gateway.farmMembers.remove({ params: { id: farm.id, userId: worker.id } });
    expect(await saveAsListed(-1)).toMatchObject({ threshold: -1, userIds: [reader.id] });
    await measure([-2, 5]);
    expect(await told()).toEqual([]);
    await measure([5, 4]);
    await gateway.farmMembers.remove({ params: { id: farm.id, userId: reader.id } });
    await measure([-2, 3]);
    expect(await told()).toEqual(['SENSOR_ALARM_BEGAN']);
    expect(await saveAsListed(-1.5)).toMatchObject({ threshold: -1.5, userIds: [] });
  });

  it('is refused with a threshold that is no number, or for longer than a week', async () => {
    const { addRule, iot } = await farmWithNode();
    for (const wrong of [{ threshold: 1e9 }, { hysteresis: -1 }, { durationMinutes: 10_081 }, { feature: 'LOVE' }])
      await expect(addRule(wrong)).rejects.toMatchObject({ code: 'validation.failed' });
    expect(await iot.alarmRules.list({ query: {} })).toEqual([]);
  });
});

describe('a node', () => {
  it('that was never heard, is put by or was put away is told of by nobody', async () => {
    const { node, nodes, measure, later, watch, told } = await farmWithNode();
    await later(13 * hour);
    await watch();
    expect(await told()).toEqual([]);
    await measure([5, 0]);
    await nodes().edit({ params: { nodeId: node.id }, body: { status: 'INACTIVE' } });
    await later(13 * hour);
    await watch();
    await nodes().edit({ params: { nodeId: node.id }, body: { status: 'ACTIVE' } });
    await nodes().retire({ params: { nodeId: node.id } });
    await watch();
    expect(await told()).toEqual([]);
  });

  it('is silent after as many hours as its farm has said of it', async () => {
    const { node, nodes, measure, later, watch, told } = await farmWithNode();
    await nodes().edit({ params: { nodeId: node.id }, body: { silentAfterHours: 30 } });
    await measure([5, 0]);
    await later(29 * hour);
    await watch();
    expect(await told()).toEqual([]);
    expect(await nodes().statistics({})).toMatchObject({ silent: 0 });
    await later(2 * hour);
    await watch();
    expect(await told()).toEqual(['SENSOR_SILENT']);
    expect(await nodes().statistics({})).toMatchObject({ silent: 1 });
  });
});
