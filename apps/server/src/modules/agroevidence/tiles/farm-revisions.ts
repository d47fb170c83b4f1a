import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import type { Live } from '#server/live/live.ts';
import { findRevision } from '../farms/farm-map.repository.ts';

const mostRemembered = 50_000;

/** Knows the revision of each farm's map without asking the database every time. */
export interface FarmRevisions {
  /** The present revision of a farm in scope, or undefined where there is no such farm; `atLeast` is one the caller has seen. */
  current(scope: FarmScope, farmId: number, atLeast?: number): number | Promise<number | undefined>;
  learn(farmId: number, revision: number): void;
}

/** Learns from what happens on farms; a change made by another process is known here within about a second. */
export function createFarmRevisions(database: Database, live: Live): FarmRevisions {
  const known = new Map<number, number>();
  const learn = (farmId: number, revision: number): void => {
    if (known.size >= mostRemembered) known.clear();
    if ((known.get(farmId) ?? 0) < revision) known.set(farmId, revision);
  };
  live.followAll(({ farmId, revision }) => {
    if (revision !== undefined) learn(farmId, revision);
  });
  const lookUp = async (scope: FarmScope, farmId: number): Promise<number | undefined> => {
    const revision = await withFarms(database, { ...scope, farmIds: [farmId] }, (tx) => findRevision(tx, farmId));
    if (revision !== undefined) learn(farmId, revision);
    return revision;
  };
  return {
    learn,
    current: (scope, farmId, atLeast = 0) => {
      const revision = known.get(farmId);
      const isOurs = scope.memberships.includes(farmId);
      return isOurs && revision !== undefined && revision >= atLeast ? revision : lookUp(scope, farmId);
    },
  };
}
