import type { RecordedTable } from '#server/audit/recorded-tables.ts';

/** How the history tells what is recorded of farms themselves, and of who belongs to them. */
export const recordedTables: readonly RecordedTable[] = [
  { record: 'core.farm', unsaid: ['created_at'] },
  { record: 'core.farm_user', unsaid: [] },
];
