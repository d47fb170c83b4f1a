import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBack,
  isOpen,
  isPast,
  judgeReading,
  judgeTime,
  lateAfter,
  nextLook,
  unjudged,
  type AlarmRule,
  type AlarmStanding,
  type JudgedReading,
} from './alarm-rule.ts';

const minute = 60_000;
const silentAfter = 12 * 60 * minute;
const frost: AlarmRule = { comparison: 'BELOW', threshold: 0, hysteresis: 1, duration: 20 * minute };

/** Each reading arrives when it is measured. */
function judged(rule: AlarmRule, readings: readonly JudgedReading[], from: AlarmStanding = unjudged): AlarmStanding[] {
  let standing = from;
  return readings.map((reading) => {
    standing = judgeReading(rule, standing, reading, { now: reading.at, silentAfter });
    return standing;
  });
}

function everyTenMinutes(values: readonly number[]): JudgedReading[] {
  return values.map((value, place) => ({ at: place * 10 * minute, value }));
}

const phases = (standings: readonly AlarmStanding[]): string[] => standings.map(({ phase }) => phase);

describe('an alarm', () => {
  // `sections.md` 5: duration and hysteresis.
  const night = everyTenMinutes([1.2, 0.4, -0.2, -0.1, 0.3, -0.4, 0.9, 1.6]);

  it('begins when a value was past its threshold long enough, and ends when it is back by the hysteresis', () => {
    const standings = judged(frost, night);
    expect(phases(standings)).toEqual([
      ...['NORMAL', 'NORMAL', 'PENDING', 'PENDING', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'NORMAL'],
    ]);
    expect(standings[4]).toEqual({ phase: 'ACTIVE', since: 20 * minute, lastAt: 40 * minute });
  });

  it('never begins where the value comes back before its time, without a hysteresis', () => {
    expect(phases(judged({ ...frost, hysteresis: 0 }, night))).not.toContain('ACTIVE');
  });

  it('begins at once where nothing is said of a duration', () => {
    expect(phases(judged({ ...frost, duration: 0 }, night.slice(0, 3)))).toEqual(['NORMAL', 'NORMAL', 'ACTIVE']);
  });

  it('begins by time alone, without another reading', () => {
    const [standing = unjudged] = judged(frost, [{ at: 0, value: -1 }]);
    expect(nextLook(frost, standing, silentAfter)).toBe(20 * minute);
    expect(judgeTime(frost, standing, 19 * minute, silentAfter)).toBe(standing);
    expect(judgeTime(frost, standing, 20 * minute, silentAfter)).toMatchObject({ phase: 'ACTIVE', since: 0 });
  });

  it('does not begin where the sensor falls silent before its duration is over', () => {
    const slow = { ...frost, duration: 24 * 60 * minute };
    const [standing = unjudged] = judged(slow, [{ at: 0, value: -1 }]);
    expect(nextLook(slow, standing, silentAfter)).toBeNull();
    expect(judgeTime(slow, standing, 25 * 60 * minute, silentAfter)).toBe(standing);
    // What was meanwhile nobody knows.
    expect(judged(slow, [{ at: 25 * 60 * minute, value: -1 }], standing)).toMatchObject([
      { phase: 'PENDING', since: 25 * 60 * minute },
    ]);
  });

  it('lasts when its sensor falls silent, and is told to be stale; a reading says what it is then', () => {
    const [active = unjudged] = judged({ ...frost, duration: 0 }, [{ at: 0, value: -1 }]);
    expect(judgeTime(frost, active, silentAfter, silentAfter)).toBe(active);
    const stale = judgeTime(frost, active, nextLook(frost, active, silentAfter) ?? 0, silentAfter);
    expect(stale).toEqual({ phase: 'STALE', since: 0, lastAt: 0 });
    expect(isOpen(stale)).toBe(true);
    expect(nextLook(frost, stale, silentAfter)).toBeNull();
    const later = silentAfter + minute;
    expect(phases(judged(frost, [{ at: later, value: -1 }], stale))).toEqual(['ACTIVE']);
    expect(phases(judged(frost, [{ at: later, value: 0.5 }], stale))).toEqual(['ACTIVE']);
    expect(phases(judged(frost, [{ at: later, value: 2 }], stale))).toEqual(['NORMAL']);
  });

  it('is not begun by what a device sends of the past, and is ended by it where it is the newest', () => {
    const now = lateAfter + minute + 1;
    const late = (standing: AlarmStanding, value: number) =>
      judgeReading({ ...frost, duration: 0 }, standing, { at: minute, value }, { now, silentAfter });
    expect(late(unjudged, -5)).toEqual({ phase: 'NORMAL', since: null, lastAt: minute });
    expect(late({ phase: 'ACTIVE', since: 0, lastAt: 0 }, 5).phase).toBe('NORMAL');
  });
});

const value = fc.double({ min: -50, max: 50, noNaN: true });
const rule: fc.Arbitrary<AlarmRule> = fc.record({
  comparison: fc.constantFrom('ABOVE' as const, 'BELOW' as const),
  threshold: value,
  hysteresis: fc.double({ min: 0, max: 10, noNaN: true }),
  duration: fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => minutes * minute),
});
const readings = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 900 }), value }), { minLength: 1, maxLength: 40 })
  .map((steps) => {
    let at = 0;
    return steps.map((step): JudgedReading => ({ at: (at += step.gap * minute), value: step.value }));
  });

describe('whatever is measured', () => {
  it('an alarm begins only past the threshold or after it was, and ends only by a value that is back', () => {
    fc.assert(
      fc.property(rule, readings, (given, measured) => {
        const standings = judged(given, measured);
        standings.forEach((standing, place) => {
          const before = standings[place - 1] ?? unjudged;
          const { at, value: measuredValue } = measured[place] ?? { at: 0, value: 0 };
          if (!isOpen(before) && isOpen(standing))
            expect(at - (standing.since ?? at)).toBeGreaterThanOrEqual(given.duration);
          if (isOpen(before) && !isOpen(standing)) expect(isBack(given, measuredValue)).toBe(true);
          if (isPast(given, measuredValue)) expect(standing.phase).not.toBe('NORMAL');
        });
      }),
    );
  });

  it('time alone never ends an alarm, and looks again only when it can change something', () => {
    fc.assert(
      fc.property(rule, readings, fc.integer({ min: 0, max: 3000 }), (given, measured, minutes) => {
        const standing = judged(given, measured).at(-1) ?? unjudged;
        const now = (standing.lastAt ?? 0) + minutes * minute;
        const later = judgeTime(given, standing, now, silentAfter);
        if (isOpen(standing)) expect(isOpen(later)).toBe(true);
        const due = nextLook(given, standing, silentAfter);
        expect(later !== standing).toBe(
          due !== null && due <= now && (standing.phase !== 'PENDING' || now - (standing.lastAt ?? 0) <= silentAfter),
        );
      }),
    );
  });

  it('what is no newer than the newest changes nothing, and what comes late begins nothing', () => {
    fc.assert(
      fc.property(rule, readings, value, fc.integer({ min: 0, max: 500 }), (given, measured, other, minutes) => {
        const standing = judged(given, measured).at(-1) ?? unjudged;
        const last = standing.lastAt ?? 0;
        const filled = { at: last - minutes * minute, value: other };
        expect(judgeReading(given, standing, filled, { now: last, silentAfter })).toBe(standing);
        const at = last + minute;
        const late = judgeReading(given, standing, { at, value: other }, { now: at + lateAfter + 1, silentAfter });
        if (!isOpen(standing)) expect(isOpen(late)).toBe(false);
        if (standing.phase === 'NORMAL') expect(late.phase).toBe('NORMAL');
      }),
    );
  });

  it('it makes no difference whether the program is started anew between two readings', () => {
    fc.assert(
      fc.property(rule, readings, fc.nat(40), (given, measured, place) => {
        const first = judged(given, measured.slice(0, place));
        const kept = JSON.parse(JSON.stringify(first.at(-1) ?? unjudged)) as AlarmStanding;
        expect([...first, ...judged(given, measured.slice(place), kept)]).toEqual(judged(given, measured));
      }),
    );
  });
});
