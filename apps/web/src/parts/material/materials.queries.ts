import type { Material, MaterialQuery } from '@brazda/contract/agroevidence/materials.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { rowsPerPage, type PageOptions } from '#web/lib/paged-rows.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const materialKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'materials'] as const,
};

const minute = 60_000;

export function materialPageOptions(farmId: number, query: MaterialQuery, page: number): PageOptions<Material> {
  return {
    queryKey: [...materialKeys.all(farmId), 'page', query, page],
    queryFn: ({ signal }) =>
      api.agroevidence.catalogueMaterials.list({
        query: { ...query, page, 'per-page': rowsPerPage },
        farmIds: [farmId],
        signal,
      }),
    staleTime: minute,
  };
}

export function materialOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'one', id],
    queryFn: ({ signal }) => api.agroevidence.catalogueMaterials.read({ params: { id }, farmIds: [farmId], signal }),
  });
}

/** What products are used against, by a part of any of its names. */
export function organismsOptions(farmId: number, search: string) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'organisms', search],
    queryFn: ({ signal }) =>
      api.agroevidence.plantProtections.organisms({
        query: { 'per-page': 20, ...(search !== '' && { search }) },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** As many as one answer brings. */
const most = 200;

/** Those that a farm has written down itself and that can be chosen. */
export function ownOrganismsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'own-organisms'],
    queryFn: () =>
      api.agroevidence.organisms.list({ query: { type: ['PRIVATE'], 'per-page': most }, farmIds: [farmId] }),
    staleTime: minute,
  });
}

/** One of them, with how many products are valid on a day. */
export function organismOptions(farmId: number, code: string, on?: string) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'organism', code, on],
    queryFn: ({ signal }) =>
      api.agroevidence.organisms.read({
        params: { code },
        query: { ...(on !== undefined && { 'valid-on': on }) },
        farmIds: [farmId],
        signal,
      }),
  });
}
