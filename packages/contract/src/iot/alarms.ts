import { alarmComparisons, alarmEndings, alarmStates } from '@brazda/domain/enumerations/alarm.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, Severity } from '../shapes.ts';
import { AlarmId, AlarmRuleId, NodeId } from './iot.ids.ts';
import { SensorFeature } from './node-facts.ts';

export const Alarm = z
  .object({
    id: AlarmId,
    farmId: FarmId,
    ruleId: AlarmRuleId,
    nodeId: NodeId,
    nodeName: z.string(),
    feature: SensorFeature,
    level: z.int(),
    /** The rule as it was when the alarm began. */
    comparison: z.enum(alarmComparisons),
    threshold: z.number(),
    severity: Severity,
    /** Since when the value was past the threshold. */
    since: z.iso.datetime(),
    beganAt: z.iso.datetime(),
    /** The value that was furthest past the threshold, and the newest one that the alarm knows of. */
    peak: z.number(),
    value: z.number(),
    /** Nothing was heard of the sensor for so long that nobody knows whether it still is so. */
    isStale: z.boolean(),
    endedAt: z.iso.datetime().nullable(),
    ending: z.enum(alarmEndings).nullable(),
    acknowledgedAt: z.iso.datetime().nullable(),
    /** The email of whoever took note of it; null where nobody did, or they are gone. */
    acknowledgedBy: z.string().nullable(),
  })
  .meta({ id: 'Alarm' });
export type Alarm = z.infer<typeof Alarm>;

export const alarms = {
  list: endpoint('GET', '/alarms', {
    summary: 'The alarms of the farms, the newest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      page: paged.page,
      'per-page': z.int().min(1).max(200).default(25),
      state: z.enum(alarmStates).default('OPEN'),
      'node-id': NodeId.optional(),
    }),
    response: z.array(Alarm),
    counted: true,
    errors: ['node.notFound'],
  }),
  acknowledge: endpoint('PUT', '/alarms/{alarmId}/acknowledgement', {
    undone: 'that somebody has taken note of it stays so',
    summary: 'Take note of an alarm; whoever did first stays the one who did',
    access: 'farm',
    permission: 'records.write',
    params: z.object({ alarmId: AlarmId }),
    errors: ['alarm.notFound'],
    status: 204,
  }),
};
