import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';

/** What the farm uses and is authorised no more, or for a shorter time. */
export function authorisationNoticesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'notices'],
    queryFn: ({ signal }) => api.agroevidence.authorisationNotices.list({ farmIds: [farmId], signal }),
  });
}

export function useTakeNote(farmId: number): UseMutationResult<void, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.authorisationNotices.dismiss({ params: { id }, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: authorisationNoticesOptions(farmId).queryKey }),
  });
}
