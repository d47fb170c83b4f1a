import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSeason, type CropsBySeason } from './judge-rotation.ts';
import { proposeCrops } from './propose-crops.ts';
import type { RotationRule, RotationRules } from './rotation-rules.ts';

const dated = { validFrom: '2000-01-01', validTo: null, source: 'a book', isGeneralKnowledge: true };
const [wheat, rape, clover, beet, unknown] = [1, 2, 3, 4, 9];
const rules: RotationRules = {
  groups: new Map([
    [wheat, { name: 'WHEAT', isPerennial: false }],
    [rape, { name: 'BRASSICA', isPerennial: false }],
    [clover, { name: 'CLOVER', isPerennial: true }],
    [beet, { name: 'BEET', isPerennial: false }],
  ]),
  rules: [
    { kind: 'BREAK', group: 'WHEAT', years: 2, ...dated },
    { kind: 'BREAK', group: 'BRASSICA', years: 4, ...dated },
    { kind: 'BREAK', group: 'CLOVER', years: 5, ...dated },
    { kind: 'PREDECESSOR', group: 'BRASSICA', before: 'BEET', quality: 'POOR', ...dated },
    { kind: 'PREDECESSOR', group: 'WHEAT', before: 'BRASSICA', quality: 'GOOD', ...dated },
  ] satisfies RotationRule[],
};

function grown(...crops: readonly (number | undefined)[]): CropsBySeason {
  return new Map(crops.flatMap((crop, at) => (crop === undefined ? [] : [[2020 + at, [crop]] as const])));
}

function codes(crops: CropsBySeason, season: number): string[] {
  return judgeSeason(crops, season, rules).warnings.map(({ code }) => code);
}

describe('a crop in its rotation', () => {
  it('that follows its like is told', () => {
    expect(codes(grown(wheat, wheat), 2021)).toEqual(['SAME_IN_SUCCESSION']);
  });

  it('that comes too soon is told with what it follows and how long the break should be', () => {
    expect(judgeSeason(grown(rape, wheat, clover, rape), 2023, rules).warnings).toMatchObject([
      { code: 'BREAK_TOO_SHORT', before: { season: 2020, cropId: rape }, limit: 4 },
    ]);
    expect(codes(grown(rape, wheat, clover, beet, rape), 2024)).toEqual(['POOR_PREDECESSOR']);
  });

  it('that lives for years does not follow itself, but comes back too soon', () => {
    expect(codes(grown(clover, clover, clover), 2022)).toEqual([]);
    expect(codes(grown(clover, wheat, clover), 2022)).toEqual(['BREAK_TOO_SHORT']);
  });

  it('is neither wrong nor right where it is not known what grew before', () => {
    expect(judgeSeason(grown(undefined, undefined, undefined, rape), 2023, rules)).toEqual({
      warnings: [],
      isUnknown: true,
    });
    expect(judgeSeason(grown(wheat, unknown), 2021, rules).isUnknown).toBe(true);
  });

  it('is not judged by a rule that does not hold yet', () => {
    const later = { ...rules, rules: rules.rules.map((rule) => ({ ...rule, validFrom: '2030-01-01' })) };
    expect(judgeSeason(grown(wheat, wheat), 2021, later).warnings).toEqual([]);
  });

  it('on a divided parcel is not judged: nobody knows what followed what', () => {
    const divided = new Map([...grown(wheat), [2021, [wheat, rape]]]);
    expect(judgeSeason(divided, 2021, rules)).toEqual({ warnings: [], isUnknown: true });
  });
});

describe('for any rotation', () => {
  const crop = fc.constantFrom(wheat, rape, clover, beet, unknown, undefined);
  const rotation = fc.array(crop, { minLength: 1, maxLength: 9 }).map((crops) => grown(...crops));

  it('a crop is warned of or unknown, never both', () => {
    fc.assert(
      fc.property(rotation, fc.integer({ min: 2020, max: 2029 }), (crops, season) => {
        const { warnings, isUnknown } = judgeSeason(crops, season, rules);
        expect(warnings.length > 0 && isUnknown).toBe(false);
      }),
    );
  });

  it('a warning names a season before it that really has its crop', () => {
    fc.assert(
      fc.property(rotation, fc.integer({ min: 2020, max: 2029 }), (crops, season) => {
        for (const { before } of judgeSeason(crops, season, rules).warnings) {
          expect(before.season).toBeLessThan(season);
          expect(crops.get(before.season)).toEqual([before.cropId]);
        }
      }),
    );
  });

  it('nothing speaks against what is proposed, nor by it against what is planned later', () => {
    fc.assert(
      fc.property(rotation, fc.integer({ min: 2021, max: 2028 }), (crops, season) => {
        const open = new Map([...crops].filter(([year]) => year !== season));
        const usual = [wheat, rape, clover, beet].map((cropId) => ({ cropId, areaHa: 10 }));
        const [proposed] = proposeCrops([{ parcelId: 1, areaHa: 5, crops: open }], season, usual, rules);
        if (!proposed) return;
        const planned = new Map([...open, [season, [proposed.cropId]]]);
        for (const year of planned.keys()) {
          const { warnings } = judgeSeason(planned, year, rules);
          if (year >= season)
            expect(warnings.filter(({ before }) => year === season || before.season === season)).toEqual([]);
        }
      }),
    );
  });
});
