import type { Renewals } from '#web/lib/live/renewals.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';
import { planKeys } from './plan-keys.ts';

export const renewals: Renewals = {
  'plan.changed': ({ farmId }) => [planKeys.all(farmId), parcelKeys.table(farmId)],
  'parcels.changed': ({ farmId }) => [planKeys.all(farmId)],
};
