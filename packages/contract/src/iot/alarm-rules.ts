import { alarmComparisons } from '@brazda/domain/enumerations/alarm.ts';
import { notificationChannels } from '@brazda/domain/enumerations/notification.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, Severity, UserId } from '../shapes.ts';
import { AlarmRuleId, LocationId, NodeId } from './iot.ids.ts';
import { SensorFeature } from './node-facts.ts';

const mostMinutes = 7 * 24 * 60;
const largestValue = 1e6;
const measuredValue = z.number().min(-largestValue).max(largestValue);

const wished = {
  /** The node that it is about; null where it is about a place, or about all nodes of the farm that measure the feature. */
  nodeId: NodeId.nullable(),
  /** The place that it is about, whatever node stands there; null where it is about a node or all of them. */
  locationId: LocationId.nullable(),
  feature: SensorFeature,
  /** One of several places, such as a level of a store; null for all. */
  level: z.int().min(0).max(99).nullable(),
  comparison: z.enum(alarmComparisons),
  /** In the unit of the feature; of rain millimetres since midnight by the clocks of the farm. */
  threshold: measuredValue,
  /** By how much a value has to come back past the threshold until the alarm is over. */
  hysteresis: z.number().min(0).max(largestValue),
  /** So long a value has to be past the threshold. */
  durationMinutes: z.int().min(0).max(mostMinutes),
  severity: Severity,
  /** Who is told; everybody of the farm where the list is empty. */
  userIds: z.array(UserId).max(50),
  /** By which ways they are told besides the inbox. */
  channels: z.array(z.enum(notificationChannels)).max(2),
};

export const AlarmRule = z
  .object({
    id: AlarmRuleId,
    farmId: FarmId,
    ...wished,
    /** What the node is called that it is about. */
    nodeName: z.string().nullable(),
    /** What the place is called that it is about. */
    locationName: z.string().nullable(),
    /** Nobody is told before; null where they are told at once. */
    silencedUntil: z.iso.datetime().nullable(),
    version: z.int(),
  })
  .meta({ id: 'AlarmRule' });
export type AlarmRule = z.infer<typeof AlarmRule>;

/** About a node or a place, not about both. */
export const NewAlarmRule = z
  .strictObject({
    ...wished,
    locationId: wished.locationId.default(null),
    level: wished.level.default(null),
    hysteresis: wished.hysteresis.default(0),
    durationMinutes: wished.durationMinutes.default(0),
    severity: wished.severity.default('ERROR'),
    userIds: wished.userIds.default([]),
    channels: wished.channels.default([...notificationChannels]),
  })
  .refine(({ nodeId, locationId }) => nodeId === null || locationId === null, { path: ['locationId'] });
export type NewAlarmRule = z.output<typeof NewAlarmRule>;

export const AlarmRuleEdit = z
  .strictObject({ ...wished, silencedUntil: z.iso.datetime().nullable() })
  .omit({ nodeId: true, locationId: true, feature: true, level: true })
  .partial();
export type AlarmRuleEdit = z.output<typeof AlarmRuleEdit>;

export const ChangedAlarmRule = AlarmRule.extend({ changeId: ChangeId.nullable() }).meta({ id: 'ChangedAlarmRule' });
export type ChangedAlarmRule = z.infer<typeof ChangedAlarmRule>;
export const RetiredAlarmRule = z.object({ changeId: ChangeId }).meta({ id: 'RetiredAlarmRule' });
export type RetiredAlarmRule = z.infer<typeof RetiredAlarmRule>;

/** When what sensors measure is an alarm. */
export const alarmRules = {
  list: endpoint('GET', '/alarm-rules', {
    summary:
      'The rules of the farms by which measurements are alarms; of one node also those about its places and about all nodes',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ 'node-id': NodeId.optional() }),
    response: z.array(AlarmRule),
    errors: ['node.notFound'],
  }),
  create: endpoint('POST', '/alarm-rules/farms/{id}', {
    summary: 'Add a rule; what was measured last is judged by it at once',
    access: 'farm',
    permission: 'farm.manage',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: z.object({ id: FarmId }),
    body: NewAlarmRule,
    response: ChangedAlarmRule,
    status: 201,
    errors: ['farm.notFound', 'node.notFound', 'location.notFound', 'user.notFound', 'alarmRule.tooMany'],
  }),
  edit: endpoint('PATCH', '/alarm-rules/{alarmRuleId}', {
    summary:
      'Change a rule or silence it; where it judges otherwise, alarms that are none by it end and what was measured last is judged anew',
    access: 'farm',
    permission: 'farm.manage',
    versioned: true,
    params: z.object({ alarmRuleId: AlarmRuleId }),
    body: AlarmRuleEdit,
    response: ChangedAlarmRule,
    errors: ['alarmRule.notFound', 'user.notFound', 'record.changed'],
  }),
  retire: endpoint('DELETE', '/alarm-rules/{alarmRuleId}', {
    summary: 'Put a rule away; its alarms end and stay in the list',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ alarmRuleId: AlarmRuleId }),
    response: RetiredAlarmRule,
    errors: ['alarmRule.notFound'],
  }),
};
