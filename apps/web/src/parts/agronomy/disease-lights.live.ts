import type { Renewals } from '#web/lib/live/renewals.ts';
import { diseaseKeys } from './disease-lights.queries.ts';

/** Whole days are judged, so no single measurement changes a light; what stands where and what was sprayed does. */
export const renewals: Renewals = {
  'nodes.changed': ({ farmId }) => [diseaseKeys.all(farmId)],
  'actions.changed': ({ farmId }) => [diseaseKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [diseaseKeys.all(farmId)],
};
