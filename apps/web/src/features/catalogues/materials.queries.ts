import type {
  ChangedMaterial,
  Material,
  MaterialChange,
  MaterialsImported,
  NewMaterial,
} from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';
import { materialQuery, type MaterialSearch } from './material-search.ts';

/** What share of the nitrogen of fertilizers usually counts. */
export function usualSharesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'usual-shares'],
    queryFn: ({ signal }) => api.agroevidence.fertilizers.usualShares({ farmIds: [farmId], signal }),
    staleTime: Infinity,
  });
}

export function useCreateMaterial(
  farmId: number,
  told: TellChange<ChangedMaterial, NewMaterial>,
): UseMutationResult<ChangedMaterial, Error, NewMaterial> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: NewMaterial) => api.agroevidence.catalogueMaterials.create({ body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

interface SaidChange {
  readonly material: Pick<Material, 'id' | 'version'>;
  readonly change: MaterialChange;
}

export function useChangeMaterial(
  farmId: number,
  told: TellChange<ChangedMaterial, SaidChange>,
): UseMutationResult<ChangedMaterial, Error, SaidChange> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ material: { id, version }, change }: SaidChange) =>
      api.agroevidence.catalogueMaterials.change({ params: { id }, body: change, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

export function useImportMaterials(
  farmId: number,
  kind: MaterialKind,
  told: TellChange<MaterialsImported, File>,
): UseMutationResult<MaterialsImported, Error, File> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (file: File) =>
      api.agroevidence.catalogueMaterials.importFile({ query: { kind }, file, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

/** All that are shown, as a workbook that the browser saves under a name. */
/** As what a list of materials is saved, and what its file is called. */
interface MaterialFile {
  readonly format: TableFormat;
  readonly name: string;
}

export function useExportMaterials(
  farmId: number,
  kind: MaterialKind,
  search: MaterialSearch,
): UseMutationResult<void, Error, MaterialFile> {
  return useSingleMutation({
    mutationFn: async ({ format, name }: MaterialFile) => {
      const { 'sort-dir': _, page: __, 'per-page': ___, ...query } = materialQuery(kind, search);
      const asked = { query: { ...query, format }, farmIds: [farmId] };
      const answer = await api.agroevidence.catalogueMaterials.exportFile(asked);
      saveFile(await answer.blob(), `${name}.${format}`);
    },
  });
}
