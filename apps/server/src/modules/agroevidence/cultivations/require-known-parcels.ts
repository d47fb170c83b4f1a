import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { areKnownParcels } from './cultivations.repository.ts';

/** Throws `parcel.notFound` where some of what is asked for, if anything is named, is no parcel in scope. */
export async function requireKnownParcels(farms: FarmReading, parcelIds: readonly number[] = []): Promise<void> {
  if (parcelIds.length > 0 && !(await areKnownParcels(farms, parcelIds))) throw new Failure('parcel.notFound');
}
