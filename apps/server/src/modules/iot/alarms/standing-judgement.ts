import {
  judgeReading,
  judgeTime,
  lateAfter,
  nextLook,
  unjudged,
  type AlarmRule,
  type AlarmStanding,
  type JudgedReading,
} from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import { silentAfterMilliseconds } from '@brazda/domain/sensors/silence.ts';
import type { NewStanding, StandingRow } from './alarm-standings.repository.ts';
import { courseOf, type Episode } from './alarm-course.ts';

const minuteMilliseconds = 60_000;

export function ruleOf({ comparison, threshold, hysteresis, durationMinutes }: StandingRow): AlarmRule {
  return { comparison, threshold, hysteresis, duration: durationMinutes * minuteMilliseconds };
}

/** Where a rule stands with a sensor; one that has not looked at it yet begins after what was measured before. */
export function standingOf({ phase, since, lastAt, newestAt }: StandingRow): AlarmStanding {
  if (phase === null) return { ...unjudged, lastAt: newestAt?.getTime() ?? null };
  return { phase, since: since?.getTime() ?? null, lastAt: lastAt?.getTime() ?? null };
}

/** Where it stands now, as it is kept. */
export function keptStanding(row: StandingRow, standing: AlarmStanding): NewStanding {
  const due = nextLook(ruleOf(row), standing, silentAfterMilliseconds(row.silentAfterHours));
  const { farmId, ruleId, sensorId } = row;
  return {
    ...{ farmId, ruleId, sensorId, phase: standing.phase },
    since: instant(standing.since),
    lastAt: instant(standing.lastAt),
    dueAt: instant(due),
  };
}

export function instant(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

/** What some readings make of one rule with one sensor. */
export interface Judgement {
  readonly row: StandingRow;
  readonly standing: AlarmStanding;
  /** In their order: at most the first of them was there before, and at most the last of them lasts. */
  readonly episodes: readonly Episode[];
}

/**
 * Judges readings of one sensor in the order of their time, as if each had come when it was measured; undefined where none
 * of them is newer than what is known.
 */
export function judgeInOrder(row: StandingRow, readings: readonly JudgedReading[], now: number): Judgement | undefined {
  const rule = ruleOf(row);
  const at = { now, silentAfter: silentAfterMilliseconds(row.silentAfterHours) };
  const first = standingOf(row);
  const course = courseOf(rule, first, row.newestValue);
  let standing = first;
  for (const reading of inTime(readings)) {
    if (standing.lastAt !== null && reading.at <= standing.lastAt) continue;
    const timed = asTimePassed(rule, standing, reading.at, at);
    course.follow(timed);
    standing = judgeReading(rule, timed, reading, at);
    course.measure(standing, reading);
  }
  return standing === first ? undefined : { row, standing, episodes: course.episodes() };
}

function inTime(readings: readonly JudgedReading[]): readonly JudgedReading[] {
  return readings.toSorted((one, other) => one.at - other.at);
}

/**
 * What time alone has made of a rule before the next reading: what was past the threshold long enough was an alarm by then.
 * What is over for so long that it tells of the past begins nothing.
 */
function asTimePassed(
  rule: AlarmRule,
  standing: AlarmStanding,
  until: number,
  { now, silentAfter }: { readonly now: number; readonly silentAfter: number },
): AlarmStanding {
  const due = standing.phase === 'PENDING' ? nextLook(rule, standing, silentAfter) : null;
  if (due === null || due >= until || now - due > lateAfter) return standing;
  return judgeTime(rule, standing, due, silentAfter);
}
