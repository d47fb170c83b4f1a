import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withFarm } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findFarmForChange } from '../../core/public.ts';
import { deleteRegistryAccess } from './farm-registry.repository.ts';

/**
 * Forgets how any farm signs in to the land registry; of a farm that does not, nothing is written down. Throws
 * `farm.notFound`.
 */
export async function removeRegistryAccess(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  farmId: number,
): Promise<void> {
  await withFarm(database, farmId, async (tx) => {
    if (!(await findFarmForChange(tx, farmId))) throw new Failure('farm.notFound');
    const didSignIn = await deleteRegistryAccess(tx, farmId);
    if (didSignIn) await recordAudit(tx, who, { action: 'registryAccess.removed', farmId }, clock.now());
  });
}
