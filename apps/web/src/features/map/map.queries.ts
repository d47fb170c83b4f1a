import type {
  Parcel,
  ParcelDetail,
  ParcelFeature,
  ParcelPoint,
  ParcelSuggestion,
} from '@brazda/contract/agroevidence/parcels.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { isApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/api.ts';
import { farmKeys, farmOptions } from '#web/lib/farms.queries.ts';
import { parcelKeys } from '#web/lib/parcel-keys.ts';
import type { Query } from '#web/lib/query.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { TileRequest } from '#web/map/parts/tile-source.ts';

/** As many as the server gives at once. */
const parcelsPerCall = 1000;

/** Where the parcels lie, for the map from far away; their outlines come as tiles. */
export function parcelPointsOptions(farmId: number): Query<ParcelPoint[]> {
  return {
    queryKey: parcelKeys.points(farmId),
    queryFn: async ({ signal }) => (await api.agroevidence.parcels.points({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  };
}

export function parcelOptions(farmId: number, id: number): Query<ParcelDetail> {
  return {
    queryKey: parcelKeys.one(farmId, id),
    queryFn: ({ signal }) => api.agroevidence.parcels.read({ params: { id }, farmIds: [farmId], signal }),
  };
}

/** All parcels of the farm, so that the list filters and sorts as one types. */
export function parcelListOptions(farmId: number): Query<Parcel[]> {
  return {
    queryKey: parcelKeys.list(farmId),
    queryFn: async ({ signal }) => {
      const parcels: Parcel[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, 'per-page': parcelsPerCall, status: ['OPEN' as const] };
        const { rows, total } = await api.agroevidence.parcels.list({ query, farmIds: [farmId], signal });
        parcels.push(...rows);
        if (rows.length === 0 || parcels.length >= total) return parcels;
      }
    },
    staleTime: 60_000,
  };
}

export function suggestionOptions(farmId: number, search: string): Query<ParcelSuggestion[]> {
  return {
    queryKey: [...parcelKeys.all(farmId), 'suggestions', search],
    queryFn: async ({ signal }) =>
      (await api.agroevidence.parcels.suggestions({ query: { search }, farmIds: [farmId], signal })).rows,
    staleTime: 30_000,
  };
}

/** The farm as the list already told it, until it has been asked for by itself. */
export function knownFarmOptions(
  farmId: number,
  queries: QueryClient,
): Query<Farm> & { initialData: () => Farm | undefined } {
  return {
    ...farmOptions(farmId),
    initialData: () => queries.getQueryData<Farm[]>(farmKeys.all)?.find(({ id }) => id === farmId),
  };
}

export async function fetchTile({
  farmId,
  revision,
  day,
  signal,
  ...place
}: TileRequest): Promise<ArrayBuffer | undefined> {
  const answer = await api.agroevidence.tiles.read({
    params: { farmId, ...place },
    query: { revision, day },
    farmIds: [farmId],
    signal,
  });
  const bytes = await answer.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : bytes;
}

interface BeforeRename {
  readonly parcel: ParcelDetail | undefined;
  readonly revision: number | undefined;
}

/** Shows the new name at once and takes it back if it is refused. */
export function useRenameParcel(
  farmId: number,
  id: number,
): UseMutationResult<ParcelDetail, Error, string, BeforeRename> {
  const queries = useQueryClient();
  const key = parcelKeys.one(farmId, id);
  return useSingleMutation({
    mutationKey: parcelKeys.rename(farmId),
    mutationFn: (name: string) =>
      api.agroevidence.parcels.change({
        params: { id },
        body: { name },
        farmIds: [farmId],
        ...versionOf(queries.getQueryData<ParcelDetail>(key)),
      }),
    onMutate: async (name): Promise<BeforeRename> => {
      await queries.cancelQueries({ queryKey: key });
      const parcel = queries.getQueryData<ParcelDetail>(key);
      if (parcel) queries.setQueryData<ParcelDetail>(key, { ...parcel, localName: name });
      return { parcel, revision: queries.getQueryData<Farm>(farmKeys.one(farmId))?.revision };
    },
    onError: (error, _name, before) => {
      if (isApiError(error, 'record.changed')) queries.setQueryData(key, error.current);
      else if (before?.parcel) queries.setQueryData(key, before.parcel);
    },
    onSuccess: async (parcel, _name, before) => {
      queries.setQueryData(key, parcel);
      queries.setQueryData<ParcelFeature[]>(parcelKeys.map(farmId), (features) =>
        features?.map((feature) => (feature.id === id ? renamedFeature(feature, parcel.localName) : feature)),
      );
      queries.setQueryData<Parcel[]>(parcelKeys.list(farmId), (listed) =>
        listed?.map((one) => (one.id === id ? { ...one, localName: parcel.localName } : one)),
      );
      await followRevision(queries, farmId, before.revision);
    },
  });
}

/** What is on screen is what a change stands on; of a parcel that is not there yet nothing is known. */
function versionOf(parcel: ParcelDetail | undefined): { readonly version?: number } {
  return parcel ? { version: parcel.version } : {};
}

/** Only where others changed something meanwhile is the whole map asked for again. */
async function followRevision(queries: QueryClient, farmId: number, before: number | undefined): Promise<void> {
  const farm = await queries.query({ ...farmOptions(farmId), staleTime: 0 }).catch(() => undefined);
  const isOurs = farm !== undefined && before !== undefined && farm.revision <= before + 1;
  const parts = isOurs ? [['suggestions']] : [[]];
  for (const part of parts) void queries.invalidateQueries({ queryKey: [...parcelKeys.all(farmId), ...part] });
}

function renamedFeature(feature: ParcelFeature, name: string): ParcelFeature {
  return { ...feature, properties: { ...feature.properties, name } };
}
