import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { forgetBlocksNow } from './compared-land.repository.ts';
import { changeUpdate, lockOpenUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { progressOf } from './progress-of.ts';
import { forgetUpdateFiles } from './update-files.repository.ts';

/** Puts an update aside for good, and forgets the outlines that nothing is to be done with any more. */
export async function discardUpdate(tx: FarmChange, update: LandUpdateRow, now: Date): Promise<void> {
  await changeUpdate(tx, update, { state: 'DISCARDED', finishedAt: now });
  await forgetBlocksNow(tx, update);
  await forgetUpdateFiles(tx, update.farmId);
}

/** Puts aside what was compared and is not decided, as the land that it was compared with is not there any more. */
export async function putAsideOutdated(tx: FarmChange, farmId: number, now: Date): Promise<void> {
  const open = await lockOpenUpdate(tx, farmId);
  if (!open) return;
  await discardUpdate(tx, open, now);
  await recordEvent(tx, progressOf(open));
}
