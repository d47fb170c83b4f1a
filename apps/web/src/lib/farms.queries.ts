import type { Farm, FarmSettings, RetiredFarm } from '@brazda/contract/agroevidence/farms.ts';
import { api } from './api.ts';
import type { Query } from './query.ts';

export const farmKeys = {
  all: ['farms'] as const,
  retired: ['retired-farms'] as const,
  one: (farmId: number): readonly unknown[] => ['farms', farmId],
  settings: (farmId: number): readonly unknown[] => ['farms', farmId, 'settings'],
};

/** The farms of the user, whichever of them is on screen. */
export function farmListOptions(): Query<Farm[]> {
  return {
    queryKey: farmKeys.all,
    queryFn: async ({ signal }) => (await api.agroevidence.farms.list({ farmIds: [], signal })).rows,
    staleTime: 60_000,
  };
}

export function farmOptions(farmId: number): Query<Farm> {
  return {
    queryKey: farmKeys.one(farmId),
    queryFn: ({ signal }) => api.agroevidence.farms.read({ params: { id: farmId }, farmIds: [farmId], signal }),
  };
}

export function farmSettingsOptions(farmId: number): Query<FarmSettings> {
  return {
    queryKey: farmKeys.settings(farmId),
    queryFn: ({ signal }) => api.agroevidence.farms.settings({ params: { id: farmId }, farmIds: [farmId], signal }),
    staleTime: 60_000,
  };
}

/** The deleted farms that the user can still bring back. */
export function retiredFarmsOptions(): Query<RetiredFarm[]> {
  return {
    queryKey: farmKeys.retired,
    queryFn: async ({ signal }) => (await api.agroevidence.farms.retired({ farmIds: [], signal })).rows,
  };
}
