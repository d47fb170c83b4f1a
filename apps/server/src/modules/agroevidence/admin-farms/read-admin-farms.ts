import type { AdminFarm, adminFarms } from '@brazda/contract/agroevidence/admin-farms.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { countEveryFarm, findEveryFarm, listEveryFarm, type CountedFarmRow } from '../../core/public.ts';
import { adminFarmView } from './admin-farms.view.ts';
import { countsOfFarms, orderOfFarms } from './farm-counts.repository.ts';

type FarmsQuery = z.output<typeof adminFarms.list.query>;

/** A page of every farm, or of those that are searched for; accents and letter case do not matter. */
export async function readAdminFarms(
  database: Database,
  { query = '', page, 'per-page': limit, 'sort-dir': direction, 'sort-col': by }: FarmsQuery,
): Promise<{ readonly rows: AdminFarm[]; readonly total: number }> {
  const folded = foldText(query);
  const order = { orderedBy: orderOfFarms[by], direction };
  return withSystem(database, async (tx) => ({
    rows: await withCounts(tx, await listEveryFarm(tx, { folded, ...order, limit, offset: (page - 1) * limit })),
    total: await countEveryFarm(tx, folded),
  }));
}

/** One farm as administrators see it, or undefined. */
export async function readAdminFarm(database: Database, id: number): Promise<AdminFarm | undefined> {
  return withSystem(database, async (tx) => {
    const farm = await findEveryFarm(tx, id);
    return farm && (await withCounts(tx, [farm]))[0];
  });
}

async function withCounts(tx: SystemTransaction, farms: readonly CountedFarmRow[]): Promise<AdminFarm[]> {
  const ids = farms.map(({ id }) => id);
  const counts = new Map((await countsOfFarms(tx, ids)).map((row) => [row.farmId, row]));
  return farms.map((farm) => adminFarmView(farm, counts.get(farm.id)));
}
