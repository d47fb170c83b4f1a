import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideByArea } from '../materials/amount.ts';
import type { FertilizerFacts } from '../materials/material-facts.ts';
import { nitrogenLedger, type BroughtNitrogen, type LedgerLand } from './ledger.ts';
import { nitrogenRuleOn, type NitrogenRule } from './nitrogen-rules.ts';

const share = { from: null, to: null, source: 'NV 262/2012 Sb., § 7', isGeneralKnowledge: true };
const none = { P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 };
const lad27: FertilizerFacts = {
  ...{ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: null, doseUnit: 'KG' },
  percent: { ...none, N: 27 },
  countedNitrogen: [{ ...share, percent: 100 }],
};
const dam390: FertilizerFacts = { ...lad27, percent: { ...none, N: 30 }, kilogramsPerLitre: 1.3, doseUnit: 'L' };
const cattleSlurry: FertilizerFacts = {
  ...{ ...lad27, type: 'FARM', releaseClass: 'FAST', doseUnit: 'T' },
  percent: { ...none, N: 0.32 },
  countedNitrogen: [{ ...share, percent: 60 }],
};
const cattleManure: FertilizerFacts = {
  ...{ ...cattleSlurry, releaseClass: 'SLOW' },
  percent: { ...none, N: 0.5 },
  countedNitrogen: [{ ...share, percent: 40 }],
};
const lime: FertilizerFacts = { ...lad27, type: 'LIMING', releaseClass: 'NONE', percent: { ...none, N: 0, CaO: 50 } };

const land: LedgerLand = { areaM2: 100_000, cropId: 1, countryCode: 'CZ', day: '2026-06-01' };
const peas = 26;
const millions = 1_000_000;

function brought(
  facts: FertilizerFacts,
  amount: number,
  day: string,
  unitKind: BroughtNitrogen['unitKind'] = 'WEIGHT',
): BroughtNitrogen {
  return { actionId: 1, day, materialId: 1, name: 'Hnojivo', facts, amount: amount * millions, unitKind };
}

function rule(more: Partial<NitrogenRule>): NitrogenRule {
  return {
    ...{ kind: 'BY_PRODUCT', cropId: null, countryCode: 'CZ', content: 0.5, countedPercent: 0 },
    ...{ validFrom: '2012-08-01', validTo: null, source: 'Sláma obilnin', isGeneralKnowledge: true },
    ...more,
  };
}

describe('The ledger of nitrogen', () => {
  it('has what was worked out by hand, by kind and season, with each coefficient and its source', () => {
    // On 10 ha: 2 t of LAD 27; 1,000 l of DAM 390 at 1.3 kg; 300 t of slurry and 400 t of manure.
    const { entries, groups, total } = nitrogenLedger(
      land,
      [
        brought(lad27, 2000, '2026-03-10'),
        brought(dam390, 1000, '2026-04-20', 'VOLUME'),
        brought(cattleSlurry, 300_000, '2025-09-01'),
        brought(cattleManure, 400_000, '2025-08-20'),
        brought(lime, 5000, '2025-08-25'),
      ],
      [],
      [],
    );
    const kilograms = entries.map(({ nitrogen, counted }) => [(nitrogen ?? 0) / millions, (counted ?? 0) / millions]);
    expect(kilograms).toEqual([
      [2000, 800],
      [960, 576],
      [540, 540],
      [390, 390],
    ]);
    expect(
      groups.map(({ kind, releaseClass, season, nitrogen }) => [kind, releaseClass, season, nitrogen / millions]),
    ).toEqual([
      ['ORGANIC', 'SLOW', 'AUTUMN', 2000],
      ['ORGANIC', 'FAST', 'AUTUMN', 960],
      ['MINERAL', 'MINERAL', 'SPRING', 930],
    ]);
    expect(total).toEqual({ nitrogen: 3890 * millions, counted: 2306 * millions, unknown: 0 });
    expect(entries[1]).toMatchObject({
      weight: 300_000 * millions,
      content: 0.32,
      share: { percent: 60, source: share.source },
    });
  });

  it('does not know what nobody knows, and says of how much that is so', () => {
    const { entries, total } = nitrogenLedger(
      land,
      [
        brought({ ...dam390, kilogramsPerLitre: null }, 1000, '2026-04-20', 'VOLUME'),
        brought({ ...lad27, countedNitrogen: [] }, 1000, '2026-04-21'),
        brought(lad27, 1000, '2026-04-22'),
      ],
      [{ actionId: 2, day: '2025-07-20', cropId: 1, amount: null, unitKind: 'WEIGHT' }],
      [rule({ countedPercent: null })],
    );
    expect(entries.map(({ nitrogen, counted }) => [nitrogen, counted])).toEqual([
      [null, null],
      [null, null],
      [270 * millions, null],
      [270 * millions, 270 * millions],
    ]);
    expect(total).toEqual({ nitrogen: 540 * millions, counted: 270 * millions, unknown: 3 });
  });

  it('tells what straw leaves and what crops take from the air, which count by their rules', () => {
    const left = [
      { actionId: 2, day: '2025-07-20', cropId: 1, amount: 40_000 * millions, unitKind: 'WEIGHT' as const },
    ];
    const fixing = rule({ kind: 'FIXATION', cropId: peas, content: 60, countryCode: null });
    const { groups } = nitrogenLedger({ ...land, cropId: peas }, [], left, [rule({}), fixing]);
    expect(groups).toEqual([
      { kind: 'BY_PRODUCT', releaseClass: null, season: 'AUTUMN', nitrogen: 200 * millions, counted: 0, unknown: 0 },
      { kind: 'FIXATION', releaseClass: null, season: 'SPRING', nitrogen: 600 * millions, counted: 0, unknown: 0 },
    ]);
    const unknown = nitrogenLedger({ ...land, cropId: peas }, [], [], [{ ...fixing, content: null }]);
    expect(unknown.total).toEqual({ nitrogen: 0, counted: 0, unknown: 1 });
    expect(nitrogenLedger(land, [], [], [fixing]).entries).toEqual([]);
  });

  it('comes to the sum of its groups, and those to the sum of their entries, exactly', () => {
    fc.assert(
      fc.property(fc.array(someBrought, { maxLength: 30 }), (all) => {
        const { entries, groups, total } = nitrogenLedger(land, all, [], []);
        for (const what of ['nitrogen', 'counted'] as const) {
          const ofEntries = entries.reduce((sum, entry) => sum + (entry[what] ?? 0), 0);
          expect(groups.reduce((sum, group) => sum + group[what], 0)).toBe(ofEntries);
          expect(total[what]).toBe(ofEntries);
        }
        expect(groups.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(total.unknown);
      }),
    );
  });

  it('is the same to the gram however an amount is divided among parcels', () => {
    const areas = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(someBrought, areas, (one, areasM2) => {
        const whole = nitrogenLedger(land, [one], [], []).total;
        const parts = divideByArea(one.amount, areasM2).map(
          (amount) => nitrogenLedger(land, [{ ...one, amount }], [], []).total,
        );
        const gram = 1000;
        expect(Math.abs(parts.reduce((sum, { nitrogen }) => sum + nitrogen, 0) - whole.nitrogen)).toBeLessThan(gram);
        expect(Math.abs(parts.reduce((sum, { counted }) => sum + counted, 0) - whole.counted)).toBeLessThan(gram);
      }),
    );
  });
});

const someBrought = fc
  .record({
    facts: fc.constantFrom(lad27, dam390, cattleSlurry, cattleManure, { ...lad27, countedNitrogen: [] }),
    amount: fc.integer({ min: 0, max: 1_000_000_000_000 }),
    day: fc.constantFrom('2025-08-01', '2025-12-31', '2026-01-01', '2026-06-30'),
    unitKind: fc.constantFrom('WEIGHT' as const, 'VOLUME' as const),
  })
  .map((one): BroughtNitrogen => ({ ...one, actionId: 1, materialId: 1, name: 'Hnojivo' }));

describe('A rule of nitrogen', () => {
  it('holds from its first day to its last, in its country, for its crop before all crops', () => {
    const [old, now, ofPeas] = [
      rule({ validTo: '2020-12-31', content: 0.4 }),
      rule({ validFrom: '2021-01-01' }),
      rule({ cropId: peas, content: 1.5 }),
    ];
    const on = (day: string, cropId: number | null, countryCode = 'CZ') =>
      nitrogenRuleOn([old, now, ofPeas], { kind: 'BY_PRODUCT', cropId, countryCode, day })?.content;
    expect([on('2012-07-31', 1), on('2020-12-31', 1), on('2021-01-01', 1)]).toEqual([undefined, 0.4, 0.5]);
    expect([on('2021-01-01', peas), on('2021-01-01', null), on('2021-01-01', 1, 'SK')]).toEqual([1.5, 0.5, undefined]);
  });
});
