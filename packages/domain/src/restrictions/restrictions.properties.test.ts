import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { votes } from '../enumerations/restriction.ts';
import { isPermitted, worstVote } from './finding.ts';
import { judgeDistance } from './judge-distances.ts';
import { judgeMaterial, type Verdict } from './judge-material.ts';
import type { EarlierUse, JudgedParcel } from './question.ts';
import type { FertilizingBan } from './rules.ts';
import { fertilizer, judgedBy, product, rules, said, use } from './testing.ts';

const someDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2025-09-01', days));
const someDays = fc.option(fc.integer({ min: 0, max: 60 }));
const someUse = fc.record({
  ...{ leastDaysBetween: someDays, mostApplications: fc.option(fc.integer({ min: 1, max: 4 })) },
  ...{ preHarvest: fc.oneof(someDays, fc.constant('AT' as const)) },
});
const someEarlier = fc.array(
  fc.record({
    ...{ materialId: fc.constantFrom(7, 8), name: fc.constant('Jiný'), registrationNumber: fc.constant(null) },
    ...{ day: someDay, preHarvest: fc.constant(null), reentryHours: fc.option(fc.integer({ min: 0, max: 120 })) },
    ...{ startedAt: fc.constant(null), finishedAt: fc.constant(null), isBeforeSowing: fc.boolean() },
  }),
  { maxLength: 4 },
);
const someProduct = fc.record({ validFrom: someDay, validTo: fc.option(someDay) });
const someParcel = fc.record({
  earlierUses: someEarlier,
  harvestDays: fc.array(someDay, { maxLength: 2 }),
  stand: fc.option(someDay.map((from) => ({ from, to: addDays(from, 250) }))),
  otherStands: fc.array(
    fc.record({ cropId: fc.constantFrom(1, 36), from: someDay }).map((one) => ({ ...one, to: addDays(one.from, 200) })),
    { maxLength: 2 },
  ),
});

/** The first day of a question is a day on which it may be, and the day before was none. */
function holdsToItsFirstDay(day: string, judgedOn: (day: string) => Verdict): void {
  const { earliest, vote } = judgedOn(day);
  if (isPermitted(vote)) {
    expect(earliest).toBe(day);
    return;
  }
  if (earliest === null) return;
  expect(earliest > day).toBe(true);
  expect(isPermitted(judgedOn(earliest).vote)).toBe(true);
  expect(isPermitted(judgedOn(addDays(earliest, -1)).vote)).toBe(false);
}

describe('The first day on which something may be', () => {
  it('of a product is one indeed, and none is before it', () => {
    fc.assert(
      fc.property(
        fc.array(someUse, { minLength: 1, maxLength: 3 }),
        someProduct,
        someParcel,
        someDay,
        (uses, days, of, day) => {
          const material = product(uses.map(use), days);
          const judgedOn = (on: string) =>
            judgeMaterial(said(material), judgedBy(material, { parcel: of, application: { day: on } }));
          holdsToItsFirstDay(day, judgedOn);
        },
      ),
    );
  });

  const someMonthDay = fc.constantFrom('01-31', '02-15', '02-28', '06-01', '10-15', '11-01', '12-15');
  const someBan = fc.record({
    climate: fc.option(fc.record({ from: fc.integer({ min: 0, max: 5 }), to: fc.integer({ min: 5, max: 9 }) })),
    ...{ from: someMonthDay, to: someMonthDay, gentleTo: fc.option(someMonthDay), gentleDegrees: fc.constant(5) },
    ...{ isWithoutNextCrop: fc.boolean(), validFrom: fc.option(someDay), validTo: fc.constant(null) },
  });
  const someLand = fc.record({
    climateRegion: fc.option(fc.integer({ min: 0, max: 9 })),
    slopeDegrees: fc.option(fc.integer({ min: 0, max: 9 })),
    isCropToFollow: fc.option(fc.boolean()),
    isVulnerable: fc.constantFrom('YES' as const, 'NO' as const, 'NOT_SPECIFIED' as const),
  });

  it('of a fertilizer is one indeed, and none is before it', () => {
    const common = { document: 'Zákon', paragraph: null, isGeneralKnowledge: false, releaseClass: 'MINERAL' } as const;
    fc.assert(
      fc.property(fc.array(someBan, { maxLength: 4 }), someLand, someDay, (given, land, day) => {
        const bans = given.map((ban): FertilizingBan => ({ ...ban, ...common }));
        const material = fertilizer();
        const judgedOn = (on: string) =>
          judgeMaterial(
            said(material),
            judgedBy(material, { rules: { ...rules, bans }, parcel: land, application: { day: on } }),
          );
        holdsToItsFirstDay(day, judgedOn);
      }),
    );
  });
});

describe('A vote', () => {
  const rank = (verdict: Verdict): number => votes.indexOf(verdict.vote);
  const noUse: readonly EarlierUse[] = [];

  it('of a dose within what is stated is never better for more of it', () => {
    const dose = fc.double({ min: 0.8, max: 10, noNaN: true });
    fc.assert(
      fc.property(dose, dose, (one, other) => {
        const judged = (value: number) => {
          const material = product([use()]);
          return rank(judgeMaterial(said(material, { value }), judgedBy(material, { parcel: { earlierUses: noUse } })));
        };
        expect(judged(Math.min(one, other))).toBeLessThanOrEqual(judged(Math.max(one, other)));
      }),
    );
  });

  it('of a distance that takes more land is never better', () => {
    const source = { document: 'Triazol', paragraph: null, validFrom: null, validTo: null, isGeneralKnowledge: false };
    const someLand = fc.double({ min: 0, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(someLand, someLand, someLand, (one, other, workedM2) => {
        const judged = (leftOutM2: number) => {
          const land = { unknownBecause: null, leftOutM2, remainingM2: 100_000 - leftOutM2 };
          const demand = { along: 'WATER', metres: 5, leastSlopeDegrees: null, source } as const;
          return votes.indexOf(judgeDistance(demand, land, workedM2).finding.vote);
        };
        expect(judged(Math.min(one, other))).toBeLessThanOrEqual(judged(Math.max(one, other)));
      }),
    );
  });

  it('is never better for what is not known', () => {
    const forgotten: (keyof JudgedParcel)[] = ['growthStage'];
    const material = product([use()]);
    const known = rank(judgeMaterial(said(material), judgedBy(material)));
    for (const fact of forgotten) {
      expect(rank(judgeMaterial(said(material), judgedBy(material, { parcel: { [fact]: null } })))).toBeGreaterThan(
        known,
      );
    }
    expect(worstVote(['WARNING', 'UNKNOWN', 'ALLOWED'])).toBe('UNKNOWN');
  });
});
