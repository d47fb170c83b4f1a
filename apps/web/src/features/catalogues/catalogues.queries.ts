import type {
  CatalogueCrop,
  ChangedCrop,
  CropChange,
  CropQuery,
  CropsImported,
  SaidCrop,
} from '@brazda/contract/agroevidence/crops.ts';
import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { cropKeys } from '#web/parts/crop/crops.queries.ts';
import type { CropsSearch } from './crops-search.ts';

export const rowsPerPage = 25;

/** What is asked for as the address says it. */
export function cropQuery({ page = 1, query, on, shelf = 'all' }: CropsSearch): CropQuery {
  return {
    page,
    'per-page': rowsPerPage,
    ...(query !== undefined && { search: query }),
    ...(on !== undefined && { 'valid-on': on }),
    ...(shelf === 'own' && { type: ['PRIVATE'] }),
    ...(shelf === 'retired' && { status: ['RETIRED'] }),
  };
}

export function useCreateCrop(
  farmId: number,
  told: TellChange<ChangedCrop, SaidCrop>,
): UseMutationResult<ChangedCrop, Error, SaidCrop> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: SaidCrop) => api.agroevidence.catalogues.createCrop({ body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cropKeys.all(farmId) }),
  });
}

interface SaidChange {
  readonly crop: Pick<CatalogueCrop, 'id' | 'version'>;
  readonly change: CropChange;
}

export function useChangeCrop(
  farmId: number,
  told: TellChange<ChangedCrop, SaidChange>,
): UseMutationResult<ChangedCrop, Error, SaidChange> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ crop: { id, version }, change }: SaidChange) =>
      api.agroevidence.catalogues.changeCrop({ params: { id }, body: change, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: cropKeys.all(farmId) }),
  });
}

export function useImportCrops(
  farmId: number,
  told: TellChange<CropsImported, File>,
): UseMutationResult<CropsImported, Error, File> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (file: File) => api.agroevidence.catalogues.importCrops({ file, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cropKeys.all(farmId) }),
  });
}

/** The crops that are shown, all pages of them, as a workbook that the browser saves. */
export function useExportCrops(farmId: number, search: CropsSearch): UseMutationResult<void, Error, TableFormat> {
  return useSingleMutation({
    mutationFn: async (format: TableFormat) => {
      const { page: _, 'per-page': __, ...query } = cropQuery(search);
      const answer = await api.agroevidence.catalogues.exportCrops({ query: { ...query, format }, farmIds: [farmId] });
      saveFile(await answer.blob(), `crops.${format}`);
    },
  });
}
