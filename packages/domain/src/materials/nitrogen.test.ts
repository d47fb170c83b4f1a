import { describe, expect, it } from 'vitest';
import type { FertilizerFacts } from './material-facts.ts';
import { nitrogenOf } from './nitrogen.ts';

const share = { from: null, to: null, source: 'NV 262/2012', isGeneralKnowledge: true };
const none = { P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 };
const lad27: FertilizerFacts = {
  type: 'MINERAL',
  releaseClass: 'MINERAL',
  percent: { ...none, N: 27 },
  kilogramsPerLitre: null,
  doseUnit: 'KG',
  countedNitrogen: [{ ...share, percent: 100 }],
};
const slurry: FertilizerFacts = {
  ...lad27,
  type: 'FARM',
  releaseClass: 'FAST',
  percent: { ...none, N: 0.5 },
  countedNitrogen: [
    { ...share, percent: 50, to: '2024-06-30' },
    { ...share, percent: 60, from: '2024-07-01' },
  ],
};

describe('Nitrogen that is brought onto land', () => {
  it('is what fertilizers hold of it, and counts by the share of the day', () => {
    const brought = [
      { facts: lad27, kilograms: 200 },
      { facts: slurry, kilograms: 20_000 },
    ];
    expect(nitrogenOf(brought, '2024-07-01')).toEqual({ all: 154, counted: 114, organic: 100 });
    expect(nitrogenOf(brought, '2024-06-30')).toEqual({ all: 154, counted: 104, organic: 100 });
  });

  it('is unknown where nobody knows how much of a fertilizer there was, but for one without any', () => {
    expect(nitrogenOf([{ facts: lad27, kilograms: undefined }], '2024-01-01')).toEqual({
      all: null,
      counted: null,
      organic: 0,
    });
    const lime = { ...lad27, percent: { ...none, N: 0 }, countedNitrogen: [] };
    expect(nitrogenOf([{ facts: lime, kilograms: undefined }], '2024-01-01')).toEqual({
      all: 0,
      counted: 0,
      organic: 0,
    });
  });

  it('is unknown where nobody says how much a fertilizer holds', () => {
    const compost = { ...slurry, percent: { ...none, N: null } };
    const unknown = { all: null, counted: null, organic: null };
    expect(nitrogenOf([{ facts: compost, kilograms: 20_000 }], '2024-07-01')).toEqual(unknown);
  });

  it('counts nothing that is known where no share is said for the day', () => {
    const unsaid = { ...lad27, countedNitrogen: [] };
    expect(nitrogenOf([{ facts: unsaid, kilograms: 100 }], '2024-01-01')).toEqual({
      all: 27,
      counted: null,
      organic: 0,
    });
  });

  it('is none where nothing was brought', () => {
    expect(nitrogenOf([], '2024-01-01')).toEqual({ all: 0, counted: 0, organic: 0 });
  });
});
