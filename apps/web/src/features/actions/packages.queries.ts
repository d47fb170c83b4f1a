import type { KnownPackage, LearnedPackage } from '@brazda/contract/agroevidence/package-codes.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/api.ts';
import { isWithoutAnswer, withPatience } from '#web/lib/offline/network.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';

/** As many as the server gives at once. */
const packagesPerCall = 1000;

/** All packages whose content the farm knows. */
export async function knownPackages(farmId: number): Promise<readonly KnownPackage[]> {
  const known: KnownPackage[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, 'per-page': packagesPerCall };
    const { rows, total } = await api.agroevidence.packageCodes.list({ query, farmIds: [farmId] });
    known.push(...rows);
    if (rows.length < packagesPerCall || known.length >= total) return known;
  }
}

/**
 * Asks what is in packages of a number: each time anew, for somebody may have said it meanwhile. Without a network it is
 * looked for among what the device has of the farm; throws `package.unknownHere` where it is not.
 */
export function useFindPackage(farmId: number): UseMutationResult<KnownPackage, Error, string> {
  return useSingleMutation({
    mutationFn: async (gtin) => {
      try {
        const patience = isUsedOffline() ? { signal: withPatience() } : {};
        return await api.agroevidence.packageCodes.read({ params: { gtin }, farmIds: [farmId], ...patience });
      } catch (error) {
        if (!isWithoutAnswer(error) || !isUsedOffline()) throw error;
        const known = (await knownPackages(farmId)).find((one) => one.gtin === gtin);
        if (!known) throw new ApiError(0, { code: 'package.unknownHere' });
        return known;
      }
    },
  });
}

interface SaidPackage {
  readonly gtin: string;
  readonly materialId: number;
}

export function useLearnPackage(
  farmId: number,
  told: TellChange<LearnedPackage, SaidPackage>,
): UseMutationResult<LearnedPackage, Error, SaidPackage> {
  return useUndoable(farmId, told, {
    mutationFn: ({ gtin, materialId }) =>
      api.agroevidence.packageCodes.learn({ params: { gtin }, body: { materialId }, farmIds: [farmId] }),
  });
}
