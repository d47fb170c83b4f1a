import type { WaterBalance } from '@brazda/contract/iot/water-balances.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { requireKnownParcels } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { balancesOf } from './balances-of.ts';
import { waterBalanceView } from './water-balance.view.ts';
import { wateredParcels } from './watered-parcels.ts';

/** The water of one parcel day by day. Throws `parcel.notFound`. */
export async function readWaterBalance(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  parcelId: number,
): Promise<WaterBalance> {
  const farms = readingOf(database, who);
  await requireKnownParcels(farms, [parcelId]);
  const { parcels, soilOf, entriesOf } = await wateredParcels(farms, who, { now: clock.now(), ids: [parcelId] });
  const [parcel] = parcels;
  const [worked] = parcel ? await balancesOf(farms, [parcel]) : [];
  return waterBalanceView(worked ? { parcel: worked[0], worked: worked[1] } : null, {
    timeZone: parcel?.timeZone ?? 'UTC',
    soil: soilOf(parcelId) ?? null,
    entries: entriesOf(parcelId),
  });
}
