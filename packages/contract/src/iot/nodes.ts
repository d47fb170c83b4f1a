import { deviceIdPattern, nodeOrders, nodeSigns } from '@brazda/domain/enumerations/sensor-device.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged, personText, TableFormat } from '../shapes.ts';
import { FieldMapping, SaidMapping } from './field-mapping.ts';
import { LocationId, NodeId } from './iot.ids.ts';
import {
  DefaultFarm,
  DeviceType,
  DeviceTypeFacts,
  NetworkType,
  NetworkTypeFacts,
  nodeChoices,
  NodeStatistics,
  NodeStatus,
  Sensor,
} from './node-facts.ts';

/** Longitude and latitude in degrees, WGS 84. */
const NewPoint = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});
export const Point = NewPoint.meta({ id: 'Point' });

/** What the maker has measured of this single device; null where what holds for all of its kind holds for it. */
const calibration = {
  /** Millimetres of rain for each tip of the bucket. */
  rainResolution: z.number().gt(0).max(10).nullable(),
  /** Metres per second for each hertz of the anemometer, and at standstill. */
  windSlope: z.number().gt(0).max(100).nullable(),
  windOffset: z.number().min(-100).max(100).nullable(),
};

/** Where it stands above the sea, and its anemometer above the ground; null where nobody has said. */
const site = {
  elevationM: z.number().min(-430).max(5000).nullable(),
  windHeightM: z.number().min(0.1).max(100).nullable(),
};

const NodeBase = z.object({ id: NodeId, name: z.string(), externalId: z.string() }).meta({ id: 'NodeBase' });
export type NodeBase = z.infer<typeof NodeBase>;

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
    fieldMapping: FieldMapping,
    ...calibration,
    ...site,
    /** The node that it takes the wind from; null where it has none, or none is in use. */
    base: NodeBase.nullable(),
    status: NodeStatus,
    /** When it was put away; null while it is in use. */
    retiredAt: z.iso.datetime().nullable(),
    /** Where it stands, or stood when it was put away; null where nobody has said. */
    geometry: Point.nullable(),
    /** The same as a place that has a name and groups. */
    lastLocationId: LocationId.nullable(),
    /** When it was heard last; null where it never was. */
    heardAt: z.iso.datetime().nullable(),
    /** How loud it was then in dBm, and how far above the noise in dB, where it was heard best; null where its network does not say. */
    rssi: z.number().nullable(),
    snr: z.number().nullable(),
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
const ExternalId = z.string().trim().regex(deviceIdPattern);

export const NewNode = z.strictObject({
  farm: FarmId,
  name: personText(nameLength),
  externalId: ExternalId,
  networkType: NetworkType,
  network: personText(nameLength).nullable().default(null),
  deviceType: DeviceType.nullable().default(null),
  fieldMapping: SaidMapping.default([]),
  rainResolution: calibration.rainResolution.default(null),
  windSlope: calibration.windSlope.default(null),
  windOffset: calibration.windOffset.default(null),
  elevationM: site.elevationM.default(null),
  windHeightM: site.windHeightM.default(null),
  geometry: NewPoint.nullable().default(null),
});
export type NewNode = z.output<typeof NewNode>;

export const NodeEdit = z
  .strictObject({
    name: personText(nameLength),
    network: personText(nameLength).nullable(),
    deviceType: DeviceType.nullable(),
    fieldMapping: SaidMapping,
    ...calibration,
    ...site,
    status: NodeStatus,
    silentAfterHours: z.int().min(1).max(720).nullable(),
  })
  .partial();
export type NodeEdit = z.output<typeof NodeEdit>;

const nodeFilters = {
  search: z.string().max(nameLength).optional(),
  ...nodeChoices,
  sign: z.array(z.enum(nodeSigns)).max(50).optional(),
};

export const nodes = {
  list: endpoint('GET', '/nodes', {
    summary: 'The nodes of the farms',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, 'sort-col': z.enum(nodeOrders).default('name'), ...nodeFilters }),
    response: z.array(Node),
    counted: true,
  }),
  deviceTypes: endpoint('GET', '/nodes/device-types', {
    summary: 'The kinds of devices that are known by what they send, and what each measures',
    access: 'user',
    response: z.array(DeviceTypeFacts),
  }),
  networkTypes: endpoint('GET', '/nodes/network-types', {
    summary: 'How messages of devices can come, and where to',
    access: 'user',
    response: z.array(NetworkTypeFacts),
  }),
  defaultFarm: endpoint('GET', '/nodes/default-farm', {
    summary:
      'The farm that a new node is of unless another is said: of those where the caller may add one the first by name',
    access: 'farm',
    permission: 'farm.manage',
    response: DefaultFarm,
    errors: ['farm.notFound'],
  }),
  exportFile: endpoint('GET', '/nodes/export', {
    summary: 'The nodes that a filter leaves with their newest values as a table, in the order of the list',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 60, seconds: 60 },
    query: z.object({
      'sort-dir': paged['sort-dir'],
      'sort-col': z.enum(nodeOrders).default('name'),
      ...nodeFilters,
      format: TableFormat.default('xlsx'),
    }),
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
  }),
  statistics: endpoint('GET', '/nodes/statistics', {
    summary: 'How many nodes the farms have, and how many of them want to be looked at',
    access: 'farm',
    permission: 'farm.read',
    response: NodeStatistics,
  }),
  read: endpoint('GET', '/nodes/{nodeId}', {
    summary: 'A node with all that it measures, also one that was put away',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ nodeId: NodeId }),
    response: Node,
    errors: ['node.notFound'],
  }),
  create: endpoint('POST', '/nodes', {
    summary: 'Add a node to a farm; what it sent in the last seven days is read then',
    access: 'farm',
    permission: 'farm.manage',
    creates: true,
    limit: { calls: 600, seconds: 60 },
    query: z.object({
      /** Only says what would stand in the way; nothing is added. */
      test_mode: z.boolean().default(false),
    }),
    body: NewNode,
    response: ChangedNode,
    status: 201,
    emptyAnswers: { 204: 'With test_mode: it could be added' },
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
  bases: endpoint('GET', '/nodes/{nodeId}/available-bases', {
    summary: 'The nodes of the same farm that a node could take the wind from',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ nodeId: NodeId }),
    query: z.object({ search: z.string().max(nameLength).optional() }),
    response: z.array(NodeBase),
    errors: ['node.notFound'],
  }),
  setBase: endpoint('PUT', '/nodes/{nodeId}/base/{baseId}', {
    summary: 'Let a node without an anemometer take the wind from another',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId, baseId: NodeId }),
    response: ChangedNode,
    errors: ['node.notFound', 'node.cannotBeBase'],
  }),
  removeBase: endpoint('DELETE', '/nodes/{nodeId}/base', {
    summary: 'Let a node take the wind from no other any more',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    response: ChangedNode,
    errors: ['node.notFound'],
  }),
  readAgain: endpoint('POST', '/messages/nodes/{nodeId}', {
    undone: 'what a node has sent is what it was; it is only read once more',
    summary: 'Read all that a node has sent once more, as what it is said to be now',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    status: 204,
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
  restore: endpoint('POST', '/nodes/{nodeId}/restore', {
    summary: 'Bring back a node that was put away, to where it stood; what it has sent lately is read then',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ nodeId: NodeId }),
    response: ChangedNode,
    errors: ['node.notFound', 'node.exists'],
  }),
};
