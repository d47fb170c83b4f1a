import type { KnownPackage } from '@brazda/contract/agroevidence/package-codes.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Asks what is in packages of a number: each time anew, for somebody may have said it meanwhile. */
export function useFindPackage(farmId: number): UseMutationResult<KnownPackage, Error, string> {
  return useSingleMutation({
    mutationFn: (gtin) => api.agroevidence.packageCodes.read({ params: { gtin }, farmIds: [farmId] }),
  });
}

interface LearnedPackage {
  readonly gtin: string;
  readonly materialId: number;
}

export function useLearnPackage(farmId: number): UseMutationResult<KnownPackage, Error, LearnedPackage> {
  return useSingleMutation({
    mutationFn: ({ gtin, materialId }) =>
      api.agroevidence.packageCodes.learn({ params: { gtin }, body: { materialId }, farmIds: [farmId] }),
  });
}
