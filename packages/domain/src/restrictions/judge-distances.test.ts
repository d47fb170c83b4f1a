import { describe, expect, it } from 'vitest';
import type { SafeDistance } from '../materials/material-facts.ts';
import { demandsOf, judgeDistance } from './judge-distances.ts';
import type { JudgedApplication } from './question.ts';
import type { DistanceRule } from './rules.ts';
import { fertilizer, product } from './testing.ts';

function distance(change: Partial<SafeDistance>): SafeDistance {
  return { kind: 'WATER', variant: null, reduction: 0, metres: 50, ...change };
}

const strip: DistanceRule = {
  ...{
    kind: 'WATER',
    variant: null,
    countryCode: 'CZ',
    widthM: 3,
    leastSlopeDegrees: null,
    materialKind: 'FERTILIZER',
  },
  ...{ validFrom: '2020-01-01', validTo: null, source: 'NV 262/2012 Sb., § 12', isGeneralKnowledge: false },
};

function metres(distances: readonly SafeDistance[], change: Partial<JudgedApplication> = {}) {
  const application = { day: '2026-05-10', timing: null, driftReduction: null, ...change };
  const { demands } = demandsOf(product([], { distances }), application, [strip]);
  return demands.find(({ along }) => along === 'WATER')?.metres;
}

describe('How far from water a product is kept', () => {
  const byDrift = [distance({}), distance({ reduction: 50, metres: 30 }), distance({ reduction: 90, metres: 8 })];

  it.each([
    [null, 50],
    [0, 50],
    [50, 30],
    [75, 30],
    [90, 8],
  ] as const)('with %s percent less drift is said by the row that is reached: %s m', (driftReduction, width) => {
    expect(metres(byDrift, { driftReduction })).toBe(width);
  });

  it('hangs on when it is used, and is the widest where nobody has said that', () => {
    const byTiming = [distance({ variant: 'SPRING', metres: 4 }), distance({ variant: 'AUTUMN', metres: 12 })];
    expect(metres(byTiming, { timing: 'SPRING' })).toBe(4);
    expect(metres(byTiming)).toBe(12);
    // Before the crop is up it may be either, in spring only one of them.
    expect(metres(byTiming, { timing: 'PRE_EMERGENT' })).toBe(12);
    expect(metres([distance({ variant: 'AUTUMN' })], { timing: 'SPRING' })).toBeUndefined();
    expect(metres([...byTiming, distance({ metres: 5 })], { timing: 'POST_EMERGENT' })).toBe(12);
    expect(metres([...byTiming, distance({ metres: 5 })], { timing: 'SPRING' })).toBe(4);
    expect(metres([...byTiming, distance({ metres: 20 })], { timing: 'PRE_EMERGENT' })).toBe(20);
  });

  it('is that of a law where it asks for more than the label', () => {
    const ofProducts = { ...strip, materialKind: 'PLANT_PROTECTION' as const };
    const widths = (labelled: number) =>
      demandsOf(product([], { distances: [distance({ metres: labelled })] }), onDay, [ofProducts]).demands.map(
        (demand) => demand.metres,
      );
    expect([widths(0), widths(3), widths(5)]).toEqual([[0, 3], [3], [5]]);
  });

  it('is not known where its label does not say, and is no concern of laws about fertilizers', () => {
    const { demands, notStated } = demandsOf(product([], { distances: [distance({})] }), onDay, [strip]);
    expect([demands.map(({ along }) => along), notStated]).toEqual([['WATER'], ['BOUNDARY', 'SLOPE_WATER']]);
    expect(demandsOf(fertilizer(), onDay, [strip]).demands).toMatchObject([{ along: 'WATER', metres: 3 }]);
    expect(demandsOf(fertilizer(), onDay, []).notStated).toEqual(['WATER']);
  });

  const onDay = { day: '2026-05-10', timing: null, driftReduction: null } as const;
});

describe('Land that keeps a distance', () => {
  const source = { document: 'Triazol', paragraph: null, validFrom: null, validTo: null, isGeneralKnowledge: false };
  const demand = { along: 'WATER', metres: 50, leastSlopeDegrees: null, source } as const;
  it.each([
    ['is all of it far from water', { leftOutM2: 0, remainingM2: 100_000 }, 100_000, 'ALLOWED', 'DISTANCE_KEPT'],
    ['gives way', { leftOutM2: 20_000, remainingM2: 80_000 }, 100_000, 'WARNING', 'DISTANCE_TAKES_LAND'],
    ['has given way', { leftOutM2: 20_000, remainingM2: 80_000 }, 80_000, 'ALLOWED', 'DISTANCE_KEPT'],
    ['is none', { leftOutM2: 100_000, remainingM2: 0 }, 100_000, 'FORBIDDEN', 'DISTANCE_TAKES_ALL'],
  ] as const)('%s', (_, left, workedM2, vote, reason) => {
    expect(judgeDistance(demand, { unknownBecause: null, ...left }, workedM2).finding).toMatchObject({ vote, reason });
  });

  it('lies within the wider strip of another material of the mix, and keeps its distance where that one does', () => {
    const wider = { unknownBecause: null, leftOutM2: 20_000, remainingM2: 80_000, isWithinWider: true };
    expect(judgeDistance(demand, wider, 100_000).finding).toMatchObject({
      ...{ vote: 'WARNING', reason: 'DISTANCE_WITHIN_WIDER', leftOut: null },
    });
    expect(judgeDistance(demand, wider, 80_000).finding.vote).toBe('ALLOWED');
  });

  it('is not known where no water was drawn or no slope is known', () => {
    const none = { leftOutM2: 0, remainingM2: 1 };
    expect(judgeDistance(demand, { ...none, unknownBecause: 'NO_FEATURES' }, 1).finding.vote).toBe('UNKNOWN');
    expect(judgeDistance(demand, { ...none, unknownBecause: 'NO_SLOPE' }, 1).finding.vote).toBe('UNKNOWN');
  });
});
