import type { RecordedTable } from '#server/audit/recorded-tables.ts';

/** How the history tells what is recorded of sensors. */
export const recordedTables: readonly RecordedTable[] = [
  { record: 'iot.node', unsaid: ['field_mapping', 'retired_at'] },
  { record: 'iot.location', unsaid: ['node_id'] },
  { record: 'iot.alarm_rule', unsaid: ['node_id', 'user_ids', 'channels'] },
  { record: 'iot.access_key', unsaid: ['node_id'] },
];
