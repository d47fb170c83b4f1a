import type { Center, Zone } from '@brazda/contract/agroevidence/divisions.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { parcelKeys } from './parcel-keys.ts';

/** The centres of a farm by their names. */
export function centersOptions(farmId: number) {
  return queryOptions({
    queryKey: [...parcelKeys.all(farmId), 'centers'],
    queryFn: async ({ signal }) => (await api.agroevidence.centers.list({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}

/** The zones of a farm by their names. */
export function zonesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...parcelKeys.all(farmId), 'zones'],
    queryFn: async ({ signal }) => (await api.agroevidence.zones.list({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}

export type DivisionKind = 'center' | 'zone';

/** Adds a centre or a zone to a farm. */
export function useAddDivision(farmId: number, kind: DivisionKind): UseMutationResult<Center | Zone, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string): Promise<Center | Zone> => {
      const input = { params: { id: farmId }, body: { name }, farmIds: [farmId] };
      return kind === 'center' ? api.agroevidence.centers.create(input) : api.agroevidence.zones.create(input);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}
