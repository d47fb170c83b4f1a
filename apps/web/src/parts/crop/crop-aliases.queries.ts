import type { CropAlias, CropAliasToLearn, LearnedCropAlias } from '@brazda/contract/agroevidence/crop-aliases.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { cropKeys } from './crops.queries.ts';

export const cropAliasKeys = {
  all: (farmId: number) => [...cropKeys.all(farmId), 'aliases'] as const,
};

/** More are asked about once some of these are known. */
const mostAtOnce = 100;

/** Names of crops in the farm's files that no catalogue knows for certain; first those to be asked about. */
export function cropAliasesOptions(farmId: number) {
  return queryOptions({
    queryKey: cropAliasKeys.all(farmId),
    queryFn: async ({ signal }): Promise<readonly CropAlias[]> => {
      const query = { 'per-page': mostAtOnce };
      return (await api.agroevidence.cropAliases.list({ query, farmIds: [farmId], signal })).rows;
    },
  });
}

export function useLearnCropAlias(
  farmId: number,
  told: TellChange<LearnedCropAlias, CropAliasToLearn>,
): UseMutationResult<LearnedCropAlias, Error, CropAliasToLearn> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: CropAliasToLearn) => api.agroevidence.cropAliases.learn({ body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cropKeys.all(farmId) }),
  });
}
