import type { Renewals } from '#web/lib/live/renewals.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { landUpdateKeys } from './land-update.queries.ts';

export const renewals: Renewals = {
  'landUpdate.progressed': ({ farmId, landUpdateId }) => [
    landUpdateKeys.list(farmId),
    landUpdateKeys.one(farmId, landUpdateId),
    landUpdateKeys.changes(farmId, landUpdateId),
    landUpdateKeys.available(farmId),
    registryKeys.lastUpdate(farmId),
  ],
};
