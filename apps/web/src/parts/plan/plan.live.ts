import type { Renewals } from '#web/lib/live/renewals.ts';
import { planKeys } from './plan-keys.ts';

export const renewals: Renewals = {
  'plan.changed': ({ farmId }) => [planKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [planKeys.all(farmId)],
};
