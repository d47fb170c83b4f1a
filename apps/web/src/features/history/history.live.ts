import type { Renewals } from '#web/lib/live/renewals.ts';
import { changeKeys } from '#web/parts/changes/change-keys.ts';

/** Whatever was done is told of, whoever told it. */
export const renewals: Renewals = {
  anyOfFarm: (farmId) => [changeKeys.all(farmId)],
};
