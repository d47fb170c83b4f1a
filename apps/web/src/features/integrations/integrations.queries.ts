import type { RegistryAccess, RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Lets a farm sign in to the registry otherwise; what depends on that is asked for anew. */
export function useChangeRegistryAccess(farmId: number): UseMutationResult<RegistryAccess, Error, RegistryLogin> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body) => api.agroevidence.eagri.changeAccess({ params: { id: farmId }, body, farmIds: [farmId] }),
    onSuccess: (access) => {
      queries.setQueryData(registryKeys.access(farmId), access);
      void queries.invalidateQueries({ queryKey: farmKeys.one(farmId) });
    },
  });
}
