import type { Renewals } from '#web/lib/live/renewals.ts';
import { restrictionKeys } from './restrictions.queries.ts';

/** What is against something hangs on what was done before, on what grows and on what is drawn beside it. */
export const renewals: Renewals = {
  'actions.changed': ({ farmId }) => [restrictionKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [restrictionKeys.all(farmId)],
  'landFeatures.changed': ({ farmId }) => [restrictionKeys.all(farmId)],
  'materials.changed': ({ farmId }) => [restrictionKeys.all(farmId)],
};
