import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { AlarmRuleRow } from './alarm-rules.repository.ts';

export function alarmRuleView({ silencedUntil, ...row }: AlarmRuleRow): AlarmRule {
  const { farmId, id, nodeId, nodeName, locationId, locationName } = row;
  const { feature, level, comparison, threshold, hysteresis, durationMinutes } = row;
  const { severity, userIds, channels, version } = row;
  return {
    ...{ farmId, id, nodeId, nodeName, locationId, locationName },
    ...{ feature, level, comparison, threshold, hysteresis, durationMinutes },
    ...{ severity, userIds, channels, version },
    silencedUntil: silencedUntil?.toISOString() ?? null,
  };
}
