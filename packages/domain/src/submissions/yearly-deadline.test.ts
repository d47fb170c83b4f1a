import { describe, expect, it } from 'vitest';
import { deadlinesAround } from './yearly-deadline.ts';

const rule = { firstSeason: 2019, lastSeason: null, dueYears: 1, dueDay: '02-15' };
const told = (today: string, season: number) =>
  deadlinesAround([rule], season, today).map(({ season: of, dueOn, isNear, isPast }) => [of, dueOn, isNear, isPast]);

describe('what is handed over of a whole farming year', () => {
  it('is due in February after the year in which it ends: 2019/20 by 15 February 2021', () => {
    expect(told('2021-01-31', 2020)).toEqual([
      [2019, '2021-02-15', false, false],
      [2020, '2022-02-15', false, false],
    ]);
    expect(told('2021-02-01', 2020)[0]).toEqual([2019, '2021-02-15', true, false]);
    expect(told('2021-02-15', 2020)[0]).toEqual([2019, '2021-02-15', true, false]);
  });

  it('stands at the end once its day is past', () => {
    expect(told('2026-11-28', 2026)).toEqual([
      [2025, '2027-02-15', false, false],
      [2026, '2028-02-15', false, false],
      [2024, '2026-02-15', false, true],
    ]);
  });

  it('is not asked for of years before its rule, nor after it', () => {
    expect(told('2019-08-01', 2019).map(([season]) => season)).toEqual([2019]);
    expect(deadlinesAround([{ ...rule, lastSeason: 2019 }], 2021, '2021-08-01').map(({ season }) => season)).toEqual([
      2019,
    ]);
  });
});
