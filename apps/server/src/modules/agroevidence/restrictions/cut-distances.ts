import { featuresOf } from '@brazda/domain/deductions/deduction-rules.ts';
import { landFeatureKinds, type UnknownDeduction } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { DistanceDemand, LandLeft } from '@brazda/domain/restrictions/judge-distances.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { cutInPieces, type CutParcel } from '../deductions/cut-in-pieces.ts';
import type { Cut } from '../deductions/cut-land.repository.ts';
import type { WorkedParts } from './worked-parts.ts';
import type { DeductedParcel } from '../deductions/deducted-parcels.repository.ts';

/** A parcel with the distances of each material that is to be brought onto it. */
export interface ParcelDemands {
  readonly parcel: DeductedParcel;
  readonly demands: readonly (readonly DistanceDemand[])[];
}

/** What is left of a parcel by each distance of each material, and by all of them. */
export interface LandOfParcel {
  readonly left: readonly (readonly LandLeft[])[];
  readonly remainingM2: number;
  /** Of what is left out; null where nothing is. */
  readonly leftOut: MultiPolygon | null;
}

/** What one distance does to a parcel: nobody knows, nothing, all, or what a cut takes. */
type Effect = UnknownDeduction | 'NOTHING' | 'ALL' | Pick<Cut, 'along' | 'metres'>;

interface CutOptions {
  /** Of parcels of which a part is worked, that part: what is left out of the rest makes no difference. */
  readonly parts: WorkedParts;
  readonly isOutlined: boolean;
}

/**
 * Cuts what is left out off parcels. What is kept from the same, at whatever distance, lies within the widest strip, so that
 * one alone is cut: a mix leaves it out as a whole.
 */
export async function cutDistances(
  farms: FarmReading,
  asked: readonly ParcelDemands[],
  { parts, isOutlined }: CutOptions,
): Promise<ReadonlyMap<number, LandOfParcel>> {
  const planned = asked.map(({ parcel, demands }) => planOf(parcel, demands));
  const worked = [...parts].map(([parcelId, { geometry }]) => ({ parcelId, geometry }));
  const cut = await cutInPieces(farms, planned, { isOutlined, worked });
  return new Map(
    planned.map((plan) => {
      const { id, areaM2 } = plan.parcel;
      return [id, landOf(plan, parts.get(id)?.areaM2 ?? areaM2, cut.get(id))];
    }),
  );
}

interface PlannedParcel {
  readonly parcel: DeductedParcel;
  readonly effects: readonly (readonly Effect[])[];
  readonly cuts: readonly Cut[];
}

function planOf(parcel: DeductedParcel, demands: ParcelDemands['demands']): PlannedParcel {
  const effects = demands.map((ofMaterial) => ofMaterial.map((demand) => effectOf(parcel, demand)));
  const widest = new Map<Cut['along'], Cut>();
  for (const effect of effects.flat()) {
    if (typeof effect === 'string') continue;
    const known = widest.get(effect.along);
    if (known && known.metres >= effect.metres) continue;
    widest.set(effect.along, { ...effect, parcelId: parcel.id, place: known?.place ?? widest.size });
  }
  return { parcel, effects, cuts: [...widest.values()] };
}

function effectOf(parcel: DeductedParcel, demand: DistanceDemand): Effect {
  const { along, metres } = demand;
  const features = featuresOf(along);
  // Only within a zone is there something to leave out without a distance from it.
  const isZone = features !== null && features !== landFeatureKinds[0];
  if (metres === 0 && !isZone) return 'NOTHING';
  const bySlope = effectOfSlope(parcel, demand);
  if (bySlope) return bySlope;
  if (features !== null && !parcel.drawnKinds.includes(features)) return 'NO_FEATURES';
  if (metres === null && !isZone) return 'ALL';
  return { along: features ?? 'BOUNDARY', metres: metres ?? 0 };
}

/** What asks for a slope holds on land that slopes so much; undefined where it holds. */
function effectOfSlope(
  { slopeDegrees }: DeductedParcel,
  { leastSlopeDegrees: least }: DistanceDemand,
): 'NO_SLOPE' | 'NOTHING' | undefined {
  if (least === null) return undefined;
  if (slopeDegrees === null) return 'NO_SLOPE';
  return slopeDegrees < least ? 'NOTHING' : undefined;
}

function landOf({ effects, cuts }: PlannedParcel, areaM2: number, cut: CutParcel | undefined): LandOfParcel {
  const widest = new Map(cuts.map((one) => [one.along, { ...one, areaM2: cut?.places.get(one.place)?.areaM2 ?? 0 }]));
  const leftBy = (effect: Effect): LandLeft => {
    if (effect === 'NOTHING') return { unknownBecause: null, leftOutM2: 0, remainingM2: areaM2 };
    if (effect === 'ALL') return { unknownBecause: null, leftOutM2: areaM2, remainingM2: 0 };
    if (typeof effect === 'string') return { unknownBecause: effect, leftOutM2: 0, remainingM2: areaM2 };
    const { areaM2: leftOutM2 = 0, metres = effect.metres } = widest.get(effect.along) ?? {};
    const remainingM2 = Math.max(0, areaM2 - leftOutM2);
    return { unknownBecause: null, leftOutM2, remainingM2, isWithinWider: effect.metres < metres };
  };
  const isNothingLeft = effects.flat().includes('ALL');
  return {
    left: effects.map((ofMaterial) => ofMaterial.map(leftBy)),
    remainingM2: isNothingLeft ? 0 : Math.max(0, areaM2 - (cut?.all?.areaM2 ?? 0)),
    leftOut: cut?.all?.geometry ?? null,
  };
}
