import type { Renewals } from '#web/lib/live/renewals.ts';
import { aheadKeys } from './waiting/ahead-keys.ts';

export const renewals: Renewals = {
  anyOfFarm: (farmId) => [aheadKeys.all(farmId)],
};
