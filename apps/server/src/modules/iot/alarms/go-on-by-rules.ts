import { isAlarmBy } from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { AlarmRuleRow } from './alarm-rules.repository.ts';
import { endOfRules, findStandingsOfRules, type RuledSensor } from './alarm-standings.repository.ts';
import { findOpenAlarms, putThresholds } from './alarms.repository.ts';
import { beginRules, tellOf } from './judge-alarms.ts';
import { ruleOf } from './standing-judgement.ts';
import { tellOfAlarm } from './tell-of-alarm.ts';

interface GoingOn {
  readonly at: Date;
  /** Who was told of what rules have said so far, where that is known to be others than they tell now. */
  readonly told?: Pick<AlarmRuleRow, 'userIds' | 'channels'>;
}

/**
 * Lets rules that are other than they were go on. An alarm that is one by them still has not ended: it lasts since it began, and
 * nobody is told anything. The others are over, which those are told who were told of them; and what was measured last is
 * judged anew.
 */
export async function goOnByRules(
  tx: FarmChange,
  farmId: number,
  ruleIds: readonly number[],
  { at, told }: GoingOn,
): Promise<void> {
  const standings = new Map((await findStandingsOfRules(tx, ruleIds)).map((row) => [keyOf(row), row]));
  const lasting = (await findOpenAlarms(tx, farmId, ruleIds)).filter((alarm) => {
    const row = standings.get(keyOf(alarm));
    return row !== undefined && isAlarmBy(ruleOf(row), { ...alarm, value: row.newestValue ?? alarm.value });
  });
  const ended = await endOfRules(tx, farmId, ruleIds, { at, ending: 'RULE_CHANGED', lasting });
  await putThresholds(tx, farmId, ruleIds);
  const happenings = ended.flatMap((alarm) => {
    const row = standings.get(keyOf(alarm));
    if (!row) return [];
    return tellOfAlarm('SENSOR_ALARM_ENDED', { ...row, ...told, value: row.newestValue ?? alarm.value }, at);
  });
  await tellOf(tx, happenings, [], at);
  await beginRules(tx, ruleIds, at);
}

function keyOf({ ruleId, sensorId }: RuledSensor): string {
  return `${ruleId} ${sensorId}`;
}
