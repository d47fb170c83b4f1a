import { describe, expect, it } from 'vitest';
import { shownDates } from './time-axis.ts';

describe('The times of a chart', () => {
  it('are those of the clocks of the farm, wherever it is looked at, also in the night in which they are put back', () => {
    const shown = shownDates('Europe/Prague');
    const hours = ['2026-06-30T22:00:00Z', '2026-10-25T00:00:00Z', '2026-10-25T01:30:00Z', '2026-12-31T23:00:00Z'].map(
      (at) => {
        const date = shown(Date.parse(at) / 1000);
        return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
      },
    );
    expect(hours).toEqual([
      [2026, 7, 1, 0, 0],
      [2026, 10, 25, 2, 0],
      [2026, 10, 25, 2, 30],
      [2027, 1, 1, 0, 0],
    ]);
  });
});
