import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const memberKeys = {
  list: (farmId: number) => [...queryRoots.farm(farmId), 'members'] as const,
  invitations: (farmId: number) => [...queryRoots.farm(farmId), 'invitations'] as const,
};

/** Who belongs to a farm. */
export function membersOptions(farmId: number) {
  return queryOptions({
    queryKey: memberKeys.list(farmId),
    queryFn: async ({ signal }) =>
      (await api.gateway.farmMembers.list({ params: { id: farmId }, farmIds: [farmId], signal })).rows,
  });
}
