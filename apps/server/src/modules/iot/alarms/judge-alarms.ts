import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { isOpen } from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { tellMembers, type Happening } from '#server/modules/automation/public.ts';
import type { NewReading } from '../uplinks/readings.repository.ts';
import { findStandings, findStandingsOfRules, putStandings, type StandingRow } from './alarm-standings.repository.ts';
import { continueAlarms, insertAlarms, type BegunAlarm } from './alarms.repository.ts';
import { judgeInOrder, keptStanding, type Judgement } from './standing-judgement.ts';
import { tellOfAlarm } from './tell-of-alarm.ts';

/**
 * Judges what was measured by the rules of its farms, before it is kept as the newest. Where there is no rule, this is one
 * statement.
 */
export async function judgeAlarms(tx: FarmChange, readings: readonly NewReading[], now: Date): Promise<void> {
  if (readings.length === 0) return;
  const bySensor = groupedBy(readings, ({ sensor }) => sensor.id);
  const rows = await findStandings(tx, [...bySensor.keys()]);
  const judged = rows.flatMap((row) => {
    const own = (bySensor.get(row.sensorId) ?? []).filter(({ sensor }) => sensor.farmId === row.farmId);
    const measured = own.map(({ at, value }) => ({ at: at.getTime(), value }));
    return judgeInOrder(row, measured, now.getTime()) ?? [];
  });
  await keepJudged(tx, judged, now);
}

/** Judges by rules that are new, or other than they were, what was measured last. */
export async function beginRules(tx: FarmChange, ruleIds: readonly number[], now: Date): Promise<void> {
  const judged = (await findStandingsOfRules(tx, ruleIds)).flatMap((row) => {
    const { newestAt, newestValue } = row;
    if (newestAt === null || newestValue === null) return [];
    const newest = { at: newestAt.getTime(), value: newestValue };
    // It is what the rule looks at first.
    return judgeInOrder({ ...row, phase: null, newestAt: null }, [newest], now.getTime()) ?? [];
  });
  await keepJudged(tx, judged, now);
}

/** Keeps where rules stand, and the alarms that began or ended by it, and tells of them. */
async function keepJudged(tx: FarmChange, judged: readonly Judgement[], now: Date): Promise<void> {
  if (judged.length === 0) return;
  await putStandings(
    tx,
    judged.map(({ row, standing }) => keptStanding(row, standing)),
  );
  const lasted = judged.filter(({ wasOpen }) => wasOpen).map((judgement) => ({ ...judgement.row, ...judgement }));
  const ended = await continueAlarms(tx, lasted, now);
  const begun = judged.filter(({ begunSince }) => begunSince !== null);
  await insertAlarms(
    tx,
    begun.map((judgement) => begunAlarm(judgement, now)),
    now,
  );
  // What began and was over before anybody could look.
  const passed = begun.filter(({ standing }) => !isOpen(standing));
  const over = await continueAlarms(
    tx,
    passed.map((judgement) => ({ ...judgement.row, ...judgement, hasEnded: true })),
    now,
  );
  const wasTold = new Set([...ended, ...over].filter((one) => one.wasTold).map(keyOf));
  await tellOf(
    tx,
    judged.flatMap((judgement) => happeningsOf(judgement, wasTold.has(keyOf(judgement.row)), now)),
    [...ended, ...over, ...begun.map(({ row }) => row)].map(({ farmId }) => farmId),
    now,
  );
}

function begunAlarm({ row, begunSince, value, peak }: Judgement, now: Date): BegunAlarm {
  return { ...row, since: new Date(begunSince ?? now.getTime()), value, peak, isTold: !isSilenced(row, now) };
}

function happeningsOf(
  { row, begunSince, hasEnded, value, standing }: Judgement,
  wasTold: boolean,
  now: Date,
): Happening[] {
  const began =
    begunSince !== null && !isSilenced(row, now)
      ? [tellOfAlarm('SENSOR_ALARM_BEGAN', { ...row, value }, new Date(begunSince))]
      : [];
  const isOver = hasEnded || (begunSince !== null && !isOpen(standing));
  const over =
    isOver && wasTold ? [tellOfAlarm('SENSOR_ALARM_ENDED', { ...row, value }, new Date(standing.lastAt ?? now))] : [];
  return hasEnded ? [...over, ...began] : [...began, ...over];
}

export function isSilenced({ silencedUntil }: Pick<StandingRow, 'silencedUntil'>, now: Date): boolean {
  return silencedUntil !== null && silencedUntil > now;
}

/** Tells members what happened, and whoever looks at a farm that its alarms are others. */
export async function tellOf(
  tx: FarmChange,
  happenings: readonly Happening[],
  farmIds: readonly number[],
  now: Date,
): Promise<void> {
  await tellMembers(tx, happenings, now);
  for (const farmId of new Set(farmIds)) await recordEvent(tx, { farmId, topic: 'alarms.changed' });
}

function keyOf({ farmId, ruleId, sensorId }: Pick<StandingRow, 'farmId' | 'ruleId' | 'sensorId'>): string {
  return `${farmId} ${ruleId} ${sensorId}`;
}
