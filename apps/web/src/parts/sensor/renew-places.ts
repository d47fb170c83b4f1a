import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { placesOptions, renewedPlaces } from './places.queries.ts';

/** Whose places are to be asked for next, by a query of places for which some are asked for already. */
const waiting = new WeakMap<Query, Set<number>>();

/**
 * Some nodes have measured: their places are asked for alone, and put among the others, of which there may be a thousand.
 * Gives the queries of places that are to be asked for whole: those that nobody looks at now, and those on their way.
 */
export function renewPlaces(queries: QueryClient, farmId: number, nodeIds: readonly number[]): readonly QueryKey[] {
  return [false, true].flatMap((withFormer): readonly QueryKey[] => {
    const { queryKey } = placesOptions(farmId, withFormer);
    const query = queries.getQueryCache().find({ queryKey, exact: true });
    if (!query || nodeIds.length === 0) return [];
    if (!query.isActive() || query.state.data === undefined || query.state.fetchStatus !== 'idle') return [queryKey];
    const others = waiting.get(query);
    if (others) for (const nodeId of nodeIds) others.add(nodeId);
    else void renewWaiting(queries, query, { farmId, withFormer, nodeIds });
    return [];
  });
}

interface Wish {
  readonly farmId: number;
  readonly withFormer: boolean;
  readonly nodeIds: readonly number[];
}

async function renewWaiting(queries: QueryClient, query: Query, wish: Wish): Promise<void> {
  const areRenewed = await renewOneAfterTheOther(queries, query, wish).catch(() => false);
  waiting.delete(query);
  if (!areRenewed) await queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** One call after the other, so that no answer comes after one that is newer; gives whether that was enough. */
async function renewOneAfterTheOther(queries: QueryClient, query: Query, wish: Wish): Promise<boolean> {
  const { farmId, withFormer } = wish;
  const { queryKey } = placesOptions(farmId, withFormer);
  let { nodeIds } = wish;
  while (nodeIds.length > 0) {
    const next = new Set<number>();
    waiting.set(query, next);
    const before = query.state.data;
    const renewed = await renewedPlaces(farmId, withFormer, nodeIds);
    // What was asked for whole meanwhile may have been answered before these measured, or after.
    if (query.state.fetchStatus !== 'idle' || query.state.data !== before) return false;
    queries.setQueryData(queryKey, (places) => places && renewed(places));
    nodeIds = [...next];
  }
  return true;
}
