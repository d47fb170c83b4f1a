import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const registryKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'registry'] as const,
  access: (farmId: number) => [...queryRoots.farm(farmId), 'registry', 'access'] as const,
  lastUpdate: (farmId: number) => [...queryRoots.farm(farmId), 'registry', 'last-update'] as const,
};

/** How a farm signs in to the registry, all but its key. */
export function registryAccessOptions(farmId: number) {
  return queryOptions({
    queryKey: registryKeys.access(farmId),
    queryFn: ({ signal }) => api.agroevidence.eagri.access({ params: { id: farmId }, farmIds: [farmId], signal }),
  });
}

/** When the farm's land was last taken from the registry; null where it never was. */
export function lastUpdateOptions(farmId: number) {
  const query = { page: 1, 'per-page': 1, 'sort-dir': 'desc' } as const;
  return queryOptions({
    queryKey: registryKeys.lastUpdate(farmId),
    queryFn: async ({ signal }) =>
      (await api.agroevidence.eagri.updated({ query, farmIds: [farmId], signal })).rows[0] ?? null,
  });
}
