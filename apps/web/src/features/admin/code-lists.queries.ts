import type { Counted } from '@brazda/contract/client.ts';
import type { LandscapeSync, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { Query } from '#web/lib/query.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

const codeListKeys = {
  status: ['admin', 'code-lists', 'status'] as const,
  codes: (finishedAt: string | null): readonly unknown[] => ['admin', 'code-lists', 'codes', finishedAt],
};

/** How the refresh of the code lists stands; the farm on screen has nothing to do with it. */
export function codeListStatusOptions(): Query<LandscapeSync> {
  return {
    queryKey: codeListKeys.status,
    queryFn: ({ signal }) => api.gateway.landscape.status({ farmIds: [], signal }),
  };
}

/** Every code, as the refresh has left it that ended then. */
export function codesOptions(finishedAt: string | null): Query<Counted<ListedCode[]>> {
  return {
    queryKey: codeListKeys.codes(finishedAt),
    queryFn: ({ signal }) => api.gateway.landscape.codes({ farmIds: [], signal }),
  };
}

export function useRefreshCodeLists(): UseMutationResult<LandscapeSync, Error, void> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.gateway.landscape.sync({ farmIds: [] }),
    onSuccess: (status) => {
      cache.setQueryData(codeListKeys.status, status);
    },
  });
}
