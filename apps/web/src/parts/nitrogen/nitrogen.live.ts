import type { Renewals } from '#web/lib/live/renewals.ts';
import { nitrogenKeys } from './nitrogen.queries.ts';

/** What counts to a crop hangs on what was done, on what grows where, and on what is known of fertilizers. */
export const renewals: Renewals = {
  'actions.changed': ({ farmId }) => [nitrogenKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [nitrogenKeys.all(farmId)],
  'materials.changed': ({ farmId }) => [nitrogenKeys.all(farmId)],
};
