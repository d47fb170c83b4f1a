import type { StripFileWish, VegetationStripsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import { keepPreviousData, queryOptions, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { landFormatEndings } from '@brazda/domain/enumerations/land-format.ts';
import { deductionKeys } from './deductions.queries.ts';

/** Along what a strip runs, and how wide it is. */
export type WishedStrip = Pick<VegetationStripsWish, 'along' | 'width'>;

/** A strip on a parcel; nothing is asked while it is not said which. */
export function stripOptions(farmId: number, parcelId: number, wished: WishedStrip | undefined) {
  return queryOptions({
    queryKey: [...deductionKeys.all(farmId), 'strip', parcelId, wished],
    queryFn: async ({ signal }) => {
      if (!wished) return null;
      const body = { parcelIds: [parcelId], ...wished };
      const [strip] = await api.agroevidence.deductions.vegetationStrips({ body, farmIds: [farmId], signal });
      return strip ?? null;
    },
    enabled: wished !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

interface WantedFile {
  readonly wish: Omit<StripFileWish, 'format'>;
  readonly format: LandFormat;
  readonly name: string;
}

/** The strip as a file for the guidance of a machine. */
export function useStripFile(farmId: number): UseMutationResult<void, Error, WantedFile> {
  return useSingleMutation({
    mutationFn: async ({ wish, format, name }: WantedFile) => {
      const body = { ...wish, format };
      const answer = await api.agroevidence.deductions.vegetationStripFile({ body, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.${landFormatEndings[format]}`);
    },
  });
}
