import type { Renewals } from '#web/lib/live/renewals.ts';
import { waterKeys } from './water-balances.queries.ts';

/** Whole days are counted, so no single measurement changes them; what stands where, and what people say, does. */
export const renewals: Renewals = {
  'waterBalances.changed': ({ farmId }) => [waterKeys.all(farmId)],
  'nodes.changed': ({ farmId }) => [waterKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [waterKeys.all(farmId)],
};
