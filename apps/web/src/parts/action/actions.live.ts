import type { Renewals } from '#web/lib/live/renewals.ts';
import { actionKeys } from './actions.queries.ts';

export const renewals: Renewals = {
  'actions.changed': ({ farmId }) => [actionKeys.all(farmId)],
};
