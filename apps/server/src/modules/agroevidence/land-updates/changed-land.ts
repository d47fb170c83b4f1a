import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { measureFarm, revisionAfterChange } from '../farms/farm-map.repository.ts';
import { searchKeyOf } from '../parcels/search-key.ts';
import { setSearchKeys, type TouchedParcel } from './apply-land.repository.ts';

/** Brings up to date what depends on a farm's land, and tells those who look at it. */
export async function tellOfChangedLand(
  tx: FarmTransaction,
  farmId: number,
  touched: readonly TouchedParcel[],
): Promise<void> {
  const keys = touched.map((parcel) => ({ id: parcel.id, searchKey: searchKeyOf(parcel) }));
  await setSearchKeys(tx, farmId, keys);
  await measureFarm(tx, farmId);
  const revision = await revisionAfterChange(tx, farmId);
  await recordEvent(tx, { farmId, topic: 'parcels.changed', revision });
}
