import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millionths } from './amount.ts';
import { measurable, tankLoads, type TankLoads } from './tank-loads.ts';

const litres = (value: number): number => value * millionths;

function sumsOf({ full, rest }: TankLoads): { readonly litres: number; readonly amounts: readonly number[] } {
  const loads = [full, rest].filter((load) => load !== undefined);
  return {
    litres: loads.reduce((sum, load) => sum + load.times * load.litres, 0),
    amounts: (loads[0]?.amounts ?? []).map((_, at) =>
      loads.reduce((sum, { times, amounts }) => sum + times * (amounts[at] ?? 0), 0),
    ),
  };
}

/** Of equal tanks the last takes what does not divide. */
function expectFairRest(loads: TankLoads, amounts: readonly number[]): void {
  const times = loads.full?.times ?? 0;
  const rest = loads.rest ?? { litres: 0, amounts: [] };
  for (const [at, amount] of amounts.entries()) {
    const share = (amount * rest.litres) / loads.litres;
    expect(Math.abs((rest.amounts[at] ?? 0) - share)).toBeLessThanOrEqual(share * 0.011 + times + 2);
  }
}

describe('loads of a tank', () => {
  it('are full tanks and a rest, each with its part of the products', () => {
    // 24.4 ha by 200 l/ha are 4 880 l; by 0.5 l/ha 12.2 l of a product, of which a full tank gets 3000/4880.
    expect(tankLoads({ water: 200, tank: 3000 }, 244_000, [litres(12.2)])).toEqual({
      litres: 4880,
      full: { times: 1, litres: 3000, amounts: [litres(7.5)] },
      rest: { times: 1, litres: 1880, amounts: [litres(4.7)] },
    });
  });

  it('are all alike where nothing is left', () => {
    expect(tankLoads({ water: 300, tank: 3000 }, 300_000, [litres(30)])).toEqual({
      litres: 9000,
      full: { times: 3, litres: 3000, amounts: [litres(10)] },
      rest: undefined,
    });
  });

  it('let the last of equal tanks take what does not divide', () => {
    const loads = tankLoads({ water: 300, tank: 3000 }, 300_000, [litres(10)]);
    expect(loads?.full).toEqual({ times: 2, litres: 3000, amounts: [litres(3.333)] });
    expect(loads?.rest).toEqual({ times: 1, litres: 3000, amounts: [litres(3.334)] });
  });

  it('are one that is not full where there is little land', () => {
    expect(tankLoads({ water: 200, tank: 3000 }, 10_000, [litres(0.5)])).toEqual({
      litres: 200,
      full: undefined,
      rest: { times: 1, litres: 200, amounts: [litres(0.5)] },
    });
  });

  it('are unknown where water or tank are, and where there is nothing to spray', () => {
    expect(tankLoads({ water: null, tank: 3000 }, 10_000, [])).toBeUndefined();
    expect(tankLoads({ water: 200, tank: null }, 10_000, [])).toBeUndefined();
    expect(tankLoads({ water: 200, tank: 3000 }, 0, [])).toBeUndefined();
  });

  it('are of amounts to the gram or millilitre, but for those that are hardly more', () => {
    expect(measurable(9_031_400)).toBe(9_031_000);
    expect(measurable(12_345)).toBe(12_345);
  });

  it('come to exactly the whole, and give no tank much more or less than its share', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.double({ min: 10, max: 12_000, noNaN: true }),
        fc.double({ min: 1000, max: 5_000_000, noNaN: true }),
        fc.array(fc.integer({ min: 0, max: 5_000 * millionths }), { minLength: 1, maxLength: 5 }),
        (water, tank, areaM2, amounts) => {
          const loads = tankLoads({ water, tank }, areaM2, amounts);
          if (!loads) return;
          const sums = sumsOf(loads);
          expect(sums.amounts).toEqual(amounts);
          expect(sums.litres).toBeCloseTo(loads.litres, 6);
          expect(loads.rest?.amounts.every((amount) => amount >= 0) ?? true).toBe(true);
          expect(loads.full?.amounts.every((amount) => amount >= 0) ?? true).toBe(true);
          expectFairRest(loads, amounts);
        },
      ),
    );
  });
});
