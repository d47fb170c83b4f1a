import type { Renewals } from '#web/lib/live/renewals.ts';
import { memberKeys } from '#web/parts/farm/members.queries.ts';

export const renewals: Renewals = {
  'members.changed': ({ farmId }) => [memberKeys.list(farmId)],
  'invitations.changed': ({ farmId }) => [memberKeys.invitations(farmId)],
};
