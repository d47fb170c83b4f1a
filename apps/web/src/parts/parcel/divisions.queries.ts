import type { ChangedCenter, ChangedZone, RetiredDivision } from '@brazda/contract/agroevidence/divisions.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
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
export type ChangedDivision = ChangedCenter | ChangedZone;

/** Adds a centre or a zone to a farm. */
export function useAddDivision(
  farmId: number,
  kind: DivisionKind,
  told: TellChange<ChangedDivision, string>,
): UseMutationResult<ChangedDivision, Error, string> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (name: string): Promise<ChangedDivision> => {
      const input = { params: { id: farmId }, body: { name }, farmIds: [farmId] };
      return kind === 'center' ? api.agroevidence.centers.create(input) : api.agroevidence.zones.create(input);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

/** Another name for one, and the version that was on screen. */
export interface RenamedDivision {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

export function useRenameDivision(
  farmId: number,
  kind: DivisionKind,
  told: TellChange<ChangedDivision, RenamedDivision>,
): UseMutationResult<ChangedDivision, Error, RenamedDivision> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id, version, name }: RenamedDivision): Promise<ChangedDivision> => {
      const input = { body: { name }, version, farmIds: [farmId] };
      const { centers, zones } = api.agroevidence;
      return kind === 'center'
        ? centers.rename({ params: { centerId: id }, ...input })
        : zones.rename({ params: { zoneId: id }, ...input });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

/** Puts away one that no parcel is in. */
export function useRetireDivision(
  farmId: number,
  kind: DivisionKind,
  told: TellChange<RetiredDivision, number>,
): UseMutationResult<RetiredDivision, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (id: number) => {
      const { centers, zones } = api.agroevidence;
      return kind === 'center'
        ? centers.retire({ params: { centerId: id }, farmIds: [farmId] })
        : zones.retire({ params: { zoneId: id }, farmIds: [farmId] });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}
