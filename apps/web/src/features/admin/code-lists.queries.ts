import type { LandscapeSync } from '@brazda/contract/gateway/landscape.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { ofWork } from '#web/lib/query.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

export const codeListKeys = {
  status: [...queryRoots.installation, 'code-lists', 'status'] as const,
  codes: (finishedAt: string | null) => [...queryRoots.installation, 'code-lists', 'codes', finishedAt] as const,
};

/** How the refresh of the code lists stands; the farm on screen has nothing to do with it. */
export function codeListStatusOptions() {
  return queryOptions({
    queryKey: codeListKeys.status,
    meta: ofWork,
    queryFn: ({ signal }) => api.gateway.landscape.status({ signal }),
  });
}

/** Every code, as the refresh has left it that ended then. */
export function codesOptions(finishedAt: string | null) {
  return queryOptions({
    queryKey: codeListKeys.codes(finishedAt),
    queryFn: ({ signal }) => api.gateway.landscape.codes({ signal }),
  });
}

export function useRefreshCodeLists(): UseMutationResult<LandscapeSync, Error, void> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.gateway.landscape.sync(),
    onSuccess: (status) => {
      cache.setQueryData(codeListKeys.status, status);
    },
  });
}
