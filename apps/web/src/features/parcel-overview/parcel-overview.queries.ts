import type { ChangedParcel, ParcelChange } from '@brazda/contract/agroevidence/parcels.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { changeKeys } from '#web/parts/changes/change-keys.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';

const shownChanges = 20;

export function versionsOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, id), 'versions'],
    queryFn: ({ signal }) => api.agroevidence.parcelHistory.versions({ params: { id }, farmIds: [farmId], signal }),
  });
}

export function lineageOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, id), 'lineage'],
    queryFn: ({ signal }) => api.agroevidence.parcelHistory.predecessors({ params: { id }, farmIds: [farmId], signal }),
  });
}

export function registryFactsOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, id), 'registry'],
    queryFn: ({ signal }) => api.agroevidence.parcelHistory.registry({ params: { id }, farmIds: [farmId], signal }),
  });
}

/** What was done with the parcel: its names, its outline, its crops, its plan and the work on it. */
export function changesOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...changeKeys.all(farmId), 'of parcel', id],
    queryFn: ({ signal }) =>
      api.gateway.farmChanges.list({
        params: { id: farmId },
        query: { 'parcel-number': id, 'per-page': shownChanges },
        farmIds: [farmId],
        signal,
      }),
  });
}

/** Puts a parcel into a centre or zones; on the version that is on screen. */
export function useDivideParcel(
  farmId: number,
  id: number,
  told: TellChange<ChangedParcel, Omit<ParcelChange, 'name'>>,
): UseMutationResult<ChangedParcel, Error, Omit<ParcelChange, 'name'>> {
  const queries = useQueryClient();
  const { queryKey } = parcelOptions(farmId, id);
  return useUndoable(farmId, told, {
    mutationFn: (body: Omit<ParcelChange, 'name'>) => {
      const known = queries.getQueryData(queryKey);
      return api.agroevidence.parcels.change({
        params: { id },
        body,
        farmIds: [farmId],
        ...(known && { version: known.version }),
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}
