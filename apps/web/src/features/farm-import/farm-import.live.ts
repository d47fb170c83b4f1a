import type { Renewals } from '#web/lib/live/renewals.ts';
import { importKeys, landFileKey } from './farm-import.queries.ts';

export const renewals: Renewals = {
  'import.progressed': ({ farmId }) => [importKeys.one, importKeys.list(farmId)],
  // Some of what the file has may be there now, or not any more.
  'parcels.changed': ({ farmId }) => [landFileKey(farmId)],
};
