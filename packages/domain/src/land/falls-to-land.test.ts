import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallsToLand, type LandDescent } from './falls-to-land.ts';

const day = '2026-03-01';
const done = (parcelId: number) => ({ parcelId, day, reached: null });
const descent = (fromId: number, toId: number, areaM2: number, change: Partial<LandDescent> = {}): LandDescent => ({
  ...{ fromId, toId, areaM2, fromM2: 10_000, until: null, ...change },
});

describe('what was done on land', () => {
  it('falls to the parts of a parcel that was divided by their land', () => {
    const falls = fallsToLand([descent(1, 2, 2500), descent(1, 3, 7500)], [2, 3]);
    expect([...falls(done(1), 101)]).toEqual([
      [2, 25],
      [3, 76],
    ]);
    expect([...falls(done(2), 7)]).toEqual([[2, 7]]);
  });

  it('falls to a joined parcel from each that it came of, also over generations', () => {
    const descents = [
      descent(1, 2, 4000),
      descent(1, 3, 6000),
      descent(3, 5, 6000, { fromM2: 6000 }),
      descent(4, 5, 10_000),
    ];
    const falls = fallsToLand(descents, [2, 5]);
    expect([...falls(done(1), 10)]).toEqual([
      [2, 4],
      [5, 6],
    ]);
    expect([...falls(done(4), 9)]).toEqual([[5, 9]]);
  });

  it('stays with a parcel that goes on, and is not counted twice', () => {
    const falls = fallsToLand([descent(1, 2, 3000, { until: '2026-02-28' })], [1, 2]);
    expect([...falls({ ...done(1), day: '2026-02-28' }, 10)]).toEqual([
      [1, 7],
      [2, 3],
    ]);
    expect([...falls(done(1), 10)]).toEqual([[1, 10]]);
  });

  it('falls to the part that it reached, where it was done on a part alone', () => {
    const falls = fallsToLand([descent(1, 2, 5000), descent(1, 3, 5000)], [2, 3]);
    expect([...falls({ ...done(1), reached: new Map([[3, 800]]) }, 10)]).toEqual([[3, 10]]);
  });

  it('stays where it was done where nothing of that land is there any more', () => {
    const falls = fallsToLand([descent(1, 2, 4000), descent(1, 3, 6000)], [2]);
    expect([...falls(done(1), 10)]).toEqual([
      [1, 6],
      [2, 4],
    ]);
    expect([...fallsToLand([descent(1, 2, 10_000)], [])(done(1), 10)]).toEqual([[1, 10]]);
  });

  it('comes to exactly the whole, however land was divided and joined', () => {
    const someDescent = fc.record({
      ...{ fromId: fc.integer({ min: 1, max: 6 }), toId: fc.integer({ min: 1, max: 6 }) },
      ...{ areaM2: fc.integer({ min: 0, max: 20_000 }), fromM2: fc.integer({ min: 1, max: 20_000 }) },
      until: fc.option(fc.constantFrom('2026-02-01', '2026-04-01')),
    });
    const isForward = ({ fromId, toId }: LandDescent): boolean => fromId < toId;
    fc.assert(
      fc.property(
        fc.array(someDescent, { maxLength: 8 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 2 ** 50 }),
        (descents, ids, parcelId, amount) => {
          const falls = fallsToLand(descents.filter(isForward), ids);
          const parts = [...falls(done(parcelId), amount).values()];
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(parts.every((part) => part >= 0)).toBe(true);
        },
      ),
    );
  });
});
