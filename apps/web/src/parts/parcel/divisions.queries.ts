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

/** Another name for one, and the version that was on screen. */
interface RenamedDivision {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

/** What can be undone by the number of its change. */
interface Undoable {
  readonly changeId: number | null;
}

export function useRenameDivision(
  farmId: number,
  kind: DivisionKind,
): UseMutationResult<Undoable, Error, RenamedDivision> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version, name }: RenamedDivision): Promise<Undoable> => {
      const input = { body: { name }, version, farmIds: [farmId] };
      const { centers, zones } = api.agroevidence;
      return kind === 'center'
        ? centers.rename({ params: { centerId: id }, ...input })
        : zones.rename({ params: { zoneId: id }, ...input });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

/** Puts away one that no parcel is in; gives the number by which that is undone. */
export function useRetireDivision(farmId: number, kind: DivisionKind): UseMutationResult<number, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (id: number) => {
      const { centers, zones } = api.agroevidence;
      const { changeId } =
        kind === 'center'
          ? await centers.retire({ params: { centerId: id }, farmIds: [farmId] })
          : await zones.retire({ params: { zoneId: id }, farmIds: [farmId] });
      return changeId;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}
