import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { api } from './api.ts';
import type { Query } from './query.ts';

export const farmKeys = {
  all: ['farms'] as const,
  one: (farmId: number): readonly unknown[] => ['farms', farmId],
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
