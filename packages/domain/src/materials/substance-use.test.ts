import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millionths } from './amount.ts';
import type { AuthorisedUse } from './material-facts.ts';
import { highestDose, substanceKilograms, treatmentFrequency } from './substance-use.ts';

const wheat = 1;
const use: AuthorisedUse = {
  ...{ cropIds: [wheat], cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
  ...{ doseMin: null, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: null, waterMax: null, timing: null },
  ...{ growthStageFrom: null, growthStageTo: null, mostApplications: null, leastDaysBetween: null, preHarvest: null },
  ...{ reentryHours: null, note: null },
};

describe('The active substance of a product', () => {
  const litres = (amount: number, kilogramsPerLitre: number | null = null) => ({
    ...{ amount: amount * millionths, unitKind: 'VOLUME' as const, kilogramsPerLitre },
  });
  const kilograms = (amount: number) => ({ ...litres(amount), unitKind: 'WEIGHT' as const });

  it('weighs what was worked out by hand', () => {
    // 30 l at 250 g/l are 7.5 kg; 2 kg at 750 g/kg are 1.5 kg; 10 l of 1.2 kg/l at 40 % are 4.8 kg.
    expect(substanceKilograms({ name: 'a', amount: 250, unit: 'G_PER_L' }, litres(30))).toBeCloseTo(7.5, 12);
    expect(substanceKilograms({ name: 'a', amount: 750, unit: 'G_PER_KG' }, kilograms(2))).toBeCloseTo(1.5, 12);
    expect(substanceKilograms({ name: 'a', amount: 40, unit: 'PERCENT' }, litres(10, 1.2))).toBeCloseTo(4.8, 12);
  });

  it('is not known without its content, and across weight and volume without a density', () => {
    expect(substanceKilograms({ name: 'a', amount: null, unit: 'G_PER_L' }, litres(1))).toBeNull();
    expect(substanceKilograms({ name: 'a', amount: 250, unit: null }, litres(1))).toBeNull();
    expect(substanceKilograms({ name: 'a', amount: 250, unit: 'G_PER_L' }, kilograms(1))).toBeNull();
    expect(substanceKilograms({ name: 'a', amount: 40, unit: 'PERCENT' }, litres(1))).toBeNull();
  });
});

describe('The highest authorised dose', () => {
  const uses = [use, { ...use, doseMax: 2.5, organisms: [] }, { ...use, cropIds: [2], doseMax: 9 }];

  it('is that against what was said, else the highest on the crop', () => {
    expect(highestDose(uses, { cropId: wheat, organismCodes: ['SEPTTR'] }, 'VOLUME')).toBe(millionths);
    expect(highestDose(uses, { cropId: wheat, organismCodes: [] }, 'VOLUME')).toBe(2.5 * millionths);
    expect(highestDose(uses, { cropId: wheat, organismCodes: ['PUCCST'] }, 'VOLUME')).toBe(2.5 * millionths);
  });

  it('is not known of another crop, of none, by weight where it is by volume, and of seed', () => {
    const any = { organismCodes: [] };
    expect(highestDose(uses, { cropId: 3, ...any }, 'VOLUME')).toBeNull();
    expect(highestDose(uses, { cropId: null, ...any }, 'VOLUME')).toBeNull();
    expect(highestDose(uses, { cropId: wheat, ...any }, 'WEIGHT')).toBeNull();
    expect(highestDose([{ ...use, dosePer: 'TONNE_OF_SEED' }], { cropId: wheat, ...any }, 'VOLUME')).toBeNull();
  });
});

describe('The treatment frequency index', () => {
  it('is what was worked out by hand: half the dose on half of the crop is a quarter', () => {
    // 10 ha of wheat, 1 l/ha authorised: 0.5 l/ha on 5 ha are 2.5 l.
    expect(treatmentFrequency(2.5 * millionths, millionths, 100_000)).toBe(0.25);
    expect(treatmentFrequency(10 * millionths, millionths, 100_000)).toBe(1);
  });

  it('is not known without an authorised dose or without land of the crop', () => {
    expect(treatmentFrequency(millionths, null, 100_000)).toBeNull();
    expect(treatmentFrequency(millionths, millionths, null)).toBeNull();
    expect(treatmentFrequency(millionths, millionths, 0)).toBeNull();
  });

  it('is the same however a treatment is divided among parcels', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 }), (parts) => {
        const whole = treatmentFrequency(
          parts.reduce((sum, part) => sum + part, 0),
          millionths,
          50_000,
        );
        const sum = parts.reduce((all, part) => all + (treatmentFrequency(part, millionths, 50_000) ?? 0), 0);
        expect(sum).toBeCloseTo(whole ?? 0, 6);
      }),
    );
  });
});
