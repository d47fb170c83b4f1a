import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const actionKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'actions'] as const,
};

/** As many as are read at a glance. */
export const lastActions = 5;

/** What was done last on a parcel, or is planned there. */
export function lastActionsOptions(farmId: number, parcelId: number) {
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'last', parcelId],
    queryFn: ({ signal }) =>
      api.agroevidence.actions.list({
        query: { parcel: [parcelId], 'per-page': lastActions },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  });
}
