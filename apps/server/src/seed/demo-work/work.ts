import {
  NewApplication,
  NewHarvest,
  NewMowing,
  NewOtherAction,
  NewSowing,
  type NewAction,
} from '@brazda/contract/agroevidence/action-records.ts';
import type { ActionState, ActionTypeOf } from '@brazda/domain/enumerations/action.ts';
import type { DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import type { SeededGround } from '../../modules/agroevidence/public.ts';

/** In the year in which a season begins, or in the one after it. */
export type DayOfWork = readonly [year: 0 | 1, month: number, day: number];

/** An action without what it does, as it is said of all groups. */
export interface Occasion {
  readonly state: ActionState;
  readonly day: string;
  readonly parcelIds: readonly number[];
}

type Numbers = Pick<SeededGround, 'crop' | 'material'>;

/** What is done with a crop in each of its seasons. */
export interface Work {
  readonly on: DayOfWork;
  readonly actionOf: (occasion: Occasion, known: Numbers) => NewAction;
}

type Amount = readonly [material: string, value: number, unit: MaterialUnit];

/** Invented people and machines. */
const crews = {
  soil: { operator: 'Petr Dvořák', machine: 'Traktor 220 k, radličkový podmítač' },
  seedbed: { operator: 'Petr Dvořák', machine: 'Traktor 220 k, kompaktomat' },
  plough: { operator: 'Petr Dvořák', machine: 'Traktor 220 k, pětiradličný pluh' },
  sower: { operator: 'Jan Novák', machine: 'Traktor 160 k, secí kombinace 4 m' },
  spreader: { operator: 'Jan Novák', machine: 'Traktor 130 k, rozmetadlo 24 m' },
  manure: { operator: 'Josef Kučera', machine: 'Traktor 180 k, rozmetadlo hnoje' },
  sprayer: { operator: 'Karel Dostál', machine: 'Traktor 130 k, postřikovač 24 m' },
  combine: { operator: 'Miroslav Pospíšil', machine: 'Sklízecí mlátička' },
  chopper: { operator: 'Miroslav Pospíšil', machine: 'Řezačka' },
  mower: { operator: 'Josef Kučera', machine: 'Traktor 160 k, žací lišta 9 m' },
  hauler: { operator: 'Josef Kučera', machine: 'Traktor 130 k, vlek' },
} as const;
type Crew = keyof typeof crews;

function commonOf({ state, day, parcelIds }: Occasion, crew: Crew, growthStage: number | null = null) {
  return { ...{ state, day, ...crews[crew] }, targets: parcelIds.map((parcelId) => ({ parcelId, growthStage })) };
}

function amountsOf(amounts: readonly Amount[], { material }: Numbers) {
  return amounts.map(([name, value, unit]) => ({ materialId: material(name), value, unit }));
}

/** Work with the soil; notes are said where the type says too little. */
export function worked(
  actionType: ActionTypeOf<'OTHER'>,
  on: DayOfWork,
  crew: Crew = 'soil',
  note: string | null = null,
): Work {
  return { on, actionOf: (occasion) => NewOtherAction.parse({ ...commonOf(occasion, crew), actionType, note }) };
}

/** A crop with what is sown and brought onto the land with the seed, for a hectare. */
export function sown(
  crop: string,
  on: DayOfWork,
  amounts: readonly Amount[],
  actionType: ActionTypeOf<'SOWING'> = 'SOWING',
): Work {
  return {
    on,
    actionOf: (occasion, known) =>
      NewSowing.parse({
        ...commonOf(occasion, 'sower'),
        ...{ actionType, cropId: known.crop(crop), materials: amountsOf(amounts, known) },
      }),
  };
}

interface Fertilizing {
  readonly type: 'FERT' | 'FERT_ORG' | 'FOLIAR' | 'LIMING';
  readonly crew?: Crew;
  readonly isIncorporated?: boolean;
}

/** A fertilizer, so much for a hectare, for a crop that stands or is to come. */
export function fertilized(
  crop: string,
  on: DayOfWork,
  amount: Amount,
  { type, crew = 'spreader', isIncorporated = false }: Fertilizing,
): Work {
  return {
    on,
    actionOf: (occasion, known) =>
      NewApplication.parse({
        ...commonOf(occasion, crew),
        ...{ actionType: type, cropId: known.crop(crop), materials: amountsOf([amount], known) },
        incorporatedOn: isIncorporated ? occasion.day : null,
      }),
  };
}

interface Protection {
  readonly growthStage: number;
  readonly against: readonly string[];
  readonly timing?: DeductionVariant;
  /** What is sprayed with it. */
  readonly mixedWith?: readonly Amount[];
  /** Granules are spread, not sprayed. */
  readonly isSpread?: boolean;
}

/** A product for plant protection, so much for a hectare, sprayed by nozzles from which least drifts away. */
export function protectedBy(
  crop: string,
  on: DayOfWork,
  product: Amount,
  { growthStage, against, timing, mixedWith = [], isSpread = false }: Protection,
): Work {
  const usual = mixedWith.length > 0 ? 'TANKMIX' : 'SPRAY';
  return {
    on,
    actionOf: (occasion, known) => {
      const [first, ...others] = amountsOf([product, ...mixedWith], known);
      const { day, state } = occasion;
      return NewApplication.parse({
        ...commonOf(occasion, isSpread ? 'spreader' : 'sprayer', growthStage),
        ...{ actionType: isSpread ? 'SPREADING_PEST' : usual, cropId: known.crop(crop), timing: timing ?? null },
        ...(state === 'PLANNED' ? {} : { startedAt: `${day}T05:30:00Z`, finishedAt: `${day}T09:00:00Z` }),
        materials: [{ ...first, organismCodes: against }, ...others],
        spray: isSpread ? null : { water: 250, tank: 3000, driftReduction: 90, wind: 2, temperature: 14 },
      });
    },
  };
}

interface Yield {
  /** Tonnes from a hectare. */
  readonly tonnes: number;
  readonly moisture: number;
  readonly straw?: number;
  readonly crew?: Crew;
}

export function harvested(crop: string, on: DayOfWork, { tonnes, moisture, straw, crew = 'combine' }: Yield): Work {
  return {
    on,
    actionOf: (occasion, known) =>
      NewHarvest.parse({
        ...commonOf(occasion, crew),
        ...{ actionType: 'HARVEST', cropId: known.crop(crop), moisture, byProductTaken: false },
        products: [
          { product: 'MAIN_PRODUCT', value: tonnes, unit: 'T' },
          ...(straw === undefined ? [] : [{ product: 'BY_PRODUCT', value: straw, unit: 'T' }]),
        ],
      }),
  };
}

export function mown(cut: number, on: DayOfWork, tonnes: number): Work {
  return {
    on,
    actionOf: (occasion) =>
      NewMowing.parse({
        ...commonOf(occasion, 'mower'),
        ...{ actionType: 'MOWING', cut, byProductTaken: true },
        products: [{ product: 'MAIN_PRODUCT', value: tonnes, unit: 'T' }],
      }),
  };
}
