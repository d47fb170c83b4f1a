import type { LandDecisions } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { decideChanges } from './land-changes.repository.ts';
import { discardUpdate } from './discard-update.ts';
import { lockUpdate, type WholeLandUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { foundUpdate } from './read-land-updates.ts';
import { progressOf } from './progress-of.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** Notes what is to be done about changes. Throws `landUpdate.notFound` and `landUpdate.notOpen`. */
export function decideLandChanges(
  services: Needs,
  who: Who,
  id: number,
  { decision, ...meant }: LandDecisions,
): Promise<WholeLandUpdate> {
  return changeFarms(services, who, async (tx) => {
    const update = await lockInReview(tx, id);
    await decideChanges(tx, update, decision, meant);
    await tx.announce(progressOf(update));
    return foundUpdate(tx, id);
  });
}

/** Puts an update aside that waits for decisions. Throws `landUpdate.notFound` and `landUpdate.notOpen`. */
export function discardLandUpdate(services: Needs, who: Who, id: number): Promise<WholeLandUpdate> {
  return changeFarms(services, who, async (tx) => {
    const update = await lockInReview(tx, id);
    await discardUpdate(tx, update, tx.at);
    const { farmId } = update;
    await tx.tell({ action: 'landUpdate.discarded', farmId, detail: { updateId: id } }, progressOf(update));
    return foundUpdate(tx, id);
  });
}

/** An update that waits for decisions, locked. Throws `landUpdate.notFound` and `landUpdate.notOpen`. */
export async function lockInReview(tx: FarmChange, id: number): Promise<LandUpdateRow> {
  const update = await lockUpdate(tx, id);
  if (!update) throw new Failure('landUpdate.notFound');
  if (update.state !== 'REVIEW') throw new Failure('landUpdate.notOpen');
  return update;
}
