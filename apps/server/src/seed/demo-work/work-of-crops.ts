import { fertilized, harvested, mown, protectedBy, sown, worked, type Work } from './work.ts';

/** What a season is worked in: on the first one two things are done on purpose as the product warns of. */
export interface WorkedSeason {
  readonly isFirst: boolean;
  /** Of the usual yield. */
  readonly yieldShare: number;
}

type WorkOfCrop = (season: WorkedSeason) => readonly Work[];

function tonnes(usual: number, { yieldShare }: WorkedSeason): number {
  return Math.round(usual * yieldShare * 100) / 100;
}

/*
 * Days, doses and yields are general knowledge: what is usual in the Czech highlands at five hundred metres, as advisers and
 * seed houses say it. Doses of products keep to the uses that the demo's products say, nitrogen to the limits of the crops.
 */

const winterRape: WorkOfCrop = (season) => [
  worked('DISK', [0, 8, 9]),
  fertilized('winter_rape', [0, 8, 16], ['slurry_cattle', 25, 'T'], {
    ...{ type: 'FERT_ORG', crew: 'manure', isIncorporated: true },
  }),
  worked('PLOUGHING', [0, 8, 17], 'plough'),
  sown('winter_rape', [0, 8, 21], [['winter_rape/Ambassador', 0.33, 'SEED_UNIT']]),
  protectedBy('winter_rape', [0, 8, 24], ['DEMO Metaza 500 SC', 1.5, 'L'], {
    ...{ growthStage: 1, against: ['annual-weeds'], timing: 'PRE_EMERGENT' },
  }),
  // Four kilograms are less than its authorisation says: so that people see how that is warned of.
  protectedBy('winter_rape', [0, 9, 6], ['DEMO Slug 3 GB', season.isFirst ? 4 : 6, 'KG'], {
    ...{ growthStage: 11, against: ['slugs'], isSpread: true },
  }),
  protectedBy('winter_rape', [0, 9, 24], ['DEMO Grass 100 EC', 0.8, 'L'], {
    ...{ growthStage: 14, against: ['annual-grasses'] },
  }),
  fertilized('winter_rape', [1, 3, 3], ['dasa26', 200, 'KG'], { type: 'FERT' }),
  fertilized('winter_rape', [1, 3, 28], ['dam390', 150, 'L'], { type: 'FERT', crew: 'sprayer' }),
  protectedBy('winter_rape', [1, 4, 22], ['DEMO Pyret 50 EC', 0.15, 'L'], {
    ...{ growthStage: 55, against: ['MELIAE'], mixedWith: [['boron', 1.5, 'L']] },
  }),
  harvested('winter_rape', [1, 7, 26], { tonnes: tonnes(3.5, season), moisture: 7.8 }),
];

const winterWheat: WorkOfCrop = (season) => [
  worked('PLOUGHING', [0, 9, 12], 'plough'),
  fertilized('winter_wheat', [0, 9, 23], ['npk8', 200, 'KG'], { type: 'FERT' }),
  worked('PREP', [0, 9, 24], 'seedbed'),
  sown('winter_wheat', [0, 9, 27], [['winter_wheat/Julie', 180, 'KG']]),
  fertilized('winter_wheat', [1, 3, 6], ['lad27', 200, 'KG'], { type: 'FERT' }),
  protectedBy('winter_wheat', [1, 4, 10], ['DEMO Sulfo 50 SG', 25, 'G'], {
    ...{ growthStage: 25, against: ['dicotyledonous-weeds'] },
  }),
  fertilized('winter_wheat', [1, 4, 16], ['dam390', 130, 'L'], { type: 'FERT', crew: 'sprayer' }),
  protectedBy('winter_wheat', [1, 4, 28], ['DEMO Growth 300 EC', 0.35, 'L'], {
    ...{ growthStage: 31, against: ['lodging'] },
  }),
  fertilized('winter_wheat', [1, 5, 18], ['lad27', 150, 'KG'], { type: 'FERT' }),
  protectedBy('winter_wheat', [1, 5, 24], ['DEMO Triazol 250 EC', 1, 'L'], {
    ...{ growthStage: 39, against: ['SEPTTR'] },
  }),
  harvested('winter_wheat', [1, 8, 5], { tonnes: tonnes(7, season), moisture: 13.6, straw: 3.5 }),
];

const silageMaize: WorkOfCrop = (season) => [
  worked('DISK', [0, 8, 12]),
  fertilized('maize_silage', [0, 10, 20], ['manure_cattle', 35, 'T'], {
    ...{ type: 'FERT_ORG', crew: 'manure', isIncorporated: true },
  }),
  worked('PLOUGHING', [0, 10, 21], 'plough'),
  worked('PREP', [1, 4, 24], 'seedbed'),
  fertilized('maize_silage', [1, 4, 25], ['urea46', 180, 'KG'], { type: 'FERT', isIncorporated: true }),
  sown(
    'maize_silage',
    [1, 5, 3],
    [
      ['maize_silage/ES Bond', 1.8, 'SEED_UNIT'],
      ['amofos', 100, 'KG'],
    ],
  ),
  protectedBy('maize_silage', [1, 5, 14], ['DEMO Kuku 960 EC', 1.2, 'L'], {
    ...{ growthStage: 11, against: ['annual-grasses'] },
  }),
  protectedBy('maize_silage', [1, 5, 30], ['DEMO Meso 100 SC', 1, 'L'], {
    ...{ growthStage: 14, against: ['dicotyledonous-weeds'] },
  }),
  harvested('maize_silage', [1, 9, 16], { tonnes: tonnes(41, season), moisture: 67, crew: 'chopper' }),
];

const springBarley: WorkOfCrop = (season) => [
  worked('PLOW', [0, 10, 28], 'plough'),
  fertilized('spring_barley', [1, 3, 28], ['npk15', 200, 'KG'], { type: 'FERT' }),
  worked('PREP', [1, 3, 30], 'seedbed'),
  sown('spring_barley', [1, 4, 2], [['spring_barley/Laudis 550', 190, 'KG']]),
  fertilized('spring_barley', [1, 4, 28], ['lad27', 120, 'KG'], { type: 'FERT' }),
  protectedBy('spring_barley', [1, 5, 8], ['DEMO Jarek 60 SG', 15, 'G'], {
    ...{ growthStage: 24, against: ['dicotyledonous-weeds'] },
  }),
  // Five weeks before the harvest and a day: so that people see how that is warned of.
  protectedBy('spring_barley', season.isFirst ? [1, 7, 3] : [1, 5, 30], ['DEMO Strobi 200 SC', 0.9, 'L'], {
    ...{ growthStage: season.isFirst ? 59 : 39, against: ['PYRNTE'] },
  }),
  harvested('spring_barley', [1, 8, 8], { tonnes: tonnes(5.8, season), moisture: 13.9, straw: 2.6 }),
];

const redClover: WorkOfCrop = (season) => [
  worked('TILLAGE', [0, 8, 12]),
  sown('red_clover', [0, 8, 18], [['DEMO Jetel luční, osivo', 18, 'KG']], 'SOWING_PERENNIAL'),
  fertilized('red_clover', [1, 3, 16], ['npk8', 150, 'KG'], { type: 'FERT' }),
  mown(1, [1, 5, 27], tonnes(16, season)),
  mown(2, [1, 7, 10], tonnes(11, season)),
  mown(3, [1, 8, 20], tonnes(7, season)),
];

/** By the key of the crop. */
export const workOfCrops: Readonly<Record<string, WorkOfCrop>> = {
  winter_rape: winterRape,
  winter_wheat: winterWheat,
  maize_silage: silageMaize,
  spring_barley: springBarley,
  red_clover: redClover,
};

/** Hay of meadows. */
export const workOfMeadows: WorkOfCrop = (season) => [
  mown(1, [1, 6, 12], tonnes(3.1, season)),
  mown(2, [1, 8, 26], tonnes(1.6, season)),
];

/** What can be done in any part of the year: so that there is always something under way. */
export const workOfToday = worked('TRANSPORT', [0, 1, 1], 'hauler', 'Svoz a štěpkování větví z okrajů');
