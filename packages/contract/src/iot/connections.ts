import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** How devices reach this installation beside the calls of HTTP. */
export const DeviceConnection = z
  .object({
    /** Where it listens for MQTT 3.1.1, with a key as the password; null where it does not. */
    mqtt: z
      .object({
        port: z.int(),
        isEncrypted: z.boolean(),
        /** Whether only programs on the same machine reach it. */
        isLocal: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'DeviceConnection' });
export type DeviceConnection = z.infer<typeof DeviceConnection>;

export const connections = {
  read: endpoint('GET', '/connection', {
    summary: 'How devices reach this installation beside the calls of HTTP',
    access: 'farm',
    permission: 'farm.manage',
    response: DeviceConnection,
  }),
};
