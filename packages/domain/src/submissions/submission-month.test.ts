import { describe, expect, it } from 'vitest';
import { dueOn, isLastDayOfMonth, lastDayOfMonth, monthsBegun, needsWork, standingOf } from './submission-month.ts';

const rules = [
  { from: '2023-07-01', to: '2023-10-31', dueMonths: null, dueOn: '2023-11-30' },
  { from: '2023-11-01', to: null, dueMonths: 1, dueOn: null },
];
const month = { end: '2026-10-31', uses: 3, state: undefined, isCovered: false };

describe('a month whose records are handed over', () => {
  it('ends on its last day, also in a leap year', () => {
    expect(lastDayOfMonth('2028-02-03')).toBe('2028-02-29');
    expect(lastDayOfMonth('2026-12-31', 1)).toBe('2027-01-31');
    expect([isLastDayOfMonth('2026-11-30'), isLastDayOfMonth('2026-12-30')]).toEqual([true, false]);
  });

  it('is one of the months of the farming year that have begun', () => {
    expect(monthsBegun(2026, '2026-09-01')).toEqual(['2026-07-31', '2026-08-31', '2026-09-30']);
    expect(monthsBegun(2025, '2026-11-20')).toHaveLength(12);
    expect(monthsBegun(2027, '2026-11-20')).toEqual([]);
  });

  it('is due at the end of the month after it, the first four of 2023 on one day, and before that never', () => {
    expect(dueOn(rules, '2026-10-31')?.day).toBe('2026-11-30');
    expect(dueOn(rules, '2027-01-31')?.day).toBe('2027-02-28');
    expect(dueOn(rules, '2023-08-31')?.day).toBe('2023-11-30');
    expect(dueOn(rules, '2023-06-30')).toBeUndefined();
  });

  it('needs nothing before it is over, where nothing was used, and where a later one was accepted', () => {
    expect(standingOf(month, '2026-10-31')).toBe('NOT_OVER');
    expect(standingOf(month, '2026-11-01')).toBe('TO_SEND');
    expect(standingOf({ ...month, uses: 0 }, '2026-11-01')).toBe('NOTHING');
    expect(standingOf({ ...month, state: 'FAULTY', isCovered: true }, '2026-11-01')).toBe('COVERED');
    expect(standingOf({ ...month, state: 'SENDING' }, '2026-11-01')).toBe('UNDER_WAY');
    expect(needsWork('FAULTY')).toBe(true);
    expect(needsWork('COVERED')).toBe(false);
  });
});
