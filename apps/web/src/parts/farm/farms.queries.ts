import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const farmKeys = {
  list: [...queryRoots.account, 'farms'] as const,
  retired: [...queryRoots.account, 'retired-farms'] as const,
  one: (farmId: number) => [...queryRoots.farm(farmId), 'facts'] as const,
  settings: (farmId: number) => [...queryRoots.farm(farmId), 'settings'] as const,
};

/** The farms of the user, whichever of them is on screen. */
export function farmListOptions() {
  return queryOptions({
    queryKey: farmKeys.list,
    queryFn: async ({ signal }) => (await api.agroevidence.farms.list({ farmIds: 'all', signal })).rows,
    staleTime: 60_000,
  });
}

export function farmOptions(farmId: number) {
  return queryOptions({
    queryKey: farmKeys.one(farmId),
    queryFn: ({ signal }) => api.agroevidence.farms.read({ params: { id: farmId }, farmIds: [farmId], signal }),
  });
}

export function farmSettingsOptions(farmId: number) {
  return queryOptions({
    queryKey: farmKeys.settings(farmId),
    queryFn: ({ signal }) => api.agroevidence.farms.settings({ params: { id: farmId }, farmIds: [farmId], signal }),
    staleTime: 60_000,
  });
}

/** The deleted farms that the user can still bring back. */
export function retiredFarmsOptions() {
  return queryOptions({
    queryKey: farmKeys.retired,
    queryFn: async ({ signal }) => (await api.agroevidence.farms.retired({ signal })).rows,
  });
}
