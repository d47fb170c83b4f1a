import type { Happening } from '#server/modules/automation/public.ts';
import type { StandingRow } from './alarm-standings.repository.ts';

type AboutAlarm = Pick<
  StandingRow,
  | 'farmId'
  | 'ruleId'
  | 'sensorId'
  | 'nodeId'
  | 'nodeName'
  | 'feature'
  | 'level'
  | 'comparison'
  | 'threshold'
  | 'severity'
  | 'userIds'
  | 'channels'
> & { readonly value: number; readonly earlier?: number };

/** What members are told of an alarm. */
export function tellOfAlarm(
  event: 'SENSOR_ALARM_BEGAN' | 'SENSOR_ALARM_ENDED',
  { farmId, nodeId, nodeName: node, severity, userIds, channels, ...alarm }: AboutAlarm,
  since: Date,
): Happening {
  const { ruleId, sensorId, feature, level, comparison, threshold, value, earlier } = alarm;
  return {
    ...{ farmId, event, since, userIds, channels, link: `sensors/${nodeId}` },
    severity: event === 'SENSOR_ALARM_ENDED' ? 'INFO' : severity,
    facts: {
      ...{ ruleId, sensorId, node, feature, level, comparison, threshold, value },
      ...(earlier !== undefined && { earlier }),
    },
  };
}
