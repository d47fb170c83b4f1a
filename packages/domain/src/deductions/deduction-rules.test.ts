import { describe, expect, it } from 'vitest';
import { applyRules, slopeOfLabelsDegrees, type DeductionRule, type WishedDeduction } from './deduction-rules.ts';

function rule(change: Partial<DeductionRule>): DeductionRule {
  return {
    ...{ kind: 'WATER', variant: null, countryCode: 'CZ', widthM: 3, leastSlopeDegrees: null },
    ...{ validFrom: '2020-01-01', validTo: null, source: 'a law', isGeneralKnowledge: false },
    ...change,
  };
}

function wish(change: Partial<WishedDeduction> = {}): WishedDeduction {
  return { kind: 'WATER', variant: null, widthM: null, leastSlopeDegrees: null, ...change };
}

const here = { countryCode: 'CZ', day: '2026-05-01' };

describe('the width of what is left out', () => {
  it('is the one that is said, whatever the rules say', () => {
    expect(applyRules(wish({ widthM: 12 }), [rule({})], here)).toEqual({
      widthM: 12,
      leastSlopeDegrees: null,
      rule: null,
    });
  });

  it('is that of the rule of its variant, else of that for all of the year', () => {
    const rules = [rule({}), rule({ variant: 'AUTUMN', widthM: 6 })];
    expect(applyRules(wish({ variant: 'AUTUMN' }), rules, here).widthM).toBe(6);
    expect(applyRules(wish({ variant: 'SPRING' }), rules, here).widthM).toBe(3);
    expect(applyRules(wish(), rules, here).widthM).toBe(3);
  });

  it('is not known of other kinds, in other countries and on other days', () => {
    expect(applyRules(wish({ kind: 'BOUNDARY' }), [rule({})], here).widthM).toBeNull();
    expect(applyRules(wish(), [rule({})], { ...here, countryCode: 'SK' }).widthM).toBeNull();
    expect(applyRules(wish(), [rule({ validTo: '2026-04-30' })], here).widthM).toBeNull();
    expect(applyRules(wish(), [rule({ validFrom: '2026-05-02' })], here).widthM).toBeNull();
    expect(applyRules(wish(), [rule({ validTo: '2026-05-01' })], here).widthM).toBe(3);
  });

  it('holds on slopes from those degrees on that are said, else of the rule, else of labels', () => {
    const sloping = wish({ kind: 'SLOPE_WATER' });
    const rules = [rule({ kind: 'SLOPE_WATER', widthM: 25, leastSlopeDegrees: 7 })];
    expect(applyRules(sloping, rules, here)).toMatchObject({ widthM: 25, leastSlopeDegrees: 7 });
    expect(applyRules({ ...sloping, leastSlopeDegrees: 5 }, rules, here).leastSlopeDegrees).toBe(5);
    expect(applyRules({ ...sloping, widthM: 10 }, rules, here).leastSlopeDegrees).toBe(slopeOfLabelsDegrees);
  });
});
