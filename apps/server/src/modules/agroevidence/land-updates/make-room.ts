import type { ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { lockLand } from '../imports/known-land.repository.ts';
import { discardUpdate } from './discard-update.ts';
import { lockOpenUpdate } from './land-updates.repository.ts';
import { forgetUpdateFiles } from './update-files.repository.ts';

/**
 * Puts aside what was compared before and waits for decisions, for a farm has one update at a time. Until the transaction
 * ends nobody else begins one. Throws `landUpdate.inProgress`.
 */
export async function makeRoom(tx: ToldChange, farmId: number): Promise<void> {
  await lockLand(tx, farmId);
  const open = await lockOpenUpdate(tx, farmId);
  if (open && open.state !== 'REVIEW') throw new Failure('landUpdate.inProgress');
  if (open) await discardUpdate(tx, open, tx.at);
  await forgetUpdateFiles(tx, farmId);
}
