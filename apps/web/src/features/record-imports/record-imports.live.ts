import type { Renewals } from '#web/lib/live/renewals.ts';
import { recordImportKeys } from './record-imports.queries.ts';

export const renewals: Renewals = {
  'recordImport.progressed': ({ farmId, recordImportId }) => [
    recordImportKeys.list(farmId),
    recordImportKeys.one(farmId, recordImportId),
    recordImportKeys.rows(farmId, recordImportId),
    recordImportKeys.values(farmId, recordImportId),
    recordImportKeys.changedSince(farmId),
  ],
  // What was imported may be changed or deleted since, like any other record.
  'actions.changed': ({ farmId }) => [recordImportKeys.changedSince(farmId)],
};
