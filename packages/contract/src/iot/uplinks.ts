import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The networks whose servers send to an address, as they stand in it. */
export const uplinkNetworks = ['chirpstack', 'things-stack', 'sigfox', 'generic'] as const;

/** A message of a device with all that its network says of it: a few hundred bytes, some thousand where many gateways heard it. */
const largestUplink = 64 * 1024;

/** What came of a message: kept for now, whatever it is. */
export const ReceivedUplink = z.object({ received: z.literal(true) }).meta({ id: 'ReceivedUplink' });

/** Messages of devices, as network servers and devices send them. */
export const uplinks = {
  receive: endpoint('POST', '/uplinks/{network}', {
    summary: 'A message of a device, as its network server sends it; answered when it is kept',
    access: 'device',
    params: z.object({ network: z.enum(uplinkNetworks) }),
    query: z.object({
      /** What happened, as ChirpStack says it. */
      event: z.string().max(40).optional(),
      /** The farm's key, for senders that can set no header. */
      key: z.string().max(100).optional(),
    }),
    body: z.looseObject({}),
    largestBody: largestUplink,
    response: ReceivedUplink,
    status: 202,
    errors: ['request.malformed'],
  }),
};
