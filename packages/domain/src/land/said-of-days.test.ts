import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdersOfDays } from './said-of-days.ts';

const cutOff = { id: 3, fromId: 1, since: '2026-05-01', isFromGone: false };
const cutOffAgain = { id: 4, fromId: 3, since: '2026-06-10', isFromGone: false };

describe('what was said of days', () => {
  it('holds of a parcel itself, and of what it was cut off from up to the day on which it was', () => {
    const holdersOf = holdersOfDays([cutOff, cutOffAgain]);
    expect(holdersOf(4)).toEqual([
      { parcelId: 4, until: undefined },
      { parcelId: 3, until: '2026-06-10' },
      { parcelId: 1, until: '2026-05-01' },
    ]);
    expect(holdersOf(1)).toEqual([{ parcelId: 1, until: undefined }]);
  });

  it('holds of all days of what is there no more, also where its division was written down later', () => {
    const divided = { ...cutOffAgain, isFromGone: true };
    expect(holdersOfDays([cutOff, divided])(4)).toEqual([
      { parcelId: 4, until: undefined },
      { parcelId: 3, until: undefined },
      { parcelId: 1, until: '2026-05-01' },
    ]);
  });

  it('holds of nothing before where that goes on and nobody knows since when both are there', () => {
    expect(holdersOfDays([{ ...cutOff, since: null }])(3)).toEqual([{ parcelId: 3, until: undefined }]);
    expect(holdersOfDays([cutOff, { ...cutOffAgain, since: null }])(4)).toHaveLength(1);
  });

  it('holds never later the further back it is, and comes to an end whatever is said to be from what', () => {
    const number = fc.integer({ min: 1, max: 6 });
    const since = fc.option(fc.constantFrom('2024-03-01', '2025-03-01', '2026-03-01'));
    const descent = fc.record({ id: number, fromId: number, since, isFromGone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(descent), number, (all, asked) => {
        const holders = holdersOfDays(all)(asked);
        expect(holders[0]).toEqual({ parcelId: asked, until: undefined });
        const days = holders.map(({ until }) => until ?? '9999-12-31');
        expect(days).toEqual(days.toSorted().reverse());
        expect(new Set(holders.map(({ parcelId }) => parcelId)).size).toBe(holders.length);
      }),
    );
  });
});
