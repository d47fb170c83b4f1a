import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialUnits } from '../enumerations/material.ts';
import { millionths, totalOf, unitKindOf } from './amount.ts';
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

  it('comes back as it was from any other unit, to the gram where it was weighed', () => {
    const someWeight = fc.integer({ min: 500, max: 2000 }).map((grams) => grams / 1000);
    const someValue = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
    const someUnit = fc.constantFrom(...materialUnits);
    fc.assert(
      fc.property(someValue, someUnit, someUnit, someWeight, (value, from, to, kilograms) => {
        const weights = { kilogramsPerLitre: kilograms, kilogramsPerSeedUnit: kilograms };
        const amount = totalOf({ value, unit: from, basis: 'TOTAL' }, 1) ?? Number.NaN;
        const there = converted(value, from, to, weights) ?? Number.NaN;
        const back = converted(there, to, from, weights) ?? Number.NaN;
        const again = totalOf({ value: back, unit: from, basis: 'TOTAL' }, 1) ?? Number.NaN;
        // Rounded to the gram on both ways, which weighs twice as much where a litre weighs half a kilogram.
        const mostOff = unitKindOf(from) === unitKindOf(to) ? 0 : (millionths / 1000) * 2;
        expect(Math.abs(again - amount)).toBeLessThanOrEqual(mostOff);
      }),
    );
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
