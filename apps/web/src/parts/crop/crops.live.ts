import type { Renewals } from '#web/lib/live/renewals.ts';
import { cropAliasKeys } from './crop-aliases.queries.ts';
import { cropKeys } from './crops.queries.ts';

export const renewals: Renewals = {
  'crops.changed': ({ farmId }) => [cropKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [cropAliasKeys.all(farmId)],
};
