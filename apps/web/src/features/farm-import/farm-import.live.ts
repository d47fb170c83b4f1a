import type { Renewals } from '#web/lib/live/renewals.ts';
import { importKeys } from './farm-import.queries.ts';

export const renewals: Renewals = {
  'import.progressed': ({ farmId }) => [importKeys.one, importKeys.list(farmId)],
};
