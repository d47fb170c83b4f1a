import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignBlocks, mainAncestors, type ParcelOverlap } from './assign-blocks.ts';

const overlapsOf = fc.uniqueArray(
  fc.record({
    parcelId: fc.integer({ min: 1, max: 6 }),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    areaM2: fc.double({ min: 1, max: 1000, noNaN: true }),
    isNamesake: fc.boolean(),
  }),
  { selector: ({ parcelId, key }) => `${parcelId} ${key}`, maxLength: 16 },
);

function overlap(parcelId: number, key: string, areaM2: number, isNamesake = false): ParcelOverlap {
  return { parcelId, key, areaM2, isNamesake };
}

describe('assignBlocks', () => {
  it('lets a parcel go on as the larger half of its land, and the larger parcel as what both became', () => {
    expect([...assignBlocks([overlap(1, 'a', 30), overlap(1, 'b', 70)])]).toEqual([['b', 1]]);
    expect([...assignBlocks([overlap(1, 'a', 30), overlap(2, 'a', 70)])]).toEqual([['a', 2]]);
  });

  it('prefers the parcel that bears the id of the block', () => {
    expect([...assignBlocks([overlap(1, 'a', 30, true), overlap(1, 'b', 70)])]).toEqual([['a', 1]]);
  });

  it('gives no parcel two blocks, no block two parcels, and leaves no pair that could still be made', () => {
    fc.assert(
      fc.property(overlapsOf, (overlaps) => {
        const assigned = assignBlocks(overlaps);
        const parcels = [...assigned.values()];
        expect(new Set(parcels).size).toBe(parcels.length);
        for (const [key, parcelId] of assigned) {
          expect(overlaps.some((each) => each.key === key && each.parcelId === parcelId)).toBe(true);
        }
        for (const { parcelId, key } of overlaps) {
          expect(assigned.has(key) || parcels.includes(parcelId)).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order in which overlaps are given', () => {
    fc.assert(
      fc.property(overlapsOf, (overlaps) => {
        expect(new Map(assignBlocks(overlaps.toReversed()))).toEqual(new Map(assignBlocks(overlaps)));
      }),
      { examples: [[[overlap(1, 'a', 5), overlap(1, 'b', 5)]]] },
    );
  });
});

describe('mainAncestors', () => {
  it('names for each block who had most of it', () => {
    const overlaps = [overlap(1, 'a', 30), overlap(2, 'a', 70), overlap(1, 'b', 5)];
    expect([...mainAncestors(overlaps)]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
