import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { forgetBlocksNow } from './compared-land.repository.ts';
import { changeUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { progressOf } from './progress-of.ts';

/** Puts an update aside for good, and forgets the outlines that nothing is to be done with any more. */
export async function discardUpdate(tx: FarmChange, update: LandUpdateRow, now: Date): Promise<void> {
  await changeUpdate(tx, update, { state: 'DISCARDED', finishedAt: now });
  await forgetBlocksNow(tx, update);
  await recordEvent(tx, progressOf(update));
}
