import type { RecordedTable } from '#server/audit/recorded-tables.ts';
import { nameGroups, nameLocations, nameNodes } from './record-names.repository.ts';

/** How the history tells what is recorded of sensors. */
export const recordedTables: readonly RecordedTable[] = [
  { record: 'iot.node', unsaid: ['field_mapping', 'retired_at', 'sort_key'], named: { base_id: nameNodes } },
  { record: 'iot.location', unsaid: ['node_id'], named: { group_ids: nameGroups } },
  { record: 'iot.location_group', unsaid: ['retired_at'] },
  { record: 'iot.alarm_rule', unsaid: ['node_id', 'user_ids', 'channels'], named: { location_id: nameLocations } },
  { record: 'iot.weather_choice', unsaid: ['parcel_id'], named: { node_id: nameNodes } },
  { record: 'iot.parcel_soil', unsaid: ['parcel_id'] },
  { record: 'iot.water_entry', unsaid: ['parcel_id'] },
  { record: 'iot.access_key', unsaid: ['node_id'] },
];
