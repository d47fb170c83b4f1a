import type { RegistryAccess, RegistryUpdate } from '@brazda/contract/agroevidence/eagri.ts';
import { api } from './api.ts';
import type { Query } from './query.ts';

export const registryKeys = {
  all: (farmId: number): readonly unknown[] => ['registry', farmId],
  access: (farmId: number): readonly unknown[] => ['registry', farmId, 'access'],
  lastUpdate: (farmId: number): readonly unknown[] => ['registry', farmId, 'last-update'],
};

/** How a farm signs in to the registry, all but its key. */
export function registryAccessOptions(farmId: number): Query<RegistryAccess> {
  return {
    queryKey: registryKeys.access(farmId),
    queryFn: ({ signal }) => api.agroevidence.eagri.access({ params: { id: farmId }, farmIds: [farmId], signal }),
  };
}

/** When the farm's land was last taken from the registry; null where it never was. */
export function lastUpdateOptions(farmId: number): Query<RegistryUpdate | null> {
  const query = { page: 1, 'per-page': 1, 'sort-dir': 'desc' } as const;
  return {
    queryKey: registryKeys.lastUpdate(farmId),
    queryFn: async ({ signal }) =>
      (await api.agroevidence.eagri.updated({ query, farmIds: [farmId], signal })).rows[0] ?? null,
  };
}
