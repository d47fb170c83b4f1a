import type { ManyChanged } from '@brazda/contract/agroevidence/divisions.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import type { LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { rowsPerPage, type PageOptions } from '#web/lib/paged-rows.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { landFormatEndings } from '@brazda/domain/enumerations/land-format.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

export type ParcelQuery = NonNullable<Parameters<typeof api.agroevidence.parcelSums.ids>[0]['query']>;

export function parcelPageOptions(farmId: number, query: ParcelQuery, page: number): PageOptions<Parcel> {
  return {
    queryKey: [...parcelKeys.table(farmId), 'page', query, page],
    queryFn: ({ signal }) =>
      api.agroevidence.parcels.list({
        query: { ...query, page, 'per-page': rowsPerPage },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  };
}

/** The ids of the whole list in its order: where a parcel stands in it, and what “all of them” are. */
export function parcelIdsOptions(farmId: number, query: ParcelQuery) {
  return queryOptions({
    queryKey: [...parcelKeys.table(farmId), 'ids', query],
    queryFn: async ({ signal }) => (await api.agroevidence.parcelSums.ids({ query, farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}

export function statisticsOptions(farmId: number, query: ParcelQuery) {
  return queryOptions({
    queryKey: [...parcelKeys.table(farmId), 'statistics', query],
    queryFn: ({ signal }) => api.agroevidence.parcelSums.statistics({ query, farmIds: [farmId], signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** What many parcels are put into or taken out of, or what is said of them. */
export type Assignment =
  | { readonly kind: 'center'; readonly id: number | null }
  | { readonly kind: 'zone'; readonly id: number; readonly isIn: boolean }
  | { readonly kind: 'climate region'; readonly climateRegion: ClimateRegion | null };

interface AssignedParcels {
  readonly what: Assignment;
  readonly parcelIds: readonly number[];
}

export function useAssign(
  farmId: number,
  told: TellChange<ManyChanged, AssignedParcels>,
): UseMutationResult<ManyChanged, Error, AssignedParcels> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ what, parcelIds }: AssignedParcels) => {
      const ids = [...parcelIds];
      const farmIds = [farmId];
      const { centers, zones, climateRegions } = api.agroevidence;
      switch (what.kind) {
        case 'center':
          return centers.assign({ body: { centerId: what.id, parcelIds: ids }, farmIds });
        case 'zone':
          return zones.assign({ body: { zoneId: what.id, isIn: what.isIn, parcelIds: ids }, farmIds });
        case 'climate region':
          return climateRegions.assign({ body: { climateRegion: what.climateRegion, parcelIds: ids }, farmIds });
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

/** The whole list as a spreadsheet, as it is filtered and in its order. */
export function useParcelExcel(farmId: number, query: ParcelQuery): UseMutationResult<void, Error, string> {
  return useSingleMutation({
    mutationFn: async (name: string) => {
      const answer = await api.agroevidence.parcelSums.excel({ query, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.xlsx`);
    },
  });
}

interface WantedLandFile {
  readonly format: LandFormat;
  readonly name: string;
}

/** All open parcels of the farm with their outlines. */
export function useLandFile(farmId: number): UseMutationResult<void, Error, WantedLandFile> {
  return useSingleMutation({
    mutationFn: async ({ format, name }: WantedLandFile) => {
      const answer = await api.agroevidence.parcelExport.read({ query: { format }, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.${landFormatEndings[format]}`);
    },
  });
}
