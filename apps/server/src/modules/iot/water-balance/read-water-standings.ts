import type { waterBalances, WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { requireKnownParcels } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { balancesOf } from './balances-of.ts';
import { byThirst, waterStandingView } from './water-balance.view.ts';
import { wateredParcels } from './watered-parcels.ts';

type Wish = z.output<typeof waterBalances.list.query>;

/** How crops are off for water. Throws `parcel.notFound`. */
export async function readWaterStandings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  wish: Wish,
): Promise<{ readonly rows: WaterStanding[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const ids = wish['parcel-id'];
  await requireKnownParcels(farms, ids);
  const { parcels } = await wateredParcels(farms, who, { now: clock.now(), ids });
  const worked = await balancesOf(farms, parcels);
  const standings = worked
    .map(([parcel, balance]) => waterStandingView(parcel, balance))
    .filter(({ state }) => wish.state?.includes(state) ?? true)
    .toSorted(byThirst);
  const begin = (wish.page - 1) * wish['per-page'];
  return { rows: standings.slice(begin, begin + wish['per-page']), total: standings.length };
}
