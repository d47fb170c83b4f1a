import type {
  NewParcel,
  EditedLand,
  OutlineChange,
  ParcelDivision,
  ParcelUnion,
} from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

/** A parcel as it is on screen: what is done to it stands on that. */
type Known = Pick<Parcel, 'id' | 'version'>;

type Edit<Said> = UseMutationResult<EditedLand, Error, Said>;
type TellEdit<Said> = TellChange<EditedLand, Said>;

export function useDrawParcel(farmId: number, told: TellEdit<NewParcel>): Edit<NewParcel> {
  return useEdit(farmId, told, (body) => api.agroevidence.parcelEditing.draw({ body, farmIds: [farmId] }));
}

export function useRedrawParcel(
  farmId: number,
  { id, version }: Known,
  told: TellEdit<OutlineChange>,
): Edit<OutlineChange> {
  return useEdit(farmId, told, (body) =>
    api.agroevidence.parcelEditing.redraw({ params: { id }, body, version, farmIds: [farmId] }),
  );
}

export function useSplitParcel(
  farmId: number,
  { id, version }: Known,
  told: TellEdit<ParcelDivision>,
): Edit<ParcelDivision> {
  return useEdit(farmId, told, (body) =>
    api.agroevidence.parcelEditing.split({ params: { id }, body, version, farmIds: [farmId] }),
  );
}

/** What a line would make of a parcel, the largest part first. */
export function partsOptions(farmId: number, { id, version }: Known, line: ParcelDivision['line'] | undefined) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, id), 'parts', version, line],
    queryFn: ({ signal }) =>
      line ? api.agroevidence.parcelEditing.parts({ params: { id }, body: { line }, farmIds: [farmId], signal }) : [],
    enabled: line !== undefined,
    retry: false,
  });
}

export function useMergeParcels(farmId: number, told: TellEdit<ParcelUnion>): Edit<ParcelUnion> {
  return useEdit(farmId, told, (body) => api.agroevidence.parcelEditing.merge({ body, farmIds: [farmId] }));
}

export function useRetireParcel(farmId: number, { id, version }: Known, told: TellEdit<string>): Edit<string> {
  return useEdit(farmId, told, (from) =>
    api.agroevidence.parcelEditing.retire({ params: { id }, body: { from }, version, farmIds: [farmId] }),
  );
}

/** Land that was edited shows in all that is known of the farm. */
function useEdit<Said>(farmId: number, told: TellEdit<Said>, send: (said: Said) => Promise<EditedLand>): Edit<Said> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: queryRoots.farm(farmId) }),
  });
}
