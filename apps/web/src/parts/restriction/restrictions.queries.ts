import type { RestrictionQuestion } from '@brazda/contract/agroevidence/restrictions.ts';
import { landFormatEndings, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import { keepPreviousData, queryOptions, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

export const restrictionKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'restrictions'] as const,
};

export type AskedRestrictions = Pick<RestrictionQuestion, 'day' | 'targets' | 'materials'> &
  Partial<Omit<RestrictionQuestion, 'day' | 'targets' | 'materials'>>;

/** What is against something that is to be done; nothing is asked while it is not said what. */
export function restrictionsOptions(farmId: number, asked: AskedRestrictions | undefined) {
  return queryOptions({
    queryKey: [...restrictionKeys.all(farmId), asked],
    queryFn: async ({ signal }) => {
      if (!asked) return null;
      return api.agroevidence.restrictions.judge({ body: asked, farmIds: [farmId], signal });
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The same with the outlines of the land that is left; nothing is asked where nothing is brought anywhere. */
export function effectiveLandOptions(farmId: number, asked: AskedRestrictions | undefined) {
  const isBrought = asked !== undefined && asked.materials.length > 0;
  return restrictionsOptions(farmId, isBrought ? { ...asked, isOutlined: true } : undefined);
}

interface WantedFile {
  readonly asked: AskedRestrictions;
  readonly format: LandFormat;
  readonly name: string;
}

/** The land that is left where all distances are kept, as a file for a sprayer. */
export function useEffectiveLandFile(farmId: number): UseMutationResult<void, Error, WantedFile> {
  return useSingleMutation({
    mutationFn: async ({ asked: { isOutlined: _, ...asked }, format, name }: WantedFile) => {
      const body = { ...asked, format };
      const answer = await api.agroevidence.restrictions.file({ body, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.${landFormatEndings[format]}`);
    },
  });
}
