import type { DrawnOutline } from '@brazda/contract/agroevidence/drawn-outline.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { isGeometryError } from '#server/db/spatial.ts';
import { Failure } from '#server/foundation/failure.ts';
import { isDrawable } from '../land/drawable-outline.ts';
import type { CutOutline } from './worked-land.repository.ts';

/** The part of a parcel that was worked, as it was drawn and cut by the parcel. */
export interface WorkedOutline {
  readonly areaM2: number;
  /** WKB. */
  readonly outline: Uint8Array;
  readonly geometry: MultiPolygon;
  /** What was drawn outside of the parcel and is left out. */
  readonly outsideM2: number;
}

const smallestPartM2 = 1;

/**
 * What of a drawn outline lies in its parcel: what reaches over its edges is left out. Throws `cultivation.outlineInvalid`, and
 * `cultivation.outsideParcel` where nothing is left.
 */
export async function cutWorkedLand(
  geometry: DrawnOutline,
  cut: (drawn: string) => Promise<CutOutline>,
): Promise<WorkedOutline> {
  if (!isDrawable(geometry)) throw new Failure('cultivation.outlineInvalid');
  const found = await cutOrRefuse(JSON.stringify(geometry), cut);
  if (!found.isValid) throw new Failure('cultivation.outlineInvalid');
  const { areaM2, outline, geometry: land, outsideM2 } = found;
  if (areaM2 === null || outline === null || land === null || outsideM2 === null || areaM2 < smallestPartM2) {
    throw new Failure('cultivation.outsideParcel');
  }
  return { areaM2, outline, geometry: land, outsideM2 };
}

async function cutOrRefuse(drawn: string, cut: (drawn: string) => Promise<CutOutline>): Promise<CutOutline> {
  try {
    return await cut(drawn);
  } catch (error) {
    if (isGeometryError(error)) throw new Failure('cultivation.outlineInvalid', { cause: error });
    throw error;
  }
}
