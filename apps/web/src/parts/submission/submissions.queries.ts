import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const submissionKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'submissions'] as const,
};

/** The months of a farming year; without one, of that which it is. */
export function submissionYearOptions(farmId: number, season?: number) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'year', season ?? null],
    queryFn: ({ signal }) =>
      api.agroevidence.submissions.year({
        query: season === undefined ? {} : { season },
        farmIds: [farmId],
        signal,
      }),
  });
}

/** What the ministry has found wrong with an action. */
export function errorsOfActionOptions(farmId: number, actionId: number) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'errors', actionId],
    queryFn: ({ signal }) =>
      api.agroevidence.submissions.errorsOfAction({ query: { action: actionId }, farmIds: [farmId], signal }),
  });
}
