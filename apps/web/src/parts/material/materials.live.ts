import type { Renewals } from '#web/lib/live/renewals.ts';
import { materialKeys } from './materials.queries.ts';

export const renewals: Renewals = {
  'materials.changed': ({ farmId }) => [materialKeys.all(farmId)],
};
