import {
  isOpen,
  type AlarmRule,
  type AlarmStanding,
  type JudgedReading,
} from '@brazda/domain/sensors/alarms/alarm-rule.ts';

/** One alarm in its course through some readings. */
export interface Episode {
  /** Since when the value was past the threshold; null of the alarm that lasted before them. */
  readonly begunSince: number | null;
  /** When it was measured that the value is back; null where the alarm lasts. */
  readonly endedAt: number | null;
  /** The newest of the readings that it knows of, and that which is furthest past the threshold. */
  readonly value: number;
  readonly peak: number;
  /** What was measured when it began; the newest of it, where it lasted before. */
  readonly begunBy: number;
}

/** Notes which alarms begin and end while readings are judged, in their order. */
export interface AlarmCourse {
  /** Where a rule stands before the next reading, by time alone. */
  readonly follow: (standing: AlarmStanding) => void;
  /** Where it stands by a reading. */
  readonly measure: (standing: AlarmStanding, reading: JudgedReading) => void;
  readonly episodes: () => readonly Episode[];
}

/** A course from where a rule stands with a sensor before the first of the readings, and what was measured until then. */
export function courseOf({ comparison }: AlarmRule, first: AlarmStanding, newestValue: number | null): AlarmCourse {
  const episodes: Episode[] = [];
  const further = comparison === 'ABOVE' ? Math.max : Math.min;
  let begunSince: number | null = null;
  let wasOpen = isOpen(first);
  /** What was measured since the value went past the threshold, or since the first of the readings. */
  let seen: number[] = first.phase === 'PENDING' && newestValue !== null ? [newestValue] : [];
  let begunBy: number | undefined;
  const close = (endedAt: number | null): void => {
    const value = seen.at(-1);
    if (value === undefined) return;
    episodes.push({ begunSince, endedAt, value, peak: further(...seen), begunBy: begunBy ?? value });
  };
  const follow = (standing: AlarmStanding): void => {
    if (!wasOpen && isOpen(standing)) [begunSince, begunBy] = [standing.since, seen.at(-1)];
    wasOpen = isOpen(standing);
  };
  const measure = (standing: AlarmStanding, { at, value }: JudgedReading): void => {
    seen.push(value);
    if (wasOpen && !isOpen(standing)) close(at);
    follow(standing);
    if (standing.phase === 'NORMAL') seen = [];
  };
  return {
    follow,
    measure,
    episodes: () => {
      if (wasOpen) close(null);
      return episodes;
    },
  };
}
