import type { RegistryAccess, RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** What was typed, and the version of the access that was on screen then. */
interface TypedLogin {
  readonly login: RegistryLogin;
  readonly version: number;
}

/** Lets a farm sign in to the registry otherwise; what depends on that is asked for anew. */
export function useChangeRegistryAccess(farmId: number): UseMutationResult<RegistryAccess, Error, TypedLogin> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ login, version }) =>
      api.agroevidence.eagri.changeAccess({ params: { id: farmId }, body: login, version, farmIds: [farmId] }),
    onSuccess: (access) => {
      queries.setQueryData(registryKeys.access(farmId), access);
      void queries.invalidateQueries({ queryKey: farmKeys.one(farmId) });
    },
    onError: (error) => {
      if (isApiError(error, 'record.changed')) queries.setQueryData(registryKeys.access(farmId), error.current);
    },
  });
}
