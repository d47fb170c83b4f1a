import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { actionKeys } from '#web/parts/action/actions.queries.ts';
import { queryOf } from '../actions-search.ts';
import { actionsNamed, mostOrders, type OrdersSearch } from './orders-search.ts';

export interface Orders {
  readonly actions: readonly ActionDetail[];
  /** How many there are, also of those for which there are no sheets. */
  readonly total: number;
}

/** The actions whose orders are wanted, those that are to be done first in front. */
export function ordersOptions(farmId: number, search: OrdersSearch) {
  const named = actionsNamed(search);
  const query = { ...queryOf(search), 'sort-col': 'day', 'sort-dir': 'asc' } as const;
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'orders', named ?? query],
    queryFn: async ({ signal }): Promise<Orders> => {
      const farmIds = [farmId];
      const { list, one } = api.agroevidence.actions;
      const listed = named ? undefined : await list({ query: { ...query, 'per-page': mostOrders }, farmIds, signal });
      const ids = named ?? listed?.rows.map(({ id }) => id) ?? [];
      const actions = await Promise.all(ids.map((id) => one({ params: { id }, farmIds, signal })));
      return { actions, total: listed?.total ?? actions.length };
    },
  });
}
