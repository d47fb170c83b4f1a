import type { DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import {
  driftReductions,
  type DoseBase,
  type MaterialUnit,
  type ProtectionFunction,
} from '@brazda/domain/enumerations/material.ts';
import type { AuthorisedUse, PreHarvestInterval, SafeDistance } from '@brazda/domain/materials/material-facts.ts';
import { readSubstances } from '@brazda/domain/materials/substance-text.ts';
import { statedByLabels } from '@brazda/domain/restrictions/judge-distances.ts';
import type { SeededMaterial } from '../modules/agroevidence/public.ts';

interface DemoProduct {
  readonly name: string;
  readonly number: string;
  readonly function: ProtectionFunction;
  readonly formulation: string;
  readonly substances: string;
  /** By its key in the catalogue. */
  readonly crop: string;
  readonly against: readonly (keyof typeof organisms)[];
  readonly timing: DeductionVariant | null;
  readonly dose: readonly [number, number];
  readonly unit: MaterialUnit;
  readonly per: DoseBase;
  readonly stages: readonly [number, number] | null;
  readonly most: number;
  readonly preHarvest: PreHarvestInterval | null;
  /** Without and with each class of drift reduction. */
  readonly metres: Readonly<Record<(typeof statedByLabels)[number], readonly [number, number, number, number]>>;
}

const organisms = {
  SEPTTR: 'Braničnatka pšeničná',
  PYRNTE: 'Hnědá skvrnitost ječmene',
  PHYTIN: 'Plíseň bramboru',
  MELIAE: 'Blýskáček řepkový',
  AGRRE: 'Pýr plazivý',
  fusarium: 'Fuzariózy',
  tilletia: 'Sněti',
  'annual-grasses': 'Trávy jednoleté',
  'annual-weeds': 'Plevele jednoleté',
  'perennial-weeds': 'Plevele vytrvalé',
  'dicotyledonous-weeds': 'Plevele dvouděložné',
  lodging: 'Poléhání',
  slugs: 'Slimáci',
} as const;

/** Invented, as all of them: so long that no season of the demo lies outside. */
const authorised = { validFrom: '2020-01-01', validTo: '2039-12-31' } as const;

function demoProduct(product: DemoProduct): SeededMaterial {
  const { name, number, formulation, substances } = product;
  return (crops) => ({
    kind: 'PLANT_PROTECTION',
    ...{ name, registrationNumber: number, ...authorised },
    facts: {
      ...{ functions: [product.function], formulation, kilogramsPerLitre: null, doseUnit: product.unit },
      activeSubstances: readSubstances(substances),
      uses: [useOf(product, crops)],
      distances: distancesOf(product),
    },
  });
}

function useOf(product: DemoProduct, crops: ReadonlyMap<string, number>): AuthorisedUse {
  const { crop, against, dose, unit, per, stages, most, preHarvest, timing } = product;
  const cropId = crops.get(crop);
  const [growthStageFrom = null, growthStageTo = null] = stages ?? [];
  return {
    ...{ cropIds: cropId === undefined ? [] : [cropId], cropText: '' },
    organisms: against.map((code) => ({ code, name: organisms[code] })),
    ...{ doseMin: dose[0], doseMax: dose[1], doseUnit: unit, dosePer: per, waterMin: null, waterMax: null, timing },
    ...{ growthStageFrom, growthStageTo, mostApplications: most, leastDaysBetween: null, preHarvest },
    ...{ reentryHours: null, note: null },
  };
}

function distancesOf({ metres }: DemoProduct): SafeDistance[] {
  return statedByLabels.flatMap((kind) =>
    driftReductions.map((reduction, at) => ({ kind, variant: null, reduction, metres: metres[kind][at] ?? 0 })),
  );
}

const cloverSeed: SeededMaterial = (crops) => ({
  kind: 'SEED',
  ...{ name: 'DEMO Jetel luční, osivo', registrationNumber: null, validFrom: null, validTo: null },
  facts: { cropId: crops.get('red_clover') ?? null, kilogramsPerSeedUnit: null, doseUnit: 'KG' },
});

/** Invented products, which say so by their names: they are the demo farm's own, and in no catalogue. */
export const demoMaterials: readonly SeededMaterial[] = [
  demoProduct({
    ...{ name: 'DEMO Triazol 250 EC', number: 'DEMO-0001', function: 'FUNGICIDE', formulation: 'EC' },
    ...{ substances: 'tebuconazole 250 g/l', crop: 'winter_wheat', against: ['SEPTTR'], timing: null },
    ...{ dose: [0.8, 1.0], unit: 'L', per: 'HECTARE', stages: [32, 59], most: 2, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [10, 10, 5, 5], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Strobi 200 SC', number: 'DEMO-0002', function: 'FUNGICIDE', formulation: 'SC' },
    ...{ substances: 'azoxystrobin 200 g/l', crop: 'spring_barley', against: ['PYRNTE'], timing: null },
    ...{ dose: [0.8, 1.0], unit: 'L', per: 'HECTARE', stages: [31, 59], most: 2, preHarvest: 35 },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [15, 10, 5, 5], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Grass 100 EC', number: 'DEMO-0003', function: 'HERBICIDE', formulation: 'EC' },
    ...{ substances: 'propaquizafop 100 g/l', crop: 'winter_rape', against: ['AGRRE', 'annual-grasses'], timing: null },
    ...{ dose: [0.5, 1.5], unit: 'L', per: 'HECTARE', stages: [12, 30], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [5, 5, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Sulfo 50 SG', number: 'DEMO-0004', function: 'HERBICIDE', formulation: 'SG' },
    ...{
      substances: 'tribenuron-methyl 500 g/kg',
      crop: 'winter_wheat',
      against: ['dicotyledonous-weeds'],
      timing: null,
    },
    ...{ dose: [20, 30], unit: 'G', per: 'HECTARE', stages: [13, 32], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [10, 5, 5, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Metaza 500 SC', number: 'DEMO-0005', function: 'HERBICIDE', formulation: 'SC' },
    ...{ substances: 'metazachlor 500 g/l', crop: 'winter_rape', against: ['annual-weeds'], timing: 'PRE_EMERGENT' },
    ...{ dose: [1.5, 1.5], unit: 'L', per: 'HECTARE', stages: [0, 9], most: 1, preHarvest: 'AT' },
    metres: { WATER: [6, 4, 4, 4], SLOPE_WATER: [20, 20, 20, 20], BOUNDARY: [5, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Glypho 360 SL', number: 'DEMO-0006', function: 'HERBICIDE', formulation: 'SL' },
    ...{ substances: 'glyphosate 360 g/l', crop: 'arable_no_crop', against: ['perennial-weeds'], timing: null },
    ...{ dose: [3.0, 4.0], unit: 'L', per: 'HECTARE', stages: null, most: 1, preHarvest: null },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [5, 5, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Pyret 50 EC', number: 'DEMO-0007', function: 'INSECTICIDE', formulation: 'CS' },
    ...{ substances: 'lambda-cyhalothrin 50 g/l', crop: 'winter_rape', against: ['MELIAE'], timing: null },
    ...{ dose: [0.15, 0.15], unit: 'L', per: 'HECTARE', stages: [50, 59], most: 1, preHarvest: 28 },
    metres: { WATER: [50, 30, 18, 8], SLOPE_WATER: [50, 30, 18, 10], BOUNDARY: [5, 5, 5, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Growth 300 EC', number: 'DEMO-0008', function: 'GROWTH_REGULATOR', formulation: 'EC' },
    ...{ substances: 'trinexapac-ethyl 250 g/l', crop: 'winter_wheat', against: ['lodging'], timing: null },
    ...{ dose: [0.3, 0.4], unit: 'L', per: 'HECTARE', stages: [30, 39], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Blight 687 SC', number: 'DEMO-0009', function: 'FUNGICIDE', formulation: 'SC' },
    ...{ substances: 'propamocarb; fluopicolide', crop: 'potato_ware', against: ['PHYTIN'], timing: null },
    ...{ dose: [1.6, 1.6], unit: 'L', per: 'HECTARE', stages: [21, 90], most: 4, preHarvest: 7 },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [10, 5, 5, 5], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Beta 274 SE', number: 'DEMO-0010', function: 'HERBICIDE', formulation: 'SE' },
    ...{
      substances: 'phenmedipham; ethofumesate',
      crop: 'sugar_beet',
      against: ['dicotyledonous-weeds'],
      timing: null,
    },
    ...{ dose: [1.0, 2.0], unit: 'L', per: 'HECTARE', stages: [10, 18], most: 3, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [10, 10, 5, 5], BOUNDARY: [5, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Slug 3 GB', number: 'DEMO-0011', function: 'MOLLUSCICIDE', formulation: 'GB' },
    ...{ substances: 'ferric phosphate 30 g/kg', crop: 'winter_rape', against: ['slugs'], timing: null },
    ...{ dose: [5, 7], unit: 'KG', per: 'HECTARE', stages: [0, 19], most: 4, preHarvest: 'AT' },
    metres: { WATER: [0, 0, 0, 0], SLOPE_WATER: [0, 0, 0, 0], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Seed 25 FS', number: 'DEMO-0012', function: 'SEED_TREATMENT', formulation: 'FS' },
    ...{ substances: 'fludioxonil 25 g/l', crop: 'winter_wheat', against: ['fusarium', 'tilletia'], timing: null },
    ...{ dose: [2.0, 2.0], unit: 'L', per: 'TONNE_OF_SEED', stages: null, most: 1, preHarvest: null },
    metres: { WATER: [0, 0, 0, 0], SLOPE_WATER: [0, 0, 0, 0], BOUNDARY: [0, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Kuku 960 EC', number: 'DEMO-0013', function: 'HERBICIDE', formulation: 'EC' },
    ...{ substances: 's-metolachlor 960 g/l', crop: 'maize_silage', against: ['annual-grasses'], timing: null },
    ...{ dose: [1.0, 1.25], unit: 'L', per: 'HECTARE', stages: [0, 13], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [20, 10, 5, 5], BOUNDARY: [5, 0, 0, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Meso 100 SC', number: 'DEMO-0014', function: 'HERBICIDE', formulation: 'SC' },
    ...{ substances: 'mesotrione 100 g/l', crop: 'maize_silage', against: ['dicotyledonous-weeds'], timing: null },
    ...{ dose: [0.75, 1.5], unit: 'L', per: 'HECTARE', stages: [12, 18], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [5, 5, 5, 0] },
  }),
  demoProduct({
    ...{ name: 'DEMO Jarek 60 SG', number: 'DEMO-0015', function: 'HERBICIDE', formulation: 'SG' },
    ...{
      substances: 'tribenuron-methyl 500 g/kg',
      crop: 'spring_barley',
      against: ['dicotyledonous-weeds'],
      timing: null,
    },
    ...{ dose: [10, 20], unit: 'G', per: 'HECTARE', stages: [13, 32], most: 1, preHarvest: 'AT' },
    metres: { WATER: [4, 4, 4, 4], SLOPE_WATER: [4, 4, 4, 4], BOUNDARY: [10, 5, 5, 0] },
  }),
  cloverSeed,
];
