import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { renewImports } from './farm-import.queries.ts';

/** Signs in to the registry; gives the name that it has of who did, empty where it has none. */
export function useRegistrySignIn(onSignedIn: (name: string) => void): UseMutationResult<string, Error, RegistryLogin> {
  return useSingleMutation({
    mutationFn: async (login: RegistryLogin) => {
      await api.agroevidence.eagri.signIn({ body: login });
      return (await api.agroevidence.eagri.name({})).name ?? '';
    },
    onSuccess: onSignedIn,
  });
}

/** Lets a farm sign in to the registry anew, and its import try again. */
export function useRetryWithLogin({
  id,
  farmId,
}: Pick<Import, 'id' | 'farmId'>): UseMutationResult<Import, Error, RegistryLogin> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (login: RegistryLogin) => {
      await api.agroevidence.eagri.changeAccess({ params: { id: farmId }, body: login, farmIds: [farmId] });
      return api.agroevidence.imports.retry({ params: { id }, farmIds: 'all' });
    },
    onSuccess: async () => {
      await Promise.all([
        renewImports(queries, farmId),
        queries.invalidateQueries({ queryKey: registryKeys.all(farmId) }),
      ]);
    },
  });
}
