import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { measureFarm, revisionAfterChange } from '../farms/farm-map.repository.ts';

/** Measures anew where the farm lies, and tells those who look at it that its land has changed. */
export async function tellOfChangedLand(tx: FarmChange, farmId: number): Promise<void> {
  await measureFarm(tx, farmId);
  const revision = await revisionAfterChange(tx, farmId);
  await recordEvent(tx, { farmId, topic: 'parcels.changed', revision });
}
