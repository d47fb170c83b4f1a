import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import { mostOfParcel, type AreaOrigin } from '@brazda/domain/enumerations/action.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdParcelsOnDay, type ParcelOnDay } from './action-land.repository.ts';
import { cutWorkedLand } from './cut-worked-land.ts';
import { cutOutlineForChange } from './worked-land.repository.ts';

/** A parcel on which something is done, with how much of it and where. */
export interface PlacedTarget {
  readonly parcel: ParcelOnDay;
  readonly areaM2: number;
  readonly areaOrigin: AreaOrigin;
  /** WKB; null where nothing was drawn. */
  readonly outline: Uint8Array | null;
  readonly growthStage: number | null;
}

const squareMetresOfHectare = 10_000;

/**
 * The parcels of an action as they were on its day, in the order in which they were said. Throws `parcel.notFound`,
 * `parcel.retired`, `action.areaTooLarge`, `cultivation.outlineInvalid` and `cultivation.outsideParcel`.
 */
export async function placeTargets(
  tx: FarmChange,
  farmId: number,
  { targets, day }: Pick<NewAction, 'targets' | 'day'>,
): Promise<PlacedTarget[]> {
  const parcelIds = targets.map(({ parcelId }) => parcelId);
  const parcels = new Map((await holdParcelsOnDay(tx, farmId, parcelIds, day)).map((parcel) => [parcel.id, parcel]));
  const placed: PlacedTarget[] = [];
  for (const target of targets) {
    const parcel = parcels.get(target.parcelId);
    if (!parcel) throw new Failure('parcel.notFound');
    if (parcel.isOver) throw new Failure('parcel.retired');
    placed.push(await place(tx, parcel, target));
  }
  return placed;
}

async function place(
  tx: FarmChange,
  parcel: ParcelOnDay,
  { area, geometry, growthStage }: NewAction['targets'][number],
): Promise<PlacedTarget> {
  if (geometry !== null) {
    const { versionId } = parcel;
    const { areaM2, outline } = await cutWorkedLand(geometry, (drawn) => cutOutlineForChange(tx, versionId, drawn));
    return { parcel, areaM2, areaOrigin: 'DRAWN', outline, growthStage };
  }
  if (area === null) return { parcel, areaM2: parcel.shownM2, areaOrigin: 'PARCEL', outline: null, growthStage };
  const areaM2 = area * squareMetresOfHectare;
  if (areaM2 > parcel.shownM2 * mostOfParcel) throw new Failure('action.areaTooLarge');
  return { parcel, areaM2, areaOrigin: 'MANUAL', outline: null, growthStage };
}
