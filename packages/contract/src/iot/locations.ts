import { deviceGroups, locationOrders, locationStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { sensorCharts, type SensorChart } from '@brazda/domain/enumerations/sensor.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged, personText } from '../shapes.ts';
import { LocationGroupId, LocationId, NodeId } from './iot.ids.ts';
import { DeviceType, mostNamedNodes, Sensor, SensorFeature } from './node-facts.ts';
import { Point } from './nodes.ts';

const nameLength = 100;
const named = z.strictObject({ name: personText(nameLength) });
const undoable = { changeId: ChangeId.nullable() };

const LocationStatus = z.enum(locationStatuses);

/** What a farm puts places of its nodes into. */
export const LocationGroup = z
  .object({
    id: LocationGroupId,
    farmId: FarmId,
    name: z.string(),
    /** How many places where a node stands now are in it. */
    locations: z.int(),
    version: z.int(),
  })
  .meta({ id: 'LocationGroup' });
export type LocationGroup = z.infer<typeof LocationGroup>;
export const ChangedLocationGroup = LocationGroup.extend(undoable).meta({ id: 'ChangedLocationGroup' });
export type ChangedLocationGroup = z.infer<typeof ChangedLocationGroup>;
export const RetiredLocationGroup = z.object({ changeId: ChangeId }).meta({ id: 'RetiredLocationGroup' });
export type RetiredLocationGroup = z.infer<typeof RetiredLocationGroup>;

/** Where a node stands, or stood: what it measured there stays with the place. */
export const Location = z
  .object({
    id: LocationId,
    farmId: FarmId,
    nodeId: NodeId,
    nodeName: z.string(),
    deviceType: DeviceType.nullable(),
    name: z.string(),
    status: LocationStatus,
    /** Whether the node stands there no more. */
    historic: z.boolean(),
    geometry: Point,
    from: z.iso.datetime(),
    /** Null where it stands there still. */
    to: z.iso.datetime().nullable(),
    groups: z.array(z.object({ id: LocationGroupId, name: z.string() })),
    /** What its node measures, with the newest values while it stands there, and which charts show it. */
    config: z.object({
      charts: z.array(z.enum(sensorCharts as [SensorChart])),
      features: z.array(SensorFeature),
      sensors: z.array(Sensor),
    }),
    version: z.int(),
  })
  .meta({ id: 'SensorLocation' });
export type Location = z.infer<typeof Location>;
export const ChangedLocation = Location.extend(undoable).meta({ id: 'ChangedSensorLocation' });
export type ChangedLocation = z.infer<typeof ChangedLocation>;

export const LocationPoint = z
  .object({
    locationId: LocationId,
    farmId: FarmId,
    nodeId: NodeId,
    name: z.string(),
    status: LocationStatus,
    historic: z.boolean(),
    geometry: Point,
  })
  .meta({ id: 'LocationPoint' });
export type LocationPoint = z.infer<typeof LocationPoint>;

const filters = {
  /** Part of the name of the place or of its node. */
  name: z.string().max(nameLength).optional(),
  /** Only places where nothing stands any more, or none of them; both where nothing is said. */
  historic: z.boolean().optional(),
  status: z.array(LocationStatus).max(10).optional(),
  'device-group': z.array(z.enum(deviceGroups)).max(10).optional(),
  /** Days of the farm, both included: places where something stood on one of them. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Places of nodes. Lists of the query may be named with or without brackets, as `status[]`. */
export const locations = {
  list: endpoint('GET', '/locations', {
    summary: 'Where the nodes of the farms stand, and stood',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      ...paged,
      'sort-col': z.enum(locationOrders).default('name'),
      ...filters,
      /** Also those whose node is put by. */
      'include-inactive': z.boolean().default(false),
      'group-name': z.array(z.string().max(nameLength)).max(50).optional(),
      /** Places of these nodes alone. */
      'node-id': z.array(NodeId).min(1).max(mostNamedNodes).optional(),
    }),
    response: z.array(Location),
    counted: true,
    errors: ['node.notFound'],
  }),
  points: endpoint('GET', '/locations/points', {
    summary: 'The same as points of a map, without those whose coordinates are zero',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(filters),
    response: z.array(LocationPoint),
  }),
  read: endpoint('GET', '/locations/{locationId}', {
    summary: 'A place of a node with what is measured there',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ locationId: LocationId }),
    response: Location,
    errors: ['location.notFound'],
  }),
  rename: endpoint('PATCH', '/locations/{locationId}', {
    summary: 'Give a place another name; the node keeps its own',
    access: 'farm',
    permission: 'farm.manage',
    versioned: true,
    params: z.object({ locationId: LocationId }),
    body: named,
    response: ChangedLocation,
    errors: ['location.notFound', 'record.changed'],
  }),
  setGroups: endpoint('PUT', '/locations/{locationId}/groups', {
    summary: 'Say which groups a place is in',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ locationId: LocationId }),
    body: z.strictObject({ groupIds: z.array(LocationGroupId).max(50) }),
    response: ChangedLocation,
    errors: ['location.notFound', 'locationGroup.notFound'],
  }),
};

const changes = ['locationGroup.notFound', 'locationGroup.nameTaken', 'record.changed'] as const;

export const locationGroups = {
  list: endpoint('GET', '/groups', {
    summary: 'The groups that the farms put places of their nodes into',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ 'sort-col': z.enum(['name']).default('name'), 'sort-dir': paged['sort-dir'] }),
    response: z.array(LocationGroup),
  }),
  create: endpoint('POST', '/groups', {
    summary: 'Add a group to a farm',
    access: 'farm',
    permission: 'farm.manage',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    body: named.extend({ farm: FarmId }),
    response: ChangedLocationGroup,
    status: 201,
    errors: ['farm.notFound', 'locationGroup.nameTaken'],
  }),
  rename: endpoint('PATCH', '/groups/{locationGroupId}', {
    summary: 'Give a group another name',
    access: 'farm',
    permission: 'farm.manage',
    versioned: true,
    params: z.object({ locationGroupId: LocationGroupId }),
    body: named,
    response: ChangedLocationGroup,
    errors: changes,
  }),
  retire: endpoint('DELETE', '/groups/{locationGroupId}', {
    summary: 'Put a group away; the places that were in it stay',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ locationGroupId: LocationGroupId }),
    response: RetiredLocationGroup,
    errors: ['locationGroup.notFound'],
  }),
};
