import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { listFarms, type FarmWithZone } from '../../core/public.ts';
import { listFarmMaps, type FarmMapRow } from './farm-map.repository.ts';

export interface FarmWithMap {
  readonly farm: FarmWithZone;
  readonly map: FarmMapRow | undefined;
}

/** The farms in scope, first joined first. */
export async function readFarms(database: Database, scope: FarmScope): Promise<FarmWithMap[]> {
  const farms = await withFarms(database, scope, async (tx) => {
    const rows = await listFarms(tx);
    const maps = new Map((await listFarmMaps(tx)).map((map) => [map.farmId, map]));
    return rows.map((farm) => ({ farm, map: maps.get(farm.id) }));
  });
  const joined = ({ farm }: FarmWithMap): number => scope.memberships.indexOf(farm.id);
  return farms.sort((a, b) => joined(a) - joined(b));
}

/** One farm in scope. Throws `farm.notFound`. */
export async function readFarm(database: Database, scope: FarmScope, id: number): Promise<FarmWithMap> {
  const found = (await readFarms(database, scope)).find(({ farm }) => farm.id === id);
  if (!found) throw new Failure('farm.notFound');
  return found;
}
