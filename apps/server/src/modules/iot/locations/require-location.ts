import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { lockLocation, type StoredLocation } from './locations.repository.ts';

/** A place, held until the transaction ends; of one farm where that is said. Throws `location.notFound`. */
export async function requireLocation(tx: FarmChange, id: number, farmId?: number): Promise<StoredLocation> {
  const location = await lockLocation(tx, id);
  if (!location || (farmId !== undefined && location.farmId !== farmId)) throw new Failure('location.notFound');
  return location;
}
