import type { OpenColumns } from '#server/testing/module-canary.ts';

/** For what devices of many farms send, what they are silent of, and days that are to be charted. */
export const openToSystem: OpenColumns = {
  select: {
    'iot.access_key': ['farm_id', 'id', 'key_hash', 'node_id', 'revoked_at'],
    'iot.alarm': ['ended_at', 'farm_id', 'rule_id', 'sensor_id', 'told_at'],
    'iot.alarm_rule': ['farm_id', 'id', 'silenced_until'],
    'iot.alarm_standing': ['due_at', 'farm_id'],
    'iot.message': ['at', 'external_id', 'farm_id', 'network_type', 'node_id', 'received_at', 'state'],
    'iot.node': [
      ...['base_id', 'device_type', 'external_id', 'farm_id', 'id', 'name', 'network_type', 'retired_at'],
      ...['silent_after_hours', 'sort_key', 'status'],
    ],
    'iot.node_heard': ['at', 'farm_id', 'is_unreadable', 'node_id'],
    'iot.node_silence': ['farm_id', 'node_id', 'since'],
    'iot.sensor': ['farm_id', 'id', 'node_id'],
    'iot.uncharted_day': ['day', 'farm_id'],
  },
};
