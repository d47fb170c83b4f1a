import {
  mostParcels,
  type Deduction,
  type SeenSubtractions,
  type SeenSubtractionsWish,
  type SubtractedArea,
  type SubtractedLand,
  type SubtractionsWish,
} from '@brazda/contract/agroevidence/deductions.ts';
import {
  applyRules,
  featuresOf,
  type AppliedDeduction,
  type DeductionRule,
} from '@brazda/domain/deductions/deduction-rules.ts';
import type { UnknownDeduction } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import type { Cut } from './cut-land.repository.ts';
import { cutInPieces, requireParcels, type CutParcel } from './cut-in-pieces.ts';
import { findDeductionRules, findSeenParcels, type DeductedParcel } from './deducted-parcels.repository.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type Wish = SubtractionsWish['deductions'][number];

const squareMetresOfHectare = 10_000;

/** One thing that is left out of a parcel, and why nobody knows how much it is. */
interface PlannedDeduction extends AppliedDeduction {
  readonly wish: Wish;
  readonly unknownBecause: UnknownDeduction | null;
  /** Whether the parcel is too flat for it: then nothing is left out. */
  readonly isElsewhere: boolean;
}

interface PlannedParcel {
  readonly parcel: DeductedParcel;
  readonly deductions: readonly PlannedDeduction[];
}

/** How much is left out of parcels. Throws `parcel.notFound` and `deductions.tooLarge`. */
export async function readSubtractedAreas(needs: Needs, who: Who, wish: SubtractionsWish): Promise<SubtractedArea[]> {
  const told = await readSubtractions(needs, who, wish, false);
  return told.map(({ geometry: _, deductions, ...sums }) => ({
    ...sums,
    deductions: deductions.map(({ geometry: __, ...deduction }) => deduction),
  }));
}

/** The same with outlines. */
export function readSubtractedLand(needs: Needs, who: Who, wish: SubtractionsWish): Promise<SubtractedLand[]> {
  return readSubtractions(needs, who, wish, true);
}

/** The same of the parcels on some ground, where they are few enough to be told. Throws `deductions.tooLarge`. */
export async function readSeenSubtractions(
  needs: Needs,
  who: Who,
  { box, ...wish }: SeenSubtractionsWish,
): Promise<SeenSubtractions> {
  const parcelIds = await findSeenParcels(readingOf(needs.database, who), box, mostParcels + 1);
  if (parcelIds.length > mostParcels) return { land: [], isAll: false };
  return { land: await readSubtractions(needs, who, { parcelIds, ...wish }, true), isAll: true };
}

async function readSubtractions(
  { database, clock }: Needs,
  who: Who,
  wish: SubtractionsWish,
  isOutlined: boolean,
): Promise<SubtractedLand[]> {
  const farms = readingOf(database, who);
  const [parcels, rules] = await Promise.all([
    requireParcels(farms, wish.parcelIds, clock.now()),
    findDeductionRules(farms),
  ]);
  const planned = parcels.map((parcel) => planOf(parcel, rules, wish));
  const cut = await cutInPieces(farms, planned.map(cutsOf), { isOutlined });
  return planned.map((each) => subtractedView(each, cut.get(each.parcel.id)));
}

function planOf(
  parcel: DeductedParcel,
  rules: readonly DeductionRule[],
  { deductions, on }: SubtractionsWish,
): PlannedParcel {
  const place = { countryCode: parcel.countryCode, day: on ?? parcel.day };
  return {
    parcel,
    deductions: deductions.map((wish) => {
      const asked = { ...wish, widthM: wish.width, leastSlopeDegrees: wish.leastSlope };
      const applied = applyRules(asked, rules, place);
      const unknownBecause = whyUnknown(parcel, wish, applied);
      const { leastSlopeDegrees: least } = applied;
      return { ...applied, wish, unknownBecause, isElsewhere: least !== null && (parcel.slopeDegrees ?? 0) < least };
    }),
  };
}

function whyUnknown(
  { drawnKinds, slopeDegrees }: DeductedParcel,
  { kind }: Wish,
  { widthM }: AppliedDeduction,
): UnknownDeduction | null {
  if (widthM === null) return 'NO_WIDTH';
  if (kind === 'SLOPE_WATER' && slopeDegrees === null) return 'NO_SLOPE';
  const features = featuresOf(kind);
  return features !== null && !drawnKinds.includes(features) ? 'NO_FEATURES' : null;
}

function cutsOf({ parcel, deductions }: PlannedParcel): { parcel: DeductedParcel; cuts: Cut[] } {
  const cuts = deductions.flatMap(({ wish, widthM, unknownBecause, isElsewhere }, place): Cut[] => {
    if (unknownBecause !== null || isElsewhere || widthM === null) return [];
    return [{ parcelId: parcel.id, place, along: featuresOf(wish.kind) ?? 'BOUNDARY', metres: widthM }];
  });
  return { parcel, cuts };
}

function subtractedView({ parcel, deductions }: PlannedParcel, cut: CutParcel | undefined): SubtractedLand {
  const isKnown = deductions.some(({ unknownBecause }) => unknownBecause === null);
  const areaM2 = isKnown ? (cut?.all?.areaM2 ?? 0) : null;
  return {
    parcelId: parcel.id,
    area: parcel.areaM2 / squareMetresOfHectare,
    subtracted: areaM2 === null ? null : areaM2 / squareMetresOfHectare,
    remaining: areaM2 === null ? null : Math.max(0, parcel.areaM2 - areaM2) / squareMetresOfHectare,
    isComplete: deductions.every(({ unknownBecause }) => unknownBecause === null),
    geometry: cut?.all?.geometry ?? null,
    deductions: deductions.map((deduction, place) => ({
      ...deductionView(deduction, cut?.places.get(place)?.areaM2 ?? 0),
      geometry: cut?.places.get(place)?.geometry ?? null,
    })),
  };
}

function deductionView(
  { wish, widthM, leastSlopeDegrees, rule, unknownBecause }: PlannedDeduction,
  areaM2: number,
): Deduction {
  return {
    kind: wish.kind,
    variant: wish.variant,
    width: widthM,
    leastSlope: leastSlopeDegrees,
    area: unknownBecause === null ? areaM2 / squareMetresOfHectare : null,
    unknownBecause,
    source: rule?.source ?? null,
    isGeneralKnowledge: rule?.isGeneralKnowledge ?? null,
  };
}
