import { messageStates } from '@brazda/domain/enumerations/sensor-device.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged } from '../shapes.ts';
import { NodeId } from './iot.ids.ts';
import { NetworkType } from './node-facts.ts';

export const Message = z
  .object({
    farmId: FarmId,
    at: z.iso.datetime(),
    receivedAt: z.iso.datetime(),
    networkType: NetworkType,
    externalId: z.string().nullable(),
    nodeId: NodeId.nullable(),
    state: z.enum(messageStates),
    /** Why it is not read. */
    reason: z.string().nullable(),
    port: z.int().nullable(),
    frameCounter: z.int().nullable(),
    /** The bytes of the device in hexadecimal digits. */
    payload: z.string().nullable(),
    /** What the network server made of them, or what came where that could not be understood. */
    content: z.string().nullable(),
    rssi: z.number().nullable(),
    snr: z.number().nullable(),
  })
  .meta({ id: 'SensorMessage' });
export type Message = z.infer<typeof Message>;

export const messages = {
  list: endpoint('GET', '/messages', {
    summary: 'The last messages as they came, the newest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      page: paged.page,
      'per-page': paged['per-page'],
      'node-id': NodeId.optional(),
      /** What its network calls it. */
      device: z.string().max(64).optional(),
      state: z.enum(messageStates).optional(),
    }),
    response: z.array(Message),
    counted: true,
    errors: ['node.notFound'],
  }),
};
