import { farmKeys } from './farms.queries.ts';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const renewals: Renewals = {
  'farm.changed': ({ farmId }) => [farmKeys.list, queryRoots.farm(farmId)],
  'memberships.changed': () => [queryRoots.account],
};
