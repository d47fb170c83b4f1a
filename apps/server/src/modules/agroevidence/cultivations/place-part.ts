import type { NewSeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { isGeometryError } from '#server/db/spatial.ts';
import { Failure } from '#server/foundation/failure.ts';
import { isDrawable } from '../land/drawable-outline.ts';
import {
  measureDrawn,
  type DrawnPart,
  type HeldParcel,
  type WrittenCultivation,
} from './cultivation-changes.repository.ts';

type DrawnOutline = NonNullable<NewSeedApplication['geometry']>;
export type SaidPlace = Pick<NewSeedApplication, 'part' | 'area' | 'geometry'>;
export type Place = Pick<WrittenCultivation, 'part' | 'areaM2' | 'outline'>;

const squareMetresOfHectare = 10_000;
/** An outline drawn by hand along the edge of the parcel reaches over it here and there. */
const leastShareInside = 0.99;
const smallestPartM2 = 1;

/**
 * Where on a parcel a crop stands: on all of it, on so much of it, or within an outline. Throws
 * `cultivation.outlineInvalid` and `cultivation.outsideParcel`.
 */
export async function placePart(tx: FarmChange, parcel: HeldParcel, said: SaidPlace): Promise<Place> {
  const { part, area, geometry } = said;
  if (geometry === null) {
    return { part, areaM2: area === null ? null : area * squareMetresOfHectare, outline: null };
  }
  if (!isDrawable(geometry)) throw new Failure('cultivation.outlineInvalid');
  const { isValid, drawnM2, insideM2, inside } = await measure(tx, parcel, geometry);
  if (!isValid || drawnM2 === null || drawnM2 < smallestPartM2) throw new Failure('cultivation.outlineInvalid');
  if (inside === null || insideM2 === null || insideM2 < drawnM2 * leastShareInside) {
    throw new Failure('cultivation.outsideParcel');
  }
  return { part, areaM2: insideM2, outline: inside };
}

async function measure(tx: FarmChange, parcel: HeldParcel, geometry: DrawnOutline): Promise<DrawnPart> {
  try {
    return await measureDrawn(tx, parcel, JSON.stringify(geometry));
  } catch (error) {
    if (isGeometryError(error)) throw new Failure('cultivation.outlineInvalid', { cause: error });
    throw error;
  }
}
