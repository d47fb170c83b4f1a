import type { Renewals } from '#web/lib/live/renewals.ts';
import { reportKeys } from './reports.queries.ts';

/** A preview is of what stands there now, under the names that crops and materials have now. */
export const renewals: Renewals = {
  'actions.changed': ({ farmId }) => [reportKeys.previews(farmId)],
  'parcels.changed': ({ farmId }) => [reportKeys.previews(farmId)],
  'materials.changed': ({ farmId }) => [reportKeys.previews(farmId)],
  'crops.changed': ({ farmId }) => [reportKeys.previews(farmId)],
  'report.made': ({ farmId }) => [reportKeys.runs(farmId)],
};
