import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converted } from './convert-amount.ts';

const unknown = { kilogramsPerLitre: null, kilogramsPerSeedUnit: null };

describe('an amount in another unit', () => {
  it('is the same within a kind, whatever is known of its weight', () => {
    expect(converted(500, 'ML', 'L', unknown)).toBe(0.5);
    expect(converted(2.5, 'T', 'KG', unknown)).toBe(2500);
    expect(converted(1.5, 'M3', 'HL', unknown)).toBe(15);
  });

  it('is weighed where it is known how much a litre or a seed unit weighs', () => {
    const dam = { kilogramsPerLitre: 1.3, kilogramsPerSeedUnit: null };
    expect(converted(130, 'KG', 'L', dam)).toBe(100);
    expect(converted(100, 'L', 'T', dam)).toBe(0.13);
    expect(converted(2, 'SEED_UNIT', 'KG', { ...unknown, kilogramsPerSeedUnit: 15 })).toBe(30);
  });

  it('is refused where nobody knows how much that weighs', () => {
    expect(converted(1, 'KG', 'L', unknown)).toBeUndefined();
    expect(converted(1, 'SEED_UNIT', 'KG', unknown)).toBeUndefined();
    expect(converted(1e300, 'KG', 'T', unknown)).toBeUndefined();
  });

  it('comes back as it was from a unit of its kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (grams) => {
        const there = converted(grams, 'G', 'T', unknown) ?? 0;
        expect(converted(there, 'T', 'G', unknown)).toBe(grams);
      }),
    );
  });
});
