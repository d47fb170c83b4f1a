import type { Renewals } from '#web/lib/live/renewals.ts';
import { reportKeys } from './reports.queries.ts';

/** A preview is of what stands there now. */
export const renewals: Renewals = {
  'actions.changed': ({ farmId }) => [reportKeys.previews(farmId)],
  'parcels.changed': ({ farmId }) => [reportKeys.previews(farmId)],
};
