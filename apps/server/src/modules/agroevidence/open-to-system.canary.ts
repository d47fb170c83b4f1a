import type { OpenColumns } from '#server/testing/module-canary.ts';

/** For sweeps of what nobody goes on with, and to find whose land the registry may have changed. */
export const openToSystem: OpenColumns = {
  select: {
    'agroevidence.import': ['done', 'farm_id', 'finished_at', 'id', 'started_at', 'state', 'total'],
    'agroevidence.parcel': ['farm_id', 'status'],
    'agroevidence.record_import': ['are_rows_kept', 'farm_id', 'id', 'touched_at'],
    'agroevidence.registry_access': ['changed_at', 'farm_id', 'login', 'szrid'],
  },
};
