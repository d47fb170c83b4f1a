import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { tellMembers, type Happening } from '#server/modules/automation/public.ts';
import type { NewestRain } from '../uplinks/newest-rain.repository.ts';
import type { NewReading } from '../uplinks/readings.repository.ts';
import {
  findNewAtPlaces,
  findStandings,
  findStandingsOfRules,
  putStandings,
  type StandingRow,
} from './alarm-standings.repository.ts';
import type { Episode } from './alarm-course.ts';
import { continueAlarms, insertAlarms, type BegunAlarm, type ContinuedAlarm } from './alarms.repository.ts';
import { instant, judgeInOrder, keptStanding, type Judgement } from './standing-judgement.ts';
import { tellOfAlarm } from './tell-of-alarm.ts';

/**
 * Judges what was measured by the rules of its farms, before it is kept as the newest. Where there is no rule, this is one
 * statement. Rain is judged by what has fallen, and not by what its counter stands at.
 */
export async function judgeAlarms(tx: FarmChange, readings: readonly NewReading[], now: Date): Promise<void> {
  const judgeable = readings.filter(({ sensor }) => sensor.feature !== 'RAINFALL');
  if (judgeable.length === 0) return;
  const bySensor = groupedBy(judgeable, ({ sensor }) => sensor.id);
  const rows = await findStandings(tx, [...bySensor.keys()]);
  const judged = rows.flatMap((row) => {
    const own = (bySensor.get(row.sensorId) ?? []).filter(
      ({ sensor, at }) => sensor.farmId === row.farmId && isOfPlace(row, at),
    );
    const measured = own.map(({ at, value }) => ({ at: at.getTime(), value }));
    return judgeInOrder(row, measured, now.getTime()) ?? [];
  });
  await keepJudged(tx, judged, now);
}

/**
 * Judges what has fallen since midnight by the clocks of the farm, once it is kept. Where that is not known, what has fallen
 * for certain may be too much already; it is too little for nothing.
 */
export async function judgeRain(tx: FarmChange, rain: readonly NewestRain[], now: Date): Promise<void> {
  if (rain.length === 0) return;
  const bySensor = new Map(rain.map((one) => [one.sensor.id, one]));
  const rows = await findStandings(tx, [...bySensor.keys()]);
  const judged = rows.flatMap((row) => {
    const fallen = bySensor.get(row.sensorId);
    if (fallen?.sensor.farmId !== row.farmId || !isOfPlace(row, fallen.at)) return [];
    const value = row.comparison === 'ABOVE' ? fallen.leastOfDay : fallen.ofDay;
    if (value === null) return [];
    // It is kept already: a rule that has not looked yet would take it for what was before.
    const before = row.phase === null ? { ...row, newestAt: null } : row;
    return judgeInOrder(before, [{ at: fallen.at.getTime(), value }], now.getTime()) ?? [];
  });
  await keepJudged(tx, judged, now);
}

/** Judges by rules what was measured last of the sensors that they have not looked at yet. */
export async function beginRules(tx: FarmChange, ruleIds: readonly number[], now: Date): Promise<void> {
  const rows = await findStandingsOfRules(tx, ruleIds);
  await keepJudged(
    tx,
    judgeNewest(
      rows.filter(({ phase }) => phase === null),
      now,
    ),
    now,
  );
}

/** Judges by the rules of places what nodes that have come there have measured there last. */
export async function beginAtPlaces(tx: FarmChange, farmId: number, now: Date): Promise<void> {
  await keepJudged(tx, judgeNewest(await findNewAtPlaces(tx, farmId), now), now);
}

function judgeNewest(rows: readonly StandingRow[], now: Date): Judgement[] {
  return rows.flatMap((row) => {
    const { newestAt, newestValue, dayEnds } = row;
    if (newestAt === null || newestValue === null || !isOfPlace(row, newestAt)) return [];
    // What has fallen on a day is nothing of the next.
    if (row.feature === 'RAINFALL' && (dayEnds === null || dayEnds <= now)) return [];
    const newest = { at: newestAt.getTime(), value: newestValue };
    // It is what the rule looks at first.
    return judgeInOrder({ ...row, phase: null, newestAt: null }, [newest], now.getTime()) ?? [];
  });
}

/** Whether what was measured at an instant was measured where a rule looks: what a node has measured elsewhere was not. */
function isOfPlace({ stoodSince }: Pick<StandingRow, 'stoodSince'>, at: Date): boolean {
  return stoodSince === null || at >= stoodSince;
}

/** One alarm of one rule with one sensor, as readings made it. */
interface JudgedEpisode extends Episode {
  readonly row: StandingRow;
}

/** Keeps where rules stand, and the alarms that began or ended by it in their order, and tells of them. */
async function keepJudged(tx: FarmChange, judged: readonly Judgement[], now: Date): Promise<void> {
  if (judged.length === 0) return;
  await putStandings(
    tx,
    judged.map(({ row, standing }) => keptStanding(row, standing)),
  );
  const course = judged.flatMap(({ row, episodes }) => episodes.map((episode): JudgedEpisode => ({ ...episode, row })));
  const lasted = course.filter(({ begunSince }) => begunSince === null);
  const ended = await continueAlarms(tx, lasted.map(continuedAlarm));
  const begun = course.filter(({ begunSince }) => begunSince !== null);
  await insertAlarms(
    tx,
    begun.map((episode) => begunAlarm(episode, now)),
    now,
  );
  const wasTold = new Set(ended.filter((one) => one.wasTold).map(keyOf));
  await tellOf(
    tx,
    judged.flatMap((judgement) => happeningsOf(judgement, wasTold.has(keyOf(judgement.row)), now)),
    [...ended, ...begun.map(({ row }) => row)].map(({ farmId }) => farmId),
    now,
  );
}

function continuedAlarm({ row, endedAt, value, peak }: JudgedEpisode): ContinuedAlarm {
  return { ...row, value, peak, endedAt: instant(endedAt) };
}

function begunAlarm({ row, begunSince, endedAt, value, peak }: JudgedEpisode, now: Date): BegunAlarm {
  return {
    ...{ ...row, value, peak, endedAt: instant(endedAt), isTold: !isSilenced(row, now) },
    since: new Date(begunSince ?? now.getTime()),
  };
}

/** Nobody reads more of one rule and one sensor at once; all of it stays where alarms are listed. */
const mostTold = 10;

/** What is told of a rule with a sensor: the newest of it, the first of which says how much there was before. */
function happeningsOf({ row, episodes }: Judgement, wasTold: boolean, now: Date): Happening[] {
  const all = episodes.flatMap(({ begunSince, endedAt, value, begunBy }) => {
    if (begunSince === null ? !wasTold : isSilenced(row, now)) return [];
    const began = { event: 'SENSOR_ALARM_BEGAN', at: begunSince, value: endedAt === null ? value : begunBy } as const;
    return [began, { event: 'SENSOR_ALARM_ENDED', at: endedAt, value } as const];
  });
  const happened = all.flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, since: new Date(at) }]));
  const earlier = Math.max(0, happened.length - mostTold);
  return happened
    .slice(earlier)
    .map(({ event, since, value }, place) =>
      tellOfAlarm(event, { ...row, value, ...(earlier > 0 && place === 0 && { earlier }) }, since),
    );
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
