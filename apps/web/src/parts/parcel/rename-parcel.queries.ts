import type { ChangedParcel, Parcel, ParcelDetail, ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { isApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { parcelKeys } from './parcel-keys.ts';
import { parcelMapOptions } from './parcel-map.queries.ts';
import { parcelListOptions, parcelOptions } from './parcel.queries.ts';

interface BeforeRename {
  readonly parcel: ParcelDetail | undefined;
}

/** Shows the new name at once and takes it back if it is refused. Of a parcel that was only listed, that version counts. */
export function useRenameParcel(
  farmId: number,
  id: number,
  told: TellChange<ChangedParcel, string>,
  listed?: Parcel,
): UseMutationResult<ChangedParcel, Error, string, BeforeRename> {
  const queries = useQueryClient();
  const { queryKey } = parcelOptions(farmId, id);
  return useUndoable(farmId, told, {
    mutationFn: (name: string) =>
      api.agroevidence.parcels.change({
        params: { id },
        body: { name },
        farmIds: [farmId],
        ...versionOf(queries.getQueryData(queryKey) ?? listed),
      }),
    onMutate: async (name): Promise<BeforeRename> => {
      await queries.cancelQueries({ queryKey });
      const parcel = queries.getQueryData(queryKey);
      if (parcel) queries.setQueryData(queryKey, { ...parcel, localName: name });
      return { parcel };
    },
    onError: (error, _name, before) => {
      if (isApiError(error, 'record.changed')) queries.setQueryData(queryKey, error.current as ParcelDetail);
      else if (before?.parcel) queries.setQueryData(queryKey, before.parcel);
    },
    onSuccess: ({ revision, changeId: _changeId, ...parcel }) => {
      queries.setQueryData(queryKey, parcel);
      queries.setQueryData(parcelMapOptions(farmId).queryKey, (features) =>
        features?.map((feature) => (feature.id === id ? renamedFeature(feature, parcel.localName) : feature)),
      );
      queries.setQueryData(parcelListOptions(farmId).queryKey, (listed) =>
        listed?.map((one) => (one.id === id ? { ...one, localName: parcel.localName } : one)),
      );
      followRevision(queries, farmId, revision);
    },
  });
}

/** What is on screen is what a change stands on; of a parcel that is not there yet nothing is known. */
function versionOf(parcel: Parcel | undefined): { readonly version?: number } {
  return parcel ? { version: parcel.version } : {};
}

/** Only where others have changed something meanwhile is the whole map asked for again. */
function followRevision(queries: QueryClient, farmId: number, { before, after }: ChangedParcel['revision']): void {
  const { queryKey } = farmOptions(farmId);
  const known = queries.getQueryData(queryKey)?.revision;
  queries.setQueryData(queryKey, (farm) => farm && { ...farm, revision: Math.max(farm.revision, after) });
  const isOurs = known !== undefined && known >= before;
  const outdated = isOurs ? [parcelKeys.suggestions(farmId), parcelKeys.table(farmId)] : [parcelKeys.all(farmId)];
  for (const outdatedKey of outdated) void queries.invalidateQueries({ queryKey: outdatedKey });
}

function renamedFeature(feature: ParcelFeature, name: string): ParcelFeature {
  return { ...feature, properties: { ...feature.properties, name } };
}
