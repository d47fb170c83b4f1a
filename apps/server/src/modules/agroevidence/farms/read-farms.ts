import type { Database } from '#server/db/database.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { listFarms, type FarmWithMap } from './farm-map.repository.ts';

/** The farms in scope, first joined first. */
export async function readFarms(database: Database, scope: FarmScope): Promise<FarmWithMap[]> {
  const farms = await listFarms(readingOf(database, scope));
  const joined = ({ farm }: FarmWithMap): number => scope.memberships.indexOf(farm.id);
  return farms.sort((a, b) => joined(a) - joined(b));
}

/** One farm in scope. Throws `farm.notFound`. */
export async function readFarm(database: Database, scope: FarmScope, id: number): Promise<FarmWithMap> {
  const found = (await readFarms(database, scope)).find(({ farm }) => farm.id === id);
  if (!found) throw new Failure('farm.notFound');
  return found;
}
