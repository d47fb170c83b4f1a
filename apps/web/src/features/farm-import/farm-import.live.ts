import type { Renewals } from '#web/lib/live/renewals.ts';
import { importKeys } from './farm-import.queries.ts';

export const farmImportRenewals: Renewals = {
  'import.progressed': ({ farmId }) => [importKeys.one, importKeys.list(farmId)],
};
