import type {
  Material,
  MaterialChange,
  MaterialsImported,
  NewMaterial,
} from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';
import { materialQuery, type MaterialSearch } from './material-search.ts';

export function useCreateMaterial(farmId: number): UseMutationResult<Material, Error, NewMaterial> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: NewMaterial) => api.agroevidence.catalogueMaterials.create({ body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

interface ChangedMaterial {
  readonly material: Pick<Material, 'id' | 'version'>;
  readonly change: MaterialChange;
}

export function useChangeMaterial(farmId: number): UseMutationResult<Material, Error, ChangedMaterial> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ material: { id, version }, change }: ChangedMaterial) =>
      api.agroevidence.catalogueMaterials.change({ params: { id }, body: change, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

export function useImportMaterials(
  farmId: number,
  kind: MaterialKind,
): UseMutationResult<MaterialsImported, Error, File> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (file: File) =>
      api.agroevidence.catalogueMaterials.importFile({ query: { kind }, file, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: materialKeys.all(farmId) }),
  });
}

/** All that are shown, as a workbook that the browser saves under a name. */
export function useExportMaterials(
  farmId: number,
  kind: MaterialKind,
  search: MaterialSearch,
): UseMutationResult<void, Error, string> {
  return useSingleMutation({
    mutationFn: async (name: string) => {
      const { 'sort-dir': _, page: __, 'per-page': ___, ...query } = materialQuery(kind, search);
      const answer = await api.agroevidence.catalogueMaterials.exportFile({ query, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.xlsx`);
    },
  });
}
