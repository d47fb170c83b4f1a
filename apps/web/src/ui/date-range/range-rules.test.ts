import { addDays, isWithin, type DayRange } from '@brazda/domain/days.ts';
import { assert, constantFrom, integer, property, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canStep,
  clamped,
  dayCount,
  earliestDay,
  finished,
  shortcutOf,
  shortcutRange,
  shortcuts,
  stepped,
  withDay,
  type Direction,
} from './range-rules.ts';

const today = '2026-11-26';
const bounds: DayRange = { from: earliestDay, to: today };
const inBounds = { weekStart: 1, bounds } as const;

const day = integer({ min: 0, max: 6173 }).map((days) => addDays(earliestDay, days));
const anyRange: Arbitrary<DayRange> = tuple(day, integer({ min: 0, max: 900 })).map(([from, days]) => ({
  from,
  to: addDays(from, days),
}));
const wholeMonth = day.map((within) => stepped(shortcutRange('lastMonth', within, 1), 1));
const wholeYear = day.map((within) => shortcutRange('thisYear', within, 1));
const direction = constantFrom<Direction[]>(-1, 1);

describe('words for ranges of days', () => {
  it('mean these days on a Thursday', () => {
    const meant = Object.fromEntries(shortcuts.map((shortcut) => [shortcut, shortcutRange(shortcut, today, 1)]));
    expect(meant).toEqual({
      today: { from: '2026-11-26', to: '2026-11-26' },
      yesterday: { from: '2026-11-25', to: '2026-11-25' },
      last7Days: { from: '2026-11-20', to: '2026-11-26' },
      lastWeek: { from: '2026-11-16', to: '2026-11-22' },
      lastMonth: { from: '2026-10-01', to: '2026-10-31' },
      thisYear: { from: '2026-01-01', to: '2026-12-31' },
    });
  });

  it('know where weeks begin on a Sunday, and the month before January', () => {
    expect(shortcutRange('lastWeek', '2026-11-22', 1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(shortcutRange('lastWeek', '2026-11-22', 0)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(shortcutRange('lastMonth', '2028-03-31', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(shortcutRange('lastMonth', '2026-01-05', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('are found again for the range as it is shown, cut at today', () => {
    expect(shortcutOf({ from: '2026-01-01', to: today }, today, inBounds)).toBe('thisYear');
    expect(shortcutOf({ from: '2026-11-25', to: '2026-11-25' }, today, inBounds)).toBe('yesterday');
    expect(shortcutOf({ from: '2026-11-02', to: '2026-11-25' }, today, inBounds)).toBeUndefined();
  });
});

describe('a step before or after a range', () => {
  it('is as long as the range, or the month or year beside it', () => {
    expect(stepped({ from: today, to: today }, -1)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(stepped({ from: '2026-11-16', to: '2026-11-22' }, 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(stepped({ from: '2026-03-01', to: '2026-03-31' }, -1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(stepped({ from: '2024-01-01', to: '2024-12-31' }, 1)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(stepped({ from: '2026-03-01', to: '2026-03-30' }, -1)).toEqual({ from: '2026-01-30', to: '2026-02-28' });
  });

  it('and one back lead to the same range', () => {
    assert(
      property(anyRange, direction, (range, to) => {
        // What becomes exactly a month by a step goes on by months.
        const there = stepped(range, to);
        const isMonth = there.from.endsWith('-01') && addDays(there.to, 1).endsWith('-01');
        if (!isMonth) expect(stepped(there, -to as Direction)).toEqual(range);
      }),
    );
    for (const whole of [wholeMonth, wholeYear])
      assert(
        property(whole, direction, (range, to) => {
          expect(stepped(stepped(range, to), -to as Direction)).toEqual(range);
        }),
      );
  });

  it('leaves no day out and repeats none', () => {
    for (const ranges of [anyRange, wholeMonth, wholeYear])
      assert(
        property(ranges, (range) => {
          expect(stepped(range, 1).from).toBe(addDays(range.to, 1));
        }),
      );
  });
});

describe('bounds', () => {
  it('hold every range, and cut one that is cut no more', () => {
    assert(
      property(anyRange, integer({ min: -40, max: 40 }), (range, steps) => {
        let moved = range;
        for (let step = 0; step < Math.abs(steps); step += 1) moved = stepped(moved, steps < 0 ? -1 : 1);
        const held = clamped(moved, bounds);
        expect(isWithin(bounds, held.from) && isWithin(bounds, held.to) && held.from <= held.to).toBe(true);
        expect(clamped(held, bounds)).toEqual(held);
      }),
    );
  });

  it('end the steps at the first day and at today', () => {
    expect(canStep({ from: earliestDay, to: '2010-01-31' }, -1, bounds)).toBe(false);
    expect(canStep({ from: earliestDay, to: '2010-01-31' }, 1, bounds)).toBe(true);
    expect(canStep({ from: '2026-01-01', to: today }, 1, bounds)).toBe(false);
    expect(canStep({ from: '2026-01-01', to: today }, -1, bounds)).toBe(true);
  });
});

describe('what is chosen in calendars', () => {
  it('has a start and an end in whichever order they are touched, and begins anew after that', () => {
    expect(withDay(withDay({}, '2026-11-03'), '2026-11-09')).toEqual({ from: '2026-11-03', to: '2026-11-09' });
    expect(withDay(withDay({}, '2026-11-09'), '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-09' });
    expect(withDay({ from: '2026-11-03', to: '2026-11-09' }, '2026-11-05')).toEqual({ from: '2026-11-05' });
  });

  it('without an end ends where it starts, and is one day long', () => {
    const chosen = finished(withDay({}, '2026-11-03'));
    expect(chosen).toEqual({ from: '2026-11-03', to: '2026-11-03' });
    expect(chosen && dayCount(chosen)).toBe(1);
    expect(finished({})).toBeUndefined();
  });

  it('has as many days as lie in it, also where clocks are changed', () => {
    expect(dayCount({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
    expect(dayCount({ from: '2026-01-01', to: '2026-12-31' })).toBe(365);
  });
});
