import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmListOptions, farmOptions } from '#web/parts/farm/farms.queries.ts';
import { parcelKeys } from './parcel-keys.ts';
import type { TileRequest } from '#web/map/parts/tile-source.ts';

/** As many as the server gives at once. */
const parcelsPerCall = 1000;

/** Where the parcels lie, for the map from far away; their outlines come as tiles. */
export function parcelPointsOptions(farmId: number) {
  return queryOptions({
    queryKey: parcelKeys.points(farmId),
    queryFn: async ({ signal }) => (await api.agroevidence.parcels.points({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}

export function parcelOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: parcelKeys.one(farmId, id),
    queryFn: ({ signal }) => api.agroevidence.parcels.read({ params: { id }, farmIds: [farmId], signal }),
  });
}

/** All parcels of the farm, so that the list filters and sorts as one types. */
export function parcelListOptions(farmId: number) {
  return queryOptions({
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
  });
}

export function suggestionOptions(farmId: number, search: string) {
  return queryOptions({
    queryKey: [...parcelKeys.suggestions(farmId), search],
    queryFn: async ({ signal }) =>
      (await api.agroevidence.parcels.suggestions({ query: { search }, farmIds: [farmId], signal })).rows,
    staleTime: 30_000,
  });
}

/** In which cadastral units the land lies; there are so few that whoever searches them looks through all. */
export function cadastralUnitsOptions(farmId: number) {
  return queryOptions({
    queryKey: parcelKeys.cadastralUnits(farmId),
    queryFn: async ({ signal }) =>
      (await api.agroevidence.parcelSums.cadastralUnits({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}

/** The farm as the list already told it, until it has been asked for by itself. */
export function knownFarmOptions(farmId: number, queries: QueryClient) {
  return queryOptions({
    ...farmOptions(farmId),
    initialData: () => queries.getQueryData(farmListOptions().queryKey)?.find(({ id }) => id === farmId),
  });
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
