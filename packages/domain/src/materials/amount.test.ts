import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialUnits } from '../enumerations/material.ts';
import { divideByArea, dosePerHectare, inUnit, kilogramsOf, perHectare, totalOf, unitKindOf } from './amount.ts';

describe('An amount', () => {
  it('for a hectare comes to its whole on the land', () => {
    expect(totalOf({ value: 0.8, unit: 'L', basis: 'HECTARE' }, 123_456)).toBe(9_876_480);
    expect(totalOf({ value: 20, unit: 'G', basis: 'HECTARE' }, 300)).toBe(600);
    expect(totalOf({ value: 3.5, unit: 'T', basis: 'TOTAL' }, 123_456)).toBe(3_500_000_000);
  });

  it('is not counted where it is more than can be counted exactly', () => {
    expect(totalOf({ value: 1e9, unit: 'T', basis: 'TOTAL' }, 1)).toBeUndefined();
  });

  it('is the same after it was said in a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...materialUnits), (thousandths, unit) => {
        const value = thousandths / 1000;
        const total = totalOf({ value, unit, basis: 'TOTAL' }, 1) ?? NaN;
        expect(inUnit(total, unit)).toBeCloseTo(value, 9);
        expect(totalOf({ value: inUnit(total, unit), unit, basis: 'TOTAL' }, 1)).toBe(total);
      }),
    );
  });

  it('is divided by areas so that the parts come to the whole, each within one millionth of its due', () => {
    const someAmount = fc.integer({ min: 0, max: 9_000_000_000_000 });
    const someArea = fc.double({ min: 0.01, max: 5_000_000, noNaN: true });
    fc.assert(
      fc.property(someAmount, fc.array(someArea, { minLength: 1, maxLength: 300 }), (amount, areas) => {
        const parts = divideByArea(amount, areas);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
        const weights = areas.map((area) => Math.round(area * 10_000));
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (amount * (weights[at] ?? 0)) / all)).toBeLessThan(1 + amount * 1e-12);
        }
      }),
    );
  });

  it('gives equal areas equal parts, and what is left to the first', () => {
    expect(divideByArea(10, [1, 1, 1])).toEqual([4, 3, 3]);
  });

  it('cannot be divided where there is no land', () => {
    expect(() => divideByArea(10, [0, 0])).toThrow('no land');
  });

  it('of a litre weighs what its density says, and nobody knows what without one', () => {
    const unknown = { kilogramsPerLitre: null, kilogramsPerSeedUnit: null };
    expect(kilogramsOf(100_000_000, 'VOLUME', { ...unknown, kilogramsPerLitre: 1.3 })).toBeCloseTo(130);
    expect(kilogramsOf(100_000_000, 'VOLUME', unknown)).toBeUndefined();
    expect(kilogramsOf(100_000_000, 'WEIGHT', unknown)).toBe(100);
    expect(unitKindOf('SEED_UNIT')).toBe('COUNT');
  });

  it('falls to a hectare as it was said for one', () => {
    expect(perHectare(9_876_480, 123_456)).toBe(800_000);
    expect(perHectare(1, 0)).toBeUndefined();
  });
});

describe('The dose of a part', () => {
  it('is the one that was said for a hectare, on however little land and whatever the parts were rounded to', () => {
    const someAreas = fc.array(fc.double({ min: 1, max: 500_000, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(...materialUnits),
        someAreas,
        (said, unit, areas) => {
          const amount = { value: said / 1000, unit, basis: 'HECTARE' } as const;
          const whole =
            totalOf(
              amount,
              areas.reduce((sum, area) => sum + area, 0),
            ) ?? NaN;
          for (const [at, part] of divideByArea(whole, areas).entries()) {
            const dose = dosePerHectare(amount, { amount: part, areaM2: areas[at] ?? NaN }) ?? NaN;
            expect(inUnit(dose, unit)).toBeCloseTo(amount.value, 9);
          }
        },
      ),
    );
  });

  it('follows from what fell to its land where all of it was said, or where the land is not as it was then', () => {
    const ofAll = { value: 1, unit: 'L', basis: 'TOTAL' } as const;
    expect(dosePerHectare(ofAll, { amount: 333_333, areaM2: 48_047 })).toBeCloseTo(69_376.4, 0);
    const ofHectare = { value: 333, unit: 'ML', basis: 'HECTARE' } as const;
    expect(dosePerHectare(ofHectare, { amount: 15_998, areaM2: 480.4384 })).toBe(333_000);
    expect(dosePerHectare(ofHectare, { amount: 15_998, areaM2: 960 })).toBeCloseTo(166_645.8, 0);
    expect(dosePerHectare(ofHectare, { amount: 15_998, areaM2: 0 })).toBeUndefined();
  });
});
