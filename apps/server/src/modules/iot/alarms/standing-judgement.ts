import {
  isOpen,
  judgeReading,
  nextLook,
  unjudged,
  type AlarmRule,
  type AlarmStanding,
  type JudgedReading,
} from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import { silentAfterMilliseconds } from '@brazda/domain/sensors/silence.ts';
import type { NewStanding, StandingRow } from './alarm-standings.repository.ts';

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
  /** The newest of the readings that were looked at, and that which is furthest past the threshold. */
  readonly value: number;
  readonly peak: number;
  readonly wasOpen: boolean;
  /** Whether an alarm that was open ended, and since when one was that began after it; null where none began. */
  readonly hasEnded: boolean;
  readonly begunSince: number | null;
}

/** Judges readings of one sensor in the order of their time; undefined where none of them is newer than what is known. */
export function judgeInOrder(row: StandingRow, readings: readonly JudgedReading[], now: number): Judgement | undefined {
  const rule = ruleOf(row);
  const at = { now, silentAfter: silentAfterMilliseconds(row.silentAfterHours) };
  const first = standingOf(row);
  const looked: number[] = [];
  let standing = first;
  let hasEnded = false;
  let begunSince: number | null = null;
  for (const reading of [...readings].sort((one, other) => one.at - other.at)) {
    const next = judgeReading(rule, standing, reading, at);
    if (next === standing) continue;
    looked.push(reading.value);
    if (isOpen(standing) && !isOpen(next) && begunSince === null) hasEnded = true;
    if (!isOpen(standing) && isOpen(next)) begunSince = next.since;
    standing = next;
  }
  const value = looked.at(-1);
  if (value === undefined) return undefined;
  const peak = rule.comparison === 'ABOVE' ? Math.max(...looked) : Math.min(...looked);
  return { row, standing, value, peak, wasOpen: isOpen(first), hasEnded, begunSince };
}
