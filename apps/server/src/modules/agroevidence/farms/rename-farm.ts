import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { mayRole, type FarmPermission } from '@brazda/domain/farm-roles.ts';
import { roleOn, type Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { changeFarmRow, findFarmForChange, findRole, type FarmRow } from '../../core/public.ts';
import { farmView } from './farms.view.ts';
import { readFarm } from './read-farms.ts';

/** A farm to be changed, and the version of it that its sender knows, where they say so. */
export interface KnownFarm {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Gives a farm another name. Throws `farm.notFound`, `farm.notAllowed` for those whose role does not allow it, and
 * `record.changed` with the farm as it is now.
 */
export async function renameFarm(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  { id: farmId, version }: KnownFarm,
  name: string,
): Promise<Farm> {
  const isOutdated = await changeFarms(services, who, async (tx) => {
    const farm = await requireFarm(tx, who, farmId, 'farm.manage');
    if (version !== undefined && version !== farm.version) return true;
    if (farm.name === name) return false;
    await changeFarmRow(tx, farmId, { name });
    const detail = { nameBefore: farm.name, name };
    await tx.tell({ action: 'farm.changed', farmId, detail }, { farmId, topic: 'farm.changed' });
    return false;
  });
  const { farm, map } = await readFarm(services.database, who, farmId);
  const current = farmView(farm, map, roleOn(who, farmId));
  if (isOutdated) throw new Failure('record.changed', { current });
  return current;
}

/**
 * A farm in scope on which whoever asks may do something, by the rows of the farm and not by what is remembered of them;
 * held until the transaction ends. Throws `farm.notFound` and `farm.notAllowed`.
 */
export async function requireFarm(
  tx: FarmChange,
  who: Who,
  farmId: number,
  permission: FarmPermission,
): Promise<FarmRow> {
  const farm = await findFarmForChange(tx, farmId);
  const role = farm && (await findRole(tx, farmId, who.userId));
  if (!role) throw new Failure('farm.notFound');
  if (!mayRole(role, permission)) throw new Failure('farm.notAllowed');
  return farm;
}
