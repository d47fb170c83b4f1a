import type { Who } from '#server/access/who.ts';
import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findFarmForChange } from '../../core/public.ts';
import { deleteRegistryAccess } from './farm-registry.repository.ts';

/**
 * Forgets how any farm signs in to the land registry; of a farm that does not, nothing is written down. Throws
 * `farm.notFound`.
 */
export async function removeRegistryAccess(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  farmId: number,
): Promise<void> {
  await changeFarmOfOthers(services, who, farmId, async (tx) => {
    if (!(await findFarmForChange(tx, farmId))) throw new Failure('farm.notFound');
    const didSignIn = await deleteRegistryAccess(tx, farmId);
    if (!didSignIn) return;
    await tx.tell({ action: 'registryAccess.removed', farmId }, { topic: 'registryAccess.changed', farmId });
  });
}
