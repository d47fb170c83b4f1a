import type { AlarmComparison, AlarmPhase } from '../../enumerations/alarm.ts';

/** When a value is an alarm; all times are milliseconds. */
export interface AlarmRule {
  readonly comparison: AlarmComparison;
  readonly threshold: number;
  /** By how much a value has to come back past the threshold until the alarm is over. */
  readonly hysteresis: number;
  /** So long the value has to be past the threshold. */
  readonly duration: number;
}

/** What one rule knows of one sensor; instants are milliseconds since 1970. */
export interface AlarmStanding {
  readonly phase: AlarmPhase;
  /** Since when the value is past the threshold; null while it is not. */
  readonly since: number | null;
  /** The newest reading that was looked at; null where there was none. */
  readonly lastAt: number | null;
}

export interface JudgedReading {
  readonly at: number;
  readonly value: number;
}

/** A reading that came later than this after it was measured begins nothing: it tells of the past. */
export const lateAfter = 3_600_000;

export const unjudged: AlarmStanding = { phase: 'NORMAL', since: null, lastAt: null };

export function isOpen({ phase }: Pick<AlarmStanding, 'phase'>): boolean {
  return phase === 'ACTIVE' || phase === 'STALE';
}

export function isPast({ comparison, threshold }: AlarmRule, value: number): boolean {
  return comparison === 'ABOVE' ? value > threshold : value < threshold;
}

/** Whether a value is back, and by more than the hysteresis; what lies between goes on as it was. */
export function isBack({ comparison, threshold, hysteresis }: AlarmRule, value: number): boolean {
  return comparison === 'ABOVE' ? value <= threshold - hysteresis : value >= threshold + hysteresis;
}

/** An alarm that lasts: its newest value, and that which is furthest past the threshold. */
export interface LastingAlarm extends Pick<AlarmRule, 'comparison'> {
  readonly value: number;
  readonly peak: number;
}

/** Whether an alarm is one also by a rule that has changed: it went past that threshold as well, and is not back. */
export function isAlarmBy(rule: AlarmRule, { comparison, value, peak }: LastingAlarm): boolean {
  return rule.comparison === comparison && isPast(rule, peak) && !isBack(rule, value);
}

/**
 * What becomes of a rule by a reading that comes at an instant. One that is no newer than the newest changes nothing; one
 * that comes late begins nothing. A sensor that was silent for longer than `silentAfter` begins its duration anew: nobody
 * knows what was meanwhile.
 */
export function judgeReading(
  rule: AlarmRule,
  standing: AlarmStanding,
  { at, value }: JudgedReading,
  { now, silentAfter }: { readonly now: number; readonly silentAfter: number },
): AlarmStanding {
  const { lastAt } = standing;
  if (lastAt !== null && at <= lastAt) return standing;
  const ended: AlarmStanding = { phase: 'NORMAL', since: null, lastAt: at };
  if (isBack(rule, value)) return ended;
  if (isOpen(standing)) return { ...standing, phase: 'ACTIVE', lastAt: at };
  const isLate = now - at > lateAfter;
  const since = goingOnSince(standing, at - silentAfter);
  if (since === null && (isLate || !isPast(rule, value))) return ended;
  const isFulfilled = at - (since ?? at) >= rule.duration && !isLate;
  return { phase: isFulfilled ? 'ACTIVE' : 'PENDING', since: since ?? at, lastAt: at };
}

/** Since when a value has been past the threshold that was read last after an instant; null where it was not. */
function goingOnSince({ phase, since, lastAt }: AlarmStanding, heardAfter: number): number | null {
  return phase === 'PENDING' && lastAt !== null && lastAt >= heardAfter ? since : null;
}

/**
 * What becomes of a rule by time alone: what is past the threshold long enough is an alarm, also where no reading says so
 * again; and an alarm whose sensor has fallen silent lasts.
 */
export function judgeTime(rule: AlarmRule, standing: AlarmStanding, now: number, silentAfter: number): AlarmStanding {
  const { phase, since, lastAt } = standing;
  const isSilent = lastAt === null || now - lastAt > silentAfter;
  if (phase === 'ACTIVE' && isSilent) return { ...standing, phase: 'STALE' };
  if (phase === 'PENDING' && !isSilent && since !== null && now - since >= rule.duration)
    return { ...standing, phase: 'ACTIVE' };
  return standing;
}

/** When time alone may change what a rule says next; null where only a reading can. */
export function nextLook(
  { duration }: AlarmRule,
  { phase, since, lastAt }: AlarmStanding,
  silentAfter: number,
): number | null {
  if (lastAt === null) return null;
  if (phase === 'ACTIVE') return lastAt + silentAfter + 1;
  if (phase !== 'PENDING' || since === null) return null;
  return since + duration <= lastAt + silentAfter ? since + duration : null;
}
