import { adminNodeOrders, adminWaitingOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, FarmId, paged } from '../shapes.ts';
import { NodeId } from './iot.ids.ts';
import { DeviceType, NetworkType, nodeChoices, NodeStatus } from './node-facts.ts';

const ofFarm = { farmId: FarmId, farmName: z.string(), countryCode: CountryCode };

/** A device as administrators see it: whether it is heard; nothing of what it measures and where it stands. */
export const AdminNode = z
  .object({
    ...ofFarm,
    id: NodeId,
    name: z.string(),
    externalId: z.string(),
    deviceType: DeviceType.nullable(),
    networkType: NetworkType,
    status: NodeStatus,
    /** Null where it never was. */
    heardAt: z.iso.datetime().nullable(),
    isSilent: z.boolean(),
    isUnreadable: z.boolean(),
    /** Messages of the last 24 hours by their own time, and those of them that could not be read or were refused. */
    messagesOfDay: z.int(),
    failedOfDay: z.int(),
    /** Messages under its name that wait until somebody lets them be read. */
    waiting: z.int(),
  })
  .meta({ id: 'AdminNode' });
export type AdminNode = z.infer<typeof AdminNode>;

/** Of the whole installation. */
export const AdminNodeStatistics = z
  .object({
    nodes: z.int(),
    farms: z.int(),
    silent: z.int(),
    unreadable: z.int(),
    inactive: z.int(),
    /** Messages of devices that nobody has made known, and how many devices these are. */
    waitingMessages: z.int(),
    waitingDevices: z.int(),
  })
  .meta({ id: 'AdminNodeStatistics' });
export type AdminNodeStatistics = z.infer<typeof AdminNodeStatistics>;

/** A device that sends to a farm where nobody has made it known. */
export const WaitingDevice = z
  .object({
    ...ofFarm,
    networkType: NetworkType,
    /** Null where its messages do not say. */
    externalId: z.string().nullable(),
    messages: z.int(),
    since: z.iso.datetime(),
    last: z.iso.datetime(),
  })
  .meta({ id: 'WaitingDevice' });
export type WaitingDevice = z.infer<typeof WaitingDevice>;

export const adminNodes = {
  list: endpoint('GET', '/admin/nodes', {
    summary: 'The nodes of every farm, by name unless sorted otherwise; never what they measure',
    access: 'admin',
    query: z.object({
      ...paged,
      'sort-col': z.enum(adminNodeOrders).default('name'),
      /** Part of the name of a node or its farm, or of what its network calls it. */
      search: z.string().max(100).optional(),
      ...nodeChoices,
    }),
    response: z.array(AdminNode),
    counted: true,
  }),
  statistics: endpoint('GET', '/admin/nodes/statistics', {
    summary:
      'How many nodes the installation has, how many want to be looked at, and what waits for a device to be known',
    access: 'admin',
    response: AdminNodeStatistics,
  }),
  waiting: endpoint('GET', '/admin/nodes/waiting', {
    summary: 'Devices that send to farms where nobody has made them known',
    access: 'admin',
    query: z.object({ ...paged, 'sort-col': z.enum(adminWaitingOrders).default('last') }),
    response: z.array(WaitingDevice),
    counted: true,
  }),
};
