import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { ofWork } from '#web/lib/query.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const updatesPerPage = 10;

/** All that is asked about the updates of a farm. */
export function landUpdateRoot(farmId: number): readonly [...ReturnType<typeof queryRoots.farm>, 'land-updates'] {
  return [...queryRoots.farm(farmId), 'land-updates'];
}

export function landUpdateListKey(farmId: number) {
  return [...landUpdateRoot(farmId), 'list'] as const;
}

/** One page of the updates of a farm's land, newest first. */
export function landUpdatesOptions(farmId: number, page = 1) {
  return queryOptions({
    queryKey: [...landUpdateListKey(farmId), page],
    meta: ofWork,
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.list({ query: { page, 'per-page': updatesPerPage }, farmIds: [farmId], signal }),
  });
}
