import type {
  CatalogueOrganism,
  ChangedOrganism,
  NewOrganism,
  OrganismChange,
  OrganismQuery,
} from '@brazda/contract/agroevidence/organisms.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { rowsPerPage, type PageOptions } from '#web/lib/paged-rows.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';
import { organismQuery, type OrganismSearch } from './organism-search.ts';

export function organismPageOptions(
  farmId: number,
  query: OrganismQuery,
  page: number,
): PageOptions<CatalogueOrganism> {
  return {
    queryKey: [...materialKeys.all(farmId), 'catalogueOrganisms', query, page],
    queryFn: ({ signal }) =>
      api.agroevidence.organisms.list({
        query: { ...query, page, 'per-page': rowsPerPage },
        farmIds: [farmId],
        signal,
      }),
  };
}

/** As many as can be looked through in a dialog; all are among the products. */
const productsInDialog = 10;

/** The first products that may be used against an organism, on a day where one is said. */
export function productsAgainstOptions(farmId: number, organism: string, on: string | undefined) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'against', organism, on],
    queryFn: ({ signal }) =>
      api.agroevidence.catalogueMaterials.list({
        query: {
          ...{ kind: 'PLANT_PROTECTION', organism, 'per-page': productsInDialog },
          ...(on !== undefined && { 'valid-on': on }),
        },
        farmIds: [farmId],
        signal,
      }),
  });
}

export function useCreateOrganism(
  farmId: number,
  told: TellChange<ChangedOrganism, NewOrganism>,
): UseMutationResult<ChangedOrganism, Error, NewOrganism> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: NewOrganism) => api.agroevidence.organisms.create({ body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

interface SaidChange {
  readonly organism: Pick<CatalogueOrganism, 'ownId' | 'version'>;
  readonly change: OrganismChange;
}

/** Of a farm's own. */
export function useChangeOrganism(
  farmId: number,
  told: TellChange<ChangedOrganism, SaidChange>,
): UseMutationResult<ChangedOrganism, Error, SaidChange> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ organism: { ownId, version }, change }: SaidChange) => {
      if (ownId === null) throw new Error('What the catalogue has is not changed');
      return api.agroevidence.organisms.change({ params: { id: ownId }, body: change, version, farmIds: [farmId] });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

/** All that are shown, as a workbook that the browser saves under a name. */
export function useExportOrganisms(farmId: number, search: OrganismSearch): UseMutationResult<void, Error, string> {
  return useSingleMutation({
    mutationFn: async (name: string) => {
      const { 'sort-dir': _, page: __, 'per-page': ___, ...query } = organismQuery(search);
      const answer = await api.agroevidence.organisms.exportFile({ query, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.xlsx`);
    },
  });
}
