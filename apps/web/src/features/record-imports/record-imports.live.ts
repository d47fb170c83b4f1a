import type { Renewals } from '#web/lib/live/renewals.ts';
import { recordImportKeys } from './record-imports.queries.ts';

/** Rows are judged by what the farm knows: whoever looks at a file asks what they say by now. */
const ofFilesLookedAt = ({ farmId }: { readonly farmId: number }): (readonly unknown[])[] => [
  recordImportKeys.ones(farmId),
  recordImportKeys.allRows(farmId),
  recordImportKeys.allValues(farmId),
];

export const renewals: Renewals = {
  'recordImport.progressed': ({ farmId, recordImportId }) => [
    recordImportKeys.list(farmId),
    recordImportKeys.one(farmId, recordImportId),
    recordImportKeys.rows(farmId, recordImportId),
    recordImportKeys.values(farmId, recordImportId),
    recordImportKeys.changedSince(farmId),
  ],
  // What was imported may be changed or deleted since, like any other record.
  'actions.changed': (event) => [recordImportKeys.changedSince(event.farmId), ...ofFilesLookedAt(event)],
  'crops.changed': ofFilesLookedAt,
  'materials.changed': ofFilesLookedAt,
  'parcels.changed': ofFilesLookedAt,
};
