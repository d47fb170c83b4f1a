import type { AdminFarm, AdminFarmChange } from '@brazda/contract/agroevidence/admin-farms.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withFarm } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { changeFarmRow, findFarmForChange } from '../../core/public.ts';
import { requireCountry } from '../registration/require-country.ts';
import { hasLand } from './farm-land.repository.ts';
import { readAdminFarm } from './read-admin-farms.ts';

/**
 * Renames any farm, and moves it to another country while it has no land there: outlines are read by the country's own
 * coordinates and its clock says what day it is. Throws `farm.notFound`, `farm.hasParcels` and `country.unsupported`.
 */
export async function changeFarm(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  farmId: number,
  { name, countryCode }: AdminFarmChange,
): Promise<AdminFarm> {
  await requireCountry(database, countryCode);
  await withFarm(database, farmId, async (tx) => {
    const farm = await findFarmForChange(tx, farmId);
    if (!farm) throw new Failure('farm.notFound');
    if (farm.countryCode !== countryCode && (await hasLand(tx, farmId))) throw new Failure('farm.hasParcels');
    await changeFarmRow(tx, farmId, { name, countryCode });
    const detail = { nameBefore: farm.name, name, countryBefore: farm.countryCode, country: countryCode };
    await recordAudit(tx, who, { action: 'farm.changed', farmId, detail }, clock.now());
    await recordEvent(tx, { farmId, topic: 'farm.changed' });
  });
  const changed = await readAdminFarm(database, farmId);
  if (!changed) throw new Failure('farm.notFound');
  return changed;
}
