import { describe, expect, it } from 'vitest';
import type { RestrictionReason, Vote } from '../enumerations/restriction.ts';
import type { AuthorisedUse } from '../materials/material-facts.ts';
import type { EarlierUse, JudgedApplication, JudgedParcel } from './question.ts';
import { judgedBy, parcel, product, said, use, wheat } from './testing.ts';
import { judgeMaterial } from './judge-material.ts';

interface Change {
  readonly use?: Partial<AuthorisedUse>;
  readonly parcel?: Partial<JudgedParcel>;
  readonly application?: Partial<JudgedApplication>;
  readonly said?: Parameters<typeof said>[1];
  readonly product?: Parameters<typeof product>[1];
}

function judge(change: Change = {}) {
  const material = product([use(change.use)], change.product);
  const by = judgedBy(material, { parcel: change.parcel ?? {}, application: change.application ?? {} });
  return judgeMaterial(said(material, change.said), by);
}

function reasonsAgainst(change: Change): RestrictionReason[] {
  return judge(change)
    .findings.filter(({ vote }) => vote !== 'ALLOWED')
    .map(({ reason }) => reason);
}

function usedOn(day: string, more: Partial<EarlierUse> = {}): EarlierUse {
  return {
    ...{ materialId: 7, name: 'Triazol', registrationNumber: '1', day, preHarvest: 35, reentryHours: 0 },
    ...{ startedAt: null, finishedAt: null, isBeforeSowing: false },
    ...more,
  };
}

describe('A product that is to be used', () => {
  it('is allowed where every check knows that it is, on that day', () => {
    const verdict = judge();
    expect(verdict).toMatchObject({ vote: 'ALLOWED', earliest: '2026-05-10', harvestFrom: '2026-06-14' });
    expect(verdict.findings.map(({ check }) => check)).toEqual([
      ...[
        'AUTHORISATION',
        'CROP',
        'ORGANISM',
        'DOSE',
        'WATER_VOLUME',
        'APPLICATIONS',
        'INTERVAL',
        'GROWTH_STAGE',
        'PRE_HARVEST',
      ],
      ...['DISTANCE', 'DISTANCE', 'DISTANCE'],
    ]);
    expect(verdict.findings[0]?.source).toMatchObject({ document: 'Triazol', paragraph: '1234-5' });
  });

  const golden: [string, Change, Vote, RestrictionReason, string | null][] = [
    ['before its first day', { product: { validFrom: '2026-06-01' } }, 'FORBIDDEN', 'NOT_YET_AUTHORISED', '2026-06-01'],
    ['after its last day', { product: { validTo: '2026-05-09' } }, 'FORBIDDEN', 'NO_LONGER_AUTHORISED', null],
    [
      'without any day of a farm',
      { product: { validFrom: null, validTo: null, source: null } },
      'UNKNOWN',
      'AUTHORISATION_NOT_STATED',
      null,
    ],
    ['on a crop of no use', { parcel: { cropIds: [99] } }, 'FORBIDDEN', 'CROP_NOT_AUTHORISED', null],
    ['where no crop is known', { parcel: { cropIds: [] } }, 'UNKNOWN', 'CROP_UNKNOWN', null],
    ['against another organism', { said: { organismCodes: ['PHYTIN'] } }, 'FORBIDDEN', 'ORGANISM_NOT_AUTHORISED', null],
    ['against nothing that was said', { said: { organismCodes: [] } }, 'UNKNOWN', 'ORGANISM_NOT_SAID', null],
    ['with a higher dose', { said: { value: 1.01 } }, 'FORBIDDEN', 'DOSE_ABOVE', null],
    ['with a lower dose', { said: { value: 0.7 } }, 'WARNING', 'DOSE_BELOW', '2026-05-10'],
    ['by weight without a density', { said: { unit: 'KG' } }, 'UNKNOWN', 'DOSE_NOT_COMPARABLE', null],
    ['by a label without a dose', { use: { doseMax: null } }, 'UNKNOWN', 'DOSE_NOT_STATED', null],
    ['with more water', { application: { water: 400.5 } }, 'WARNING', 'WATER_ABOVE', '2026-05-10'],
    ['with less water', { application: { water: 199 } }, 'WARNING', 'WATER_BELOW', '2026-05-10'],
    [
      'with less water than at least',
      { use: { waterMax: null }, application: { water: 199 } },
      'WARNING',
      'WATER_BELOW',
      '2026-05-10',
    ],
    ['with water that was not said', { application: { water: null } }, 'UNKNOWN', 'WATER_NOT_SAID', null],
    ['by a label that says no water', { use: { waterMin: null, waterMax: null } }, 'UNKNOWN', 'WATER_NOT_STATED', null],
    ['too early', { parcel: { growthStage: 31 } }, 'FORBIDDEN', 'STAGE_OUTSIDE', null],
    ['at a stage that was not said', { parcel: { growthStage: null } }, 'UNKNOWN', 'STAGE_NOT_SAID', null],
    [
      'in autumn, where it is for spring',
      { use: { timing: 'SPRING' }, application: { timing: 'AUTUMN' } },
      'FORBIDDEN',
      'TIMING_NOT_AUTHORISED',
      null,
    ],
    [
      'at a time that was not said',
      { use: { timing: 'AUTUMN' }, application: { timing: null } },
      'UNKNOWN',
      'TIMING_NOT_SAID',
      null,
    ],
    [
      'on a crop that is up, where it is for autumn and nobody has said that it is',
      { use: { timing: 'AUTUMN' }, application: { timing: 'POST_EMERGENT' } },
      'UNKNOWN',
      'TIMING_NOT_SAID',
      null,
    ],
    [
      'at once from two packages that are too much together',
      { said: { value: 0.6, further: [{ value: 500, unit: 'ML', basis: 'HECTARE' }] } },
      'FORBIDDEN',
      'DOSE_ABOVE',
      null,
    ],
    // Rape stands beside the wheat until it is harvested on 14 July.
    [
      'beside a crop of no use on the same parcel',
      { parcel: { otherStands: [{ cropId: 36, from: '2025-08-20', to: '2026-07-14' }] } },
      'UNKNOWN',
      'OTHER_CROP_STANDS',
      '2026-07-15',
    ],
    [
      'the third time of two, once of them before the crop was sown',
      { parcel: { earlierUses: [usedOn('2025-09-20', { isBeforeSowing: true }), usedOn('2026-04-01')] } },
      'FORBIDDEN',
      'APPLICATIONS_EXHAUSTED',
      null,
    ],
    [
      'the third time of two',
      { parcel: { earlierUses: [usedOn('2026-03-01'), usedOn('2026-04-01')] } },
      'FORBIDDEN',
      'APPLICATIONS_EXHAUSTED',
      null,
    ],
    // 14 days after 1 May: 15 May.
    [
      'nine days after the last time',
      { parcel: { earlierUses: [usedOn('2026-05-01')] } },
      'FORBIDDEN',
      'INTERVAL_NOT_KEPT',
      '2026-05-15',
    ],
    [
      'again, where no interval is stated',
      { use: { leastDaysBetween: null }, parcel: { earlierUses: [usedOn('2026-03-01')] } },
      'UNKNOWN',
      'INTERVAL_NOT_STATED',
      null,
    ],
    // 35 days before 13 June: 9 May is the last day; nothing is used on the crop after its harvest.
    [
      '34 days before a harvest of 13 June',
      { parcel: { harvestDays: ['2026-06-13'], stand: { from: '2025-10-01', to: '2026-06-13' } } },
      'FORBIDDEN',
      'PRE_HARVEST_NOT_KEPT',
      null,
    ],
    // 36 days are kept, but with less than three to spare.
    [
      '36 days before a harvest',
      { parcel: { harvestDays: ['2026-06-15'] } },
      'WARNING',
      'PRE_HARVEST_CLOSE',
      '2026-05-10',
    ],
    [
      'where no days before harvest are stated',
      { use: { preHarvest: null } },
      'UNKNOWN',
      'PRE_HARVEST_NOT_STATED',
      null,
    ],
    // 48 hours after 9 May are over with 11 May at the latest; on 11 May nobody knows.
    [
      'while people may not go onto the land',
      { parcel: { earlierUses: [usedOn('2026-05-09', { materialId: 8, reentryHours: 48 })] } },
      'FORBIDDEN',
      'REENTRY_LASTS',
      '2026-05-12',
    ],
    [
      'a day after something of which nobody knows when people may go there',
      { parcel: { earlierUses: [usedOn('2026-05-09', { materialId: 8, reentryHours: null })] } },
      'UNKNOWN',
      'REENTRY_NOT_STATED',
      '2026-05-11',
    ],
  ];

  it.each(golden)('%s is told so, with its first day', (_, change, vote, reason, earliest) => {
    expect(judge(change)).toMatchObject({ vote, earliest });
    expect(reasonsAgainst(change)).toEqual([reason]);
  });

  it('is told with its water beside that of the label', () => {
    const ofWater = ({ findings }: ReturnType<typeof judge>) => findings.find(({ check }) => check === 'WATER_VOLUME');
    expect(ofWater(judge({ application: { water: 500 } }))).toMatchObject({
      ...{ least: 200, most: 400, actual: 500, unit: 'L', source: { document: 'Triazol', paragraph: '1234-5' } },
    });
    expect(ofWater(judge({ application: { water: 400 } }))).toMatchObject({ vote: 'ALLOWED', reason: 'WATER_WITHIN' });
    expect(ofWater(judge({ use: { dosePer: 'TONNE_OF_SEED' } }))).toBeUndefined();
  });

  it('may be used where all that stands on the parcel is a crop of some use of it', () => {
    const material = product([use(), use({ cropIds: [36] })]);
    const otherStands = [{ cropId: 36, from: '2025-08-20', to: '2026-07-14' }];
    expect(judgeMaterial(said(material), judgedBy(material, { parcel: { otherStands } })).vote).toBe('ALLOWED');
  });

  it('may be used as any of its uses allows', () => {
    const material = product([use({ doseMax: 0.5 }), use({ doseMax: 2 })]);
    expect(judgeMaterial(said(material), judgedBy(material)).vote).toBe('ALLOWED');
  });

  it('of weight is compared with litres by its density', () => {
    expect(judge({ said: { unit: 'KG', value: 1.3 }, product: { kilogramsPerLitre: 1.3 } }).vote).toBe('ALLOWED');
    expect(reasonsAgainst({ said: { unit: 'KG', value: 1.31 }, product: { kilogramsPerLitre: 1.3 } })).toEqual([
      'DOSE_ABOVE',
    ]);
  });

  it('said for all of the land is judged by what falls to a hectare', () => {
    expect(judge({ said: { value: 10, basis: 'TOTAL' }, parcel: { areaM2: 100_000 } }).vote).toBe('ALLOWED');
    expect(reasonsAgainst({ said: { value: 10.1, basis: 'TOTAL' }, parcel: { areaM2: 100_000 } })).toEqual([
      'DOSE_ABOVE',
    ]);
  });

  it('is counted in a farming year where nothing stands yet, and anew from 1 July on', () => {
    const earlierUses = [usedOn('2026-03-01'), usedOn('2026-04-01')];
    expect(judge({ parcel: { stand: null, earlierUses } })).toMatchObject({
      vote: 'FORBIDDEN',
      earliest: '2026-07-01',
    });
  });

  it('is not hindered by what was used on another crop before', () => {
    const earlierUses = [usedOn('2025-05-01'), usedOn('2025-06-01')];
    expect(judge({ parcel: { earlierUses } }).vote).toBe('ALLOWED');
    expect(parcel().cropIds).toEqual([wheat]);
  });
});
