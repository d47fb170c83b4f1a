import { describe, expect, it } from 'vitest';
import { nitrogenTaken, uptakeOn, type NutrientUptake } from './nutrient-uptake.ts';

const old: NutrientUptake = {
  ...{ cropId: 1, product: 'MAIN_PRODUCT', nitrogen: 20, p2o5: null, k2o: null, validFrom: '2012-08-01' },
  ...{ validTo: '2020-06-30', source: 'Zkušební pravidlo', isGeneralKnowledge: true },
};
const now: NutrientUptake = { ...old, nitrogen: 24.7, validFrom: '2020-07-01', validTo: null };

describe('What leaves the land with a harvest', () => {
  it('follows the rule of the crop, the product and the day', () => {
    const on = (day: string, cropId: number | null = 1, product: NutrientUptake['product'] = 'MAIN_PRODUCT') =>
      uptakeOn([old, now], { cropId, product, day })?.nitrogen;
    expect([on('2012-07-31'), on('2020-06-30'), on('2020-07-01')]).toEqual([undefined, 20, 24.7]);
    expect([on('2026-06-01', 2), on('2026-06-01', null), on('2026-06-01', 1, 'BY_PRODUCT')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is what was worked out by hand, and unknown where something is', () => {
    // 80 t of wheat at 24.7 kg/t are 1,976 kg of nitrogen.
    expect(nitrogenTaken(80_000, now)).toBeCloseTo(1976, 9);
    expect(nitrogenTaken(0, undefined)).toBe(0);
    expect(nitrogenTaken(null, now)).toBeNull();
    expect(nitrogenTaken(80_000, undefined)).toBeNull();
    expect(nitrogenTaken(80_000, { ...now, nitrogen: null })).toBeNull();
  });
});
