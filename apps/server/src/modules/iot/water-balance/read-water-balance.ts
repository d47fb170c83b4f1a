import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import { addDays } from '@brazda/domain/days.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { areKnownParcels } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { balancesOf } from './balances-of.ts';
import { findParcelSoils } from './parcel-soils.repository.ts';
import { waterBalanceView } from './water-balance.view.ts';
import { findWaterEntries } from './water-entries.repository.ts';
import { mostDays, wateredParcels } from './watered-parcels.ts';

/** The water of one parcel day by day. Throws `parcel.notFound`. */
export async function readWaterBalance(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  parcelId: number,
): Promise<WaterBalance> {
  const farms = readingOf(database, who);
  if (!(await areKnownParcels(farms, [parcelId]))) throw new Failure('parcel.notFound');
  const now = clock.now();
  const from = addDays(now.toISOString().slice(0, 10), -mostDays);
  const [[parcel], soils, entries] = await Promise.all([
    wateredParcels(farms, who, { now, ids: [parcelId] }),
    findParcelSoils(farms),
    findWaterEntries(farms, { from, parcelId }),
  ]);
  const [worked] = parcel ? await balancesOf(farms, [parcel]) : [];
  return waterBalanceView(worked ? { parcel: worked[0], worked: worked[1] } : null, {
    timeZone: parcel?.timeZone ?? 'UTC',
    soil: soils.find((soil) => soil.parcelId === parcelId) ?? null,
    entries,
  });
}
