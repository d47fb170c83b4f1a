import type { DeductionKind } from '../enumerations/deduction-kind.ts';
import type { SaidAmount } from '../materials/amount.ts';
import type { AuthorisedUse, FertilizerFacts, PlantProtectionFacts } from '../materials/material-facts.ts';
import { demandsOf, type LandLeft } from './judge-distances.ts';
import type { JudgedBy } from './judge-material.ts';
import type { JudgedApplication, JudgedMaterial, JudgedParcel, SaidMaterial } from './question.ts';
import type { RestrictionRules } from './rules.ts';

/** What tests of restrictions begin with: a spring day in winter wheat on which all is known and allowed. */
export const wheat = 1;

const dated = { paragraph: null, validFrom: '2012-08-01', validTo: null, isGeneralKnowledge: false };

export const rules: RestrictionRules = {
  bans: [],
  limits: [],
  figures: [
    { name: 'HARVEST_MARGIN_DAYS', value: 3, document: 'Brázda', ...dated },
    { name: 'REENTRY_DOUBT_DAYS', value: 2, document: 'Brázda', ...dated },
  ],
  distances: [],
};

export function use(change: Partial<AuthorisedUse> = {}): AuthorisedUse {
  return {
    ...{ cropIds: [wheat], cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
    ...{ doseMin: 0.8, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: 200, waterMax: 400, timing: null },
    ...{ growthStageFrom: 32, growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35 },
    ...{ reentryHours: 24, note: null },
    ...change,
  };
}

const statedKinds: readonly DeductionKind[] = ['BOUNDARY', 'WATER', 'SLOPE_WATER'];

interface ProductChange extends Partial<Pick<JudgedMaterial, 'validFrom' | 'validTo' | 'source'>> {
  readonly kilogramsPerLitre?: number;
  readonly distances?: PlantProtectionFacts['distances'];
}

export function product(
  uses: readonly AuthorisedUse[],
  { kilogramsPerLitre, distances, ...change }: ProductChange = {},
): JudgedMaterial {
  return {
    ...{ id: 7, name: 'Triazol', registrationNumber: '1234-5', validFrom: '2020-01-01', validTo: '2030-12-31' },
    ...{ source: 'ÚKZÚZ', isGeneralKnowledge: false },
    ...change,
    kind: 'PLANT_PROTECTION',
    facts: {
      ...{ functions: ['FUNGICIDE'], formulation: 'EC', activeSubstances: [], doseUnit: 'L', uses },
      kilogramsPerLitre: kilogramsPerLitre ?? null,
      distances: distances ?? statedKinds.map((kind) => ({ kind, variant: null, reduction: 0 as const, metres: 0 })),
    },
  };
}

export function fertilizer(change: Partial<FertilizerFacts> = {}): JudgedMaterial {
  return {
    ...{ id: 2, name: 'LAD 27', registrationNumber: null, validFrom: null, validTo: null },
    ...{ source: 'Etiketa', isGeneralKnowledge: true },
    kind: 'FERTILIZER',
    facts: {
      ...{ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: null, doseUnit: 'KG', countedNitrogen: [] },
      percent: { N: 27, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
      ...change,
    },
  };
}

export function said(
  material: JudgedMaterial,
  {
    organismCodes = ['SEPTTR'],
    further = [],
    expiresOn = null,
    ...amount
  }: Partial<SaidAmount> & Partial<Pick<SaidMaterial, 'organismCodes' | 'further' | 'expiresOn'>> = {},
): SaidMaterial {
  return { material, expiresOn, organismCodes, further, amount: { value: 1, unit: 'L', basis: 'HECTARE', ...amount } };
}

export function parcel(change: Partial<JudgedParcel> = {}): JudgedParcel {
  return {
    ...{
      areaM2: 100_000,
      timeZone: 'Europe/Prague',
      cropIds: [wheat],
      stand: { from: '2025-10-01', to: '9999-12-31' },
      growthStage: 39,
    },
    otherStands: [],
    ...{ earlierUses: [], harvestDays: [], slopeDegrees: 2, isVulnerable: 'YES', climateRegion: 3 },
    ...{ isCropToFollow: null, nitrogenBefore: 0 },
    ...change,
  };
}

interface Circumstances extends Partial<Pick<JudgedBy, 'rules' | 'nitrogen' | 'holding'>> {
  readonly application?: Partial<JudgedApplication>;
  readonly parcel?: Partial<JudgedParcel>;
  /** Of each demanded distance alike. */
  readonly left?: LandLeft;
}

export function judgedBy(material: JudgedMaterial, circumstances: Circumstances = {}): JudgedBy {
  const application = {
    ...{ day: '2026-05-10', startedAt: null, timing: null, driftReduction: null, water: 300 },
    ...circumstances.application,
  };
  const known = circumstances.rules ?? rules;
  const demands = demandsOf(material, application, known.distances);
  const distances = material.kind === 'FERTILIZER' ? { ...demands, notStated: [] } : demands;
  const judged = parcel(circumstances.parcel);
  const left = circumstances.left ?? { unknownBecause: null, leftOutM2: 0, remainingM2: judged.areaM2 };
  return {
    ...{
      application,
      parcel: judged,
      rules: known,
      distances,
      nitrogen: circumstances.nitrogen === undefined ? 0 : circumstances.nitrogen,
      holding: circumstances.holding ?? null,
    },
    land: distances.demands.map(() => left),
  };
}
