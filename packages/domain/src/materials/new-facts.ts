import type { MaterialKind } from '../enumerations/material.ts';
import type { FertilizerFacts, KindFacts, PlantProtectionFacts, SeedFacts } from './material-facts.ts';

const ofFertilizers: FertilizerFacts = {
  type: 'MINERAL',
  releaseClass: 'MINERAL',
  percent: { N: null, P2O5: null, K2O: null, CaO: null, MgO: null, S: null },
  kilogramsPerLitre: null,
  doseUnit: 'KG',
  countedNitrogen: [],
};

const ofProducts: PlantProtectionFacts = {
  functions: [],
  formulation: null,
  activeSubstances: [],
  kilogramsPerLitre: null,
  doseUnit: 'L',
  uses: [],
  distances: [],
};

const ofSeeds: SeedFacts = { cropId: null, kilogramsPerSeedUnit: null, doseUnit: 'KG' };

/** What is known of a material of which nothing was said yet. */
export function newFacts(kind: MaterialKind): KindFacts {
  if (kind === 'FERTILIZER') return { kind, facts: ofFertilizers };
  if (kind === 'SEED') return { kind, facts: ofSeeds };
  return { kind, facts: ofProducts };
}
