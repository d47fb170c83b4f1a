import type { WaterEntryKind } from '../enumerations/water-balance.ts';
import { groupedBy } from '../grouped-by.ts';
import { cropOnDay, type GrownCrop } from './crop-water.ts';
import type { WaterCrop } from './water-crops.ts';
import {
  adjustedDepletionFraction,
  cropEvapotranspiration,
  readilyAvailableWater,
  totalAvailableWater,
  waterBalanceAfter,
  waterStressCoefficient,
  type SoilWaterLimits,
} from './water-balance.ts';

/** What a day brought; null is not known. */
export interface WaterDay {
  readonly day: string;
  /** P in mm. */
  readonly rainfall: number | null;
  /** ET0 in mm. */
  readonly reference: number | null;
}

/** What somebody has said of a day: water that was given, or how the soil was when the day ended. */
export interface WaterStatement {
  readonly day: string;
  readonly kind: WaterEntryKind;
  /** Null where the soil was full. */
  readonly millimetres: number | null;
}

/** A day of a balance, all in mm; null where it is not known. */
export interface BalancedDay extends WaterDay {
  /** What was entered: zero means that nothing was. */
  readonly irrigation: number;
  /** Kc. */
  readonly coefficient: number;
  /** Ks. */
  readonly stress: number | null;
  /** ETc adj. */
  readonly evapotranspiration: number | null;
  /** Dr when the day ends. */
  readonly depletion: number | null;
  /** DP. */
  readonly deepPercolation: number | null;
  /** RAW and TAW of the roots as deep as they are. */
  readonly readily: number;
  readonly total: number;
  /** Whether the depletion is what somebody has said. */
  readonly isSaid: boolean;
}

interface Balanced {
  readonly crop: WaterCrop;
  readonly sownOn: string;
  readonly soil: SoilWaterLimits;
  /** The greatest depth of roots that the soil allows, in metres; null where it limits nothing. */
  readonly soilDepthM: number | null;
  /** Dr when the first day begins; null where nobody knows. */
  readonly startDepletion: number | null;
  /** One after the other. */
  readonly days: readonly WaterDay[];
  /** Of several about one day the last holds. */
  readonly statements: readonly WaterStatement[];
}

/**
 * The water of a root zone day by day (FAO-56 eq. 81 to 88). From a day whose rain or ET0 is not known on, nothing is, until
 * somebody says how the soil was. Runoff and what rises from below are taken for nothing.
 */
export function dailyWaterBalance({ days, statements, startDepletion, ...ground }: Balanced): readonly BalancedDay[] {
  const saidOf = groupedBy(statements, ({ day }) => day);
  let before = startDepletion;
  return days.map((day) => {
    const balanced = dayAfter(before, day, saidOf.get(day.day) ?? [], ground);
    before = balanced.depletion;
    return balanced;
  });
}

type Ground = Pick<Balanced, 'crop' | 'sownOn' | 'soil' | 'soilDepthM'>;

function dayAfter(
  before: number | null,
  day: WaterDay,
  said: readonly WaterStatement[],
  { crop, sownOn, soil, soilDepthM }: Ground,
): BalancedDay {
  const grown = cropOnDay(crop, sownOn, day.day);
  const total = totalAvailableWater(soil, Math.min(grown.rootDepthM, soilDepthM ?? Infinity));
  const fraction = fractionOf(crop, day, grown);
  const irrigation = said.reduce(
    (sum, { kind, millimetres }) => sum + (kind === 'IRRIGATION' ? (millimetres ?? 0) : 0),
    0,
  );
  const flows = flowsOf(before, { ...day, irrigation }, { coefficient: grown.coefficient, total, fraction });
  const state = said.findLast(({ kind }) => kind !== 'IRRIGATION');
  return {
    ...{ ...day, irrigation, coefficient: grown.coefficient, total, readily: readilyAvailableWater(total, fraction) },
    ...flows,
    ...(state && { depletion: Math.min(total, state.kind === 'DEPLETION' ? (state.millimetres ?? 0) : 0) }),
    isSaid: state !== undefined,
  };
}

/** p of the day; that of the table where it is not known how much evaporates. */
function fractionOf({ depletionFraction }: WaterCrop, { reference }: WaterDay, { coefficient }: GrownCrop): number {
  return reference === null
    ? depletionFraction
    : adjustedDepletionFraction(depletionFraction, cropEvapotranspiration(reference, coefficient, 1));
}

type Flows = Pick<BalancedDay, 'stress' | 'evapotranspiration' | 'depletion' | 'deepPercolation'>;

const unknownFlows: Flows = { stress: null, evapotranspiration: null, depletion: null, deepPercolation: null };

/** The crop takes no more than there is: so no water is made where soil holds less than a day would take. */
function flowsOf(
  before: number | null,
  { rainfall, reference, irrigation }: WaterDay & Pick<BalancedDay, 'irrigation'>,
  { coefficient, total, fraction }: { readonly coefficient: number; readonly total: number; readonly fraction: number },
): Flows {
  if (before === null || rainfall === null || reference === null) return unknownFlows;
  const stress = waterStressCoefficient(before, total, fraction);
  const evapotranspiration = Math.min(
    cropEvapotranspiration(reference, coefficient, stress),
    Math.max(0, total - before + rainfall + irrigation),
  );
  const after = waterBalanceAfter(before, total, {
    rainfall,
    runoff: 0,
    irrigation,
    capillaryRise: 0,
    evapotranspiration,
  });
  return after ? { stress, evapotranspiration, ...after } : unknownFlows;
}
