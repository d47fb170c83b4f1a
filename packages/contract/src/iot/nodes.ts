import { deviceTypes, networkTypes, nodeOrders, nodeStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { sensorFeatures, sensorUnits } from '@brazda/domain/enumerations/sensor.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, CountryCode, FarmId, paged, personText } from '../shapes.ts';
import { NodeId } from './iot.ids.ts';

export const DeviceType = z.enum(deviceTypes);
export const NetworkType = z.enum(networkTypes);
export const SensorFeature = z.enum(sensorFeatures as [(typeof sensorFeatures)[number]]);

const NodeStatus = z.enum(nodeStatuses);

/** Longitude and latitude in degrees, WGS 84. */
const NewPoint = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});
const Point = NewPoint.meta({ id: 'Point' });

const Sensor = z
  .object({
    feature: SensorFeature,
    /** Of one that measures in several places: the level of a store, the depth in soil, the seconds of wind; else 0. */
    level: z.int(),
    unit: z.enum(sensorUnits),
    /** The newest value, and when it was measured. */
    value: z.number(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Sensor' });

export const Node = z
  .object({
    id: NodeId,
    farmId: FarmId,
    name: z.string(),
    externalId: z.string(),
    networkType: NetworkType,
    network: z.string().nullable(),
    /** Null of a maker that is not known: its fields are mapped one by one. */
    deviceType: DeviceType.nullable(),
    status: NodeStatus,
    /** Where it stands; null where nobody has said. */
    geometry: Point.nullable(),
    /** When it was heard last; null where it never was. */
    heardAt: z.iso.datetime().nullable(),
    /** After how many hours without a word it is silent; null for the usual twelve. */
    silentAfterHours: z.int().nullable(),
    /** Heard longer ago than that. */
    isSilent: z.boolean(),
    /** Its last message could not be read. */
    isUnreadable: z.boolean(),
    sensors: z.array(Sensor),
    version: z.int(),
  })
  .meta({ id: 'Node' });
export type Node = z.infer<typeof Node>;

const undoable = { changeId: ChangeId.nullable() };
export const ChangedNode = Node.extend(undoable).meta({ id: 'ChangedNode' });
export type ChangedNode = z.infer<typeof ChangedNode>;
export const RetiredNode = z.object({ changeId: ChangeId }).meta({ id: 'RetiredNode' });
export type RetiredNode = z.infer<typeof RetiredNode>;

const nameLength = 100;
/** A device EUI, an id of Sigfox, or what a device is called in a network of one's own. */
const ExternalId = z
  .string()
  .trim()
  .regex(/^[\w.:-]{1,64}$/);

/** What is read of a message of a maker that is not known, by the path of a field in it. */
export const FieldMapping = z
  .array(
    z.strictObject({
      field: z.string().min(1).max(200),
      feature: SensorFeature,
      level: z.int().min(0).max(99).default(0),
      /** The value is the field times this, plus the offset. */
      factor: z.number().min(-1e6).max(1e6).default(1),
      offset: z.number().min(-1e6).max(1e6).default(0),
    }),
  )
  .max(50)
  .meta({ id: 'FieldMapping' });
export type FieldMapping = z.infer<typeof FieldMapping>;

export const NewNode = z.strictObject({
  name: personText(nameLength),
  externalId: ExternalId,
  networkType: NetworkType,
  network: personText(nameLength).nullable().default(null),
  deviceType: DeviceType.nullable().default(null),
  fieldMapping: FieldMapping.default([]),
  geometry: NewPoint.nullable().default(null),
});
export type NewNode = z.output<typeof NewNode>;

export const NodeEdit = z
  .strictObject({
    name: personText(nameLength),
    network: personText(nameLength).nullable(),
    deviceType: DeviceType.nullable(),
    fieldMapping: FieldMapping,
    status: NodeStatus,
    silentAfterHours: z.int().min(1).max(720).nullable(),
  })
  .partial();
export type NodeEdit = z.output<typeof NodeEdit>;

const many = <T extends z.ZodType>(of: T) => z.array(of).max(50).optional();

export const NodeStatistics = z
  .object({ nodes: z.int(), silent: z.int(), unreadable: z.int(), unplaced: z.int(), inactive: z.int() })
  .meta({ id: 'NodeStatistics' });

export const nodes = {
  list: endpoint('GET', '/nodes', {
    summary: 'The nodes of the farms',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      ...paged,
      'sort-col': z.enum(nodeOrders).default('name'),
      search: z.string().max(nameLength).optional(),
      status: many(NodeStatus),
      'device-type': many(DeviceType),
      'network-type': many(NetworkType),
      country: many(CountryCode),
    }),
    response: z.array(Node),
    counted: true,
  }),
  statistics: endpoint('GET', '/nodes/statistics', {
    summary: 'How many nodes the farms have, and how many of them want to be looked at',
    access: 'farm',
    permission: 'farm.read',
    response: NodeStatistics,
  }),
  read: endpoint('GET', '/nodes/{nodeId}', {
    summary: 'A node with all that it measures',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ nodeId: NodeId }),
    response: Node,
    errors: ['node.notFound'],
  }),
  create: endpoint('POST', '/nodes/farms/{id}', {
    summary: 'Add a node to a farm; what it sent in the last seven days is read then',
    access: 'farm',
    permission: 'farm.manage',
    creates: true,
    limit: { calls: 600, seconds: 60 },
    params: z.object({ id: FarmId }),
    body: NewNode,
    response: ChangedNode,
    status: 201,
    errors: ['farm.notFound', 'node.exists'],
  }),
  edit: endpoint('PATCH', '/nodes/{nodeId}', {
    summary: 'Change what is said of a node',
    access: 'farm',
    permission: 'farm.manage',
    versioned: true,
    params: z.object({ nodeId: NodeId }),
    body: NodeEdit,
    response: ChangedNode,
    errors: ['node.notFound', 'record.changed'],
  }),
  place: endpoint('PUT', '/nodes/{nodeId}', {
    summary: 'Say where a node stands from now on; what it measured before stays with the place where it stood',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    body: z.strictObject({ name: personText(nameLength), geometry: NewPoint, status: NodeStatus.default('ACTIVE') }),
    response: ChangedNode,
    errors: ['node.notFound'],
  }),
  readAgain: endpoint('POST', '/messages/nodes/{nodeId}', {
    summary: 'Read all that a node has sent once more, as what it is said to be now',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    status: 202,
    errors: ['node.notFound'],
  }),
  retire: endpoint('DELETE', '/nodes/{nodeId}', {
    summary: 'Put a node away; what it measured stays',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    response: RetiredNode,
    errors: ['node.notFound'],
  }),
};
