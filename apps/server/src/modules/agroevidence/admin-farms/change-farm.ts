import type { AdminFarm, AdminFarmChange } from '@brazda/contract/agroevidence/admin-farms.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { changeFarmRow, findFarmForChange } from '../../core/public.ts';
import { requireCountry } from '../registration/require-country.ts';
import type { KnownFarm } from '../farms/rename-farm.ts';
import { hasLandOrAwaitsIt } from './farm-land.repository.ts';
import { readAdminFarm } from './read-admin-farms.ts';

/**
 * Renames any farm, and moves it to another country while it has no land there: outlines are read by the country's own
 * coordinates and its clock says what day it is. Throws `farm.notFound`, `farm.hasParcels`, `country.unsupported`, and
 * `record.changed` with the farm as it is now.
 */
export async function changeFarm(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  { id: farmId, version }: KnownFarm,
  { name, countryCode }: AdminFarmChange,
): Promise<AdminFarm> {
  await requireCountry(services.database, countryCode);
  const isOutdated = await changeFarmOfOthers(services, who, farmId, async (tx) => {
    const farm = await findFarmForChange(tx, farmId);
    if (!farm) throw new Failure('farm.notFound');
    if (version !== undefined && version !== farm.version) return true;
    if (farm.countryCode !== countryCode && (await hasLandOrAwaitsIt(tx, farmId))) throw new Failure('farm.hasParcels');
    await changeFarmRow(tx, farmId, { name, countryCode });
    const detail = { nameBefore: farm.name, name, countryBefore: farm.countryCode, country: countryCode };
    await tx.tell({ action: 'farm.changed', farmId, detail }, { farmId, topic: 'farm.changed' });
    return false;
  });
  const current = await readAdminFarm(services.database, farmId);
  if (!current) throw new Failure('farm.notFound');
  if (isOutdated) throw new Failure('record.changed', { current });
  return current;
}
