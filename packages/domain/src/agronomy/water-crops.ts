import type { WaterCropName } from '../enumerations/water-balance.ts';

/** How many days each stage of growth takes. */
export interface StageDays {
  readonly initial: number;
  readonly development: number;
  readonly middle: number;
  readonly late: number;
}

/** How much water a crop takes, and from how deep. */
export interface WaterCrop {
  /** By which codes of EPPO it is known. */
  readonly codes: readonly string[];
  /** Kc of the single coefficient: at the beginning, when it is fully grown, and at the end (FAO-56 table 12). */
  readonly coefficients: { readonly initial: number; readonly middle: number; readonly end: number };
  /** The greatest height in metres (FAO-56 table 12). */
  readonly heightM: number;
  /** FAO-56 table 11, or our own estimate where it has none that fits. */
  readonly stages: StageDays;
  readonly areStagesEstimated: boolean;
  /** Month and day on which growth begins each year, of crops that stand for years; null of those that are sown. */
  readonly growsFrom: string | null;
  /** The smaller of the depths of roots in metres that table 22 gives: it warns sooner. */
  readonly rootDepthM: number;
  /** p at 5 mm a day (FAO-56 table 22). */
  readonly depletionFraction: number;
}

/** Whence the numbers are, since when they hold, and that they were written down from general knowledge of the document. */
export const waterCropsSource = {
  document: 'FAO Irrigation and Drainage Paper 56, tables 11, 12, 22',
  address: 'https://www.fao.org/4/x0490e/x0490e0b.htm',
  validFrom: '1998-01-01',
  isGeneralKnowledge: true,
} as const;

interface Facts {
  readonly codes: readonly string[];
  readonly coefficients: readonly [initial: number, middle: number, end: number];
  readonly heightM: number;
  /** With the region whose row of table 11 it is, or that it is an estimate. */
  readonly stages: readonly [initial: number, development: number, middle: number, late: number, of: string];
  readonly growsFrom?: string;
  readonly rootDepthM: number;
  readonly depletionFraction: number;
}

const estimated = 'estimate';

/**
 * Stages of crops sown in autumn, of rape and of those that are cut are estimates for Central Europe: table 11 has them for
 * other winters, or not at all. Kc of alfalfa and clover is the mean of cuttings; of winter cereals that of ground that is
 * not frozen; at the end it is that of dry grain, of maize that of moist grain.
 */
const facts: Readonly<Record<WaterCropName, Facts>> = {
  WINTER_WHEAT: {
    ...{ codes: ['TRZAW'], coefficients: [0.7, 1.15, 0.25], heightM: 1, stages: [160, 60, 50, 25, estimated] },
    ...{ rootDepthM: 1.5, depletionFraction: 0.55 },
  },
  SPRING_WHEAT: {
    ...{ codes: ['TRZAS'], coefficients: [0.3, 1.15, 0.25], heightM: 1, stages: [20, 25, 60, 30, '35–45° N, March'] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  WINTER_BARLEY: {
    ...{ codes: ['HORVW'], coefficients: [0.7, 1.15, 0.25], heightM: 1, stages: [165, 50, 45, 25, estimated] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  SPRING_BARLEY: {
    ...{ codes: ['HORVS'], coefficients: [0.3, 1.15, 0.25], heightM: 1, stages: [20, 25, 60, 30, '35–45° N, March'] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  OATS: {
    ...{ codes: ['AVESA', 'AVENU'], coefficients: [0.3, 1.15, 0.25], heightM: 1 },
    ...{ stages: [20, 25, 60, 30, '35–45° N, March'], rootDepthM: 1, depletionFraction: 0.55 },
  },
  MAIZE: {
    ...{ codes: ['ZEAMX'], coefficients: [0.3, 1.2, 0.6], heightM: 2, stages: [30, 40, 50, 30, 'Spain, April'] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  SORGHUM: {
    ...{ codes: ['SORVU'], coefficients: [0.3, 1.05, 0.55], heightM: 1.5, stages: [20, 35, 40, 30, 'USA, May'] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  MILLET: {
    ...{ codes: ['PANMI'], coefficients: [0.3, 1, 0.3], heightM: 1.5, stages: [20, 30, 55, 35, 'Central USA, April'] },
    ...{ rootDepthM: 1, depletionFraction: 0.55 },
  },
  WINTER_RAPE: {
    ...{ codes: ['BRSNW'], coefficients: [0.35, 1.1, 0.35], heightM: 0.6, stages: [190, 45, 60, 30, estimated] },
    ...{ rootDepthM: 1, depletionFraction: 0.6 },
  },
  SPRING_RAPE: {
    ...{ codes: ['BRSNS'], coefficients: [0.35, 1.1, 0.35], heightM: 0.6, stages: [20, 35, 45, 25, estimated] },
    ...{ rootDepthM: 1, depletionFraction: 0.6 },
  },
  SUNFLOWER: {
    ...{
      codes: ['HELAN'],
      coefficients: [0.35, 1.1, 0.35],
      heightM: 2,
      stages: [25, 35, 45, 25, 'Mediterranean, April'],
    },
    ...{ rootDepthM: 0.8, depletionFraction: 0.45 },
  },
  FLAX: {
    ...{ codes: ['LIUUT'], coefficients: [0.35, 1.1, 0.25], heightM: 1.2, stages: [25, 35, 50, 40, 'Europe, April'] },
    ...{ rootDepthM: 1, depletionFraction: 0.5 },
  },
  SOYBEAN: {
    ...{
      codes: ['GLXMA'],
      coefficients: [0.4, 1.15, 0.5],
      heightM: 0.75,
      stages: [20, 35, 60, 25, 'Central USA, May'],
    },
    ...{ rootDepthM: 0.6, depletionFraction: 0.5 },
  },
  PEAS: {
    ...{
      codes: ['PIBSX', 'PIBSA'],
      coefficients: [0.4, 1.15, 0.3],
      heightM: 0.5,
      stages: [15, 25, 35, 15, 'Europe, May'],
    },
    ...{ rootDepthM: 0.6, depletionFraction: 0.4 },
  },
  FABA_BEAN: {
    ...{ codes: ['VICFX'], coefficients: [0.5, 1.15, 0.3], heightM: 0.8, stages: [15, 25, 35, 15, 'Europe, May'] },
    ...{ rootDepthM: 0.5, depletionFraction: 0.45 },
  },
  LENTIL: {
    ...{ codes: ['LENCU'], coefficients: [0.4, 1.1, 0.3], heightM: 0.5, stages: [20, 30, 60, 40, 'Europe, April'] },
    ...{ rootDepthM: 0.6, depletionFraction: 0.5 },
  },
  DRY_BEAN: {
    ...{
      codes: ['PHSVX'],
      coefficients: [0.4, 1.15, 0.35],
      heightM: 0.4,
      stages: [20, 30, 40, 20, 'Continental, May'],
    },
    ...{ rootDepthM: 0.6, depletionFraction: 0.45 },
  },
  SUGAR_BEET: {
    ...{ codes: ['BEAVA'], coefficients: [0.35, 1.2, 0.7], heightM: 0.5, stages: [50, 40, 50, 40, 'Idaho, April'] },
    ...{ rootDepthM: 0.7, depletionFraction: 0.55 },
  },
  POTATO: {
    ...{ codes: ['SOLTU'], coefficients: [0.5, 1.15, 0.75], heightM: 0.6, stages: [30, 35, 50, 30, 'Europe, April'] },
    ...{ rootDepthM: 0.4, depletionFraction: 0.35 },
  },
  ONION: {
    ...{
      codes: ['ALLCE'],
      coefficients: [0.7, 1.05, 0.75],
      heightM: 0.4,
      stages: [15, 25, 70, 40, 'Mediterranean, April'],
    },
    ...{ rootDepthM: 0.3, depletionFraction: 0.3 },
  },
  ALFALFA: {
    ...{ codes: ['MEDSA'], coefficients: [0.4, 0.95, 0.9], heightM: 0.7, stages: [10, 30, 170, 30, estimated] },
    ...{ growsFrom: '03-15', rootDepthM: 1, depletionFraction: 0.55 },
  },
  CLOVER: {
    ...{
      codes: ['TRFPR', 'TRFRE'],
      coefficients: [0.4, 0.9, 0.85],
      heightM: 0.6,
      stages: [10, 30, 170, 30, estimated],
    },
    ...{ growsFrom: '03-15', rootDepthM: 0.6, depletionFraction: 0.5 },
  },
  RYEGRASS: {
    ...{ codes: ['LOLMU', 'LOLPE'], coefficients: [0.95, 1.05, 1], heightM: 0.3, stages: [10, 20, 190, 30, estimated] },
    ...{ growsFrom: '03-15', rootDepthM: 0.6, depletionFraction: 0.6 },
  },
  GRAPE: {
    ...{
      codes: ['VITVI'],
      coefficients: [0.3, 0.7, 0.45],
      heightM: 1.75,
      stages: [30, 60, 40, 80, 'Mid latitudes, April'],
    },
    ...{ growsFrom: '04-01', rootDepthM: 1, depletionFraction: 0.45 },
  },
  HOPS: {
    ...{ codes: ['HUMLU'], coefficients: [0.3, 1.05, 0.85], heightM: 5, stages: [25, 40, 80, 10, 'Idaho, April'] },
    ...{ growsFrom: '04-01', rootDepthM: 1, depletionFraction: 0.5 },
  },
};

/** What is known of a crop. */
export function waterCrop(name: WaterCropName): WaterCrop {
  const { coefficients, stages, growsFrom = null, ...plain } = facts[name];
  const [initial, middle, end] = coefficients;
  const [first, development, full, late, of] = stages;
  return {
    ...{ ...plain, growsFrom, coefficients: { initial, middle, end } },
    stages: { initial: first, development, middle: full, late },
    areStagesEstimated: of === estimated,
  };
}

/** The crop by its code of EPPO; null where its need of water is not known. */
export function waterCropOf(eppo: string | null): WaterCropName | null {
  const names = Object.keys(facts) as WaterCropName[];
  return names.find((name) => eppo !== null && facts[name].codes.includes(eppo)) ?? null;
}
