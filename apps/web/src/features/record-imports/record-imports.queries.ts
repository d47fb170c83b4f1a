import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { RecordImport, RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import type { RecordVerdict } from '@brazda/domain/enumerations/old-record.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { rowsPerPage, type PageOptions } from '#web/lib/paged-rows.ts';
import { ofWork } from '#web/lib/query.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

export const recordImportKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports'] as const,
  list: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports', 'list'] as const,
  ones: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports', 'one'] as const,
  one: (farmId: number, id: number) => [...queryRoots.farm(farmId), 'record-imports', 'one', id] as const,
  allRows: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports', 'rows'] as const,
  rows: (farmId: number, id: number) => [...queryRoots.farm(farmId), 'record-imports', 'rows', id] as const,
  changedSince: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports', 'changed-since'] as const,
  allValues: (farmId: number) => [...queryRoots.farm(farmId), 'record-imports', 'values'] as const,
  values: (farmId: number, id: number) => [...queryRoots.farm(farmId), 'record-imports', 'values', id] as const,
};

export const importsPerPage = 10;

export function importListOptions(farmId: number, page: number) {
  return queryOptions({
    queryKey: [...recordImportKeys.list(farmId), page],
    queryFn: ({ signal }) =>
      api.agroevidence.recordImports.list({ query: { page, 'per-page': importsPerPage }, farmIds: [farmId], signal }),
    placeholderData: keepPreviousData,
  });
}

export function recordImportOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: recordImportKeys.one(farmId, id),
    meta: ofWork,
    queryFn: ({ signal }) => api.agroevidence.recordImports.read({ params: { id }, farmIds: [farmId], signal }),
  });
}

export function rowPageOptions(
  farmId: number,
  id: number,
  verdict: RecordVerdict | undefined,
  page: number,
): PageOptions<RecordRow> {
  return {
    queryKey: [...recordImportKeys.rows(farmId, id), verdict, page],
    queryFn: ({ signal }) =>
      api.agroevidence.recordImports.rows({
        params: { id },
        query: { page, 'per-page': rowsPerPage, ...(verdict && { verdict: [verdict] }) },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  };
}

export const valuesPerPage = 20;

export function valuesOptions(farmId: number, id: number, page: number) {
  return queryOptions({
    queryKey: [...recordImportKeys.values(farmId, id), page],
    queryFn: ({ signal }) =>
      api.agroevidence.recordImports.values({
        params: { id },
        query: { page, 'per-page': valuesPerPage },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function changedSinceOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...recordImportKeys.changedSince(farmId), id],
    queryFn: ({ signal }) => api.agroevidence.recordImports.changedSince({ params: { id }, farmIds: [farmId], signal }),
  });
}

const parcelsPerCall = 1000;

/** All parcels that the farm has or had: old records are of land as it was. */
export function everyParcelOptions(farmId: number) {
  return queryOptions({
    queryKey: [...parcelKeys.all(farmId), 'ever'],
    queryFn: async ({ signal }) => {
      const parcels: Parcel[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, 'per-page': parcelsPerCall };
        const { rows, total } = await api.agroevidence.parcels.list({ query, farmIds: [farmId], signal });
        parcels.push(...rows);
        if (rows.length === 0 || parcels.length >= total) return parcels;
      }
    },
    staleTime: 60_000,
  });
}

/** Materials of all kinds by a part of their name or number. */
export function materialSearchOptions(farmId: number, search: string) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'of-any-kind', search],
    queryFn: async ({ signal }): Promise<Material[]> => {
      const asked = { query: { search }, farmIds: [farmId], signal };
      const { fertilizers, plantProtections, seeds } = api.agroevidence;
      const found = await Promise.all([
        fertilizers.suggestions(asked),
        plantProtections.suggestions(asked),
        seeds.suggestions(asked),
      ]);
      return found.flat();
    },
    enabled: search.length > 1,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

export function useSendRecords(farmId: number): UseMutationResult<RecordImport, Error, File> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (file: File) => api.agroevidence.recordImports.begin({ file, farmIds: [farmId] }),
    onSuccess: (sent) => {
      queries.setQueryData(recordImportKeys.one(farmId, sent.id), sent);
      return queries.invalidateQueries({ queryKey: recordImportKeys.list(farmId) });
    },
  });
}

export type ImportChange = Parameters<typeof api.agroevidence.recordImports.change>[0]['body'];

/** Says what columns and values mean; rows are judged anew, and what is shown of them is asked for again. */
export function useChangeRecords({
  farmId,
  id,
}: Pick<RecordImport, 'farmId' | 'id'>): UseMutationResult<RecordImport, Error, ImportChange> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ImportChange) =>
      api.agroevidence.recordImports.change({ params: { id }, body, farmIds: [farmId] }),
    onSuccess: (changed) => {
      queries.setQueryData(recordImportKeys.one(farmId, id), changed);
      return Promise.all([
        queries.invalidateQueries({ queryKey: recordImportKeys.rows(farmId, id) }),
        queries.invalidateQueries({ queryKey: recordImportKeys.values(farmId, id) }),
      ]);
    },
  });
}

export type RecordAct = 'start' | 'discard' | 'takeBack' | 'takeBackOthers';

/** Does something with a whole import; it is begun as it was looked at, or what its rows say by now is shown. */
export function useRecordAct({
  farmId,
  id,
  version,
}: Pick<RecordImport, 'farmId' | 'id' | 'version'>): UseMutationResult<RecordImport, Error, RecordAct> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (act: RecordAct) => {
      const asked = { params: { id }, farmIds: [farmId] };
      const { start, discard, takeBack } = api.agroevidence.recordImports;
      if (act === 'start') return start({ ...asked, version });
      if (act === 'discard') return discard(asked);
      return takeBack({ ...asked, query: { 'keep-changed': act === 'takeBackOthers' } });
    },
    onSuccess: (done) => {
      queries.setQueryData(recordImportKeys.one(farmId, id), done);
      return queries.invalidateQueries({ queryKey: recordImportKeys.list(farmId) });
    },
    onError: (error) => {
      if (!isApiError(error, 'record.changed')) return;
      queries.setQueryData(recordImportKeys.one(farmId, id), error.current);
      void queries.invalidateQueries({ queryKey: recordImportKeys.rows(farmId, id) });
      void queries.invalidateQueries({ queryKey: recordImportKeys.values(farmId, id) });
    },
  });
}
