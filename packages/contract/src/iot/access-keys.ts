import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, personText } from '../shapes.ts';
import { AccessKeyId, NodeId } from './iot.ids.ts';

export const AccessKey = z
  .object({
    id: AccessKeyId,
    farmId: FarmId,
    name: z.string(),
    /** The one device that may show it; null where all of the farm may. */
    nodeId: NodeId.nullable(),
    createdAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    /** When something was sent with it last, to the minute; null where nothing was since that is written down. */
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AccessKey' });
export type AccessKey = z.infer<typeof AccessKey>;

export const NewAccessKey = z.strictObject({ name: personText(100), nodeId: NodeId.nullable().default(null) });

export const MadeAccessKey = AccessKey.extend({
  /** Told this once; only its hash is kept. */
  key: z.string(),
}).meta({ id: 'MadeAccessKey' });
export type MadeAccessKey = z.infer<typeof MadeAccessKey>;

/** By what devices and network servers show whose they are. */
export const accessKeys = {
  list: endpoint('GET', '/access-keys', {
    summary: 'The keys of devices of the farms, those that hold first',
    access: 'farm',
    permission: 'farm.manage',
    response: z.array(AccessKey),
  }),
  create: endpoint('POST', '/access-keys/farms/{id}', {
    undone: 'a key is a secret that no history keeps: it is ended',
    summary: 'Make a key for devices of a farm; it is told this once',
    access: 'farm',
    permission: 'farm.manage',
    // Its answer is kept nowhere, for the key in it is not: sent twice, it makes two.
    limit: { calls: 60, seconds: 60 },
    params: z.object({ id: FarmId }),
    body: NewAccessKey,
    response: MadeAccessKey,
    status: 201,
    errors: ['farm.notFound', 'node.notFound'],
  }),
  revoke: endpoint('DELETE', '/access-keys/{accessKeyId}', {
    undone: 'a key that was ended may have been seen by others: a new one is made',
    summary: 'End a key: what shows it is refused from then on',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ accessKeyId: AccessKeyId }),
    errors: ['accessKey.notFound'],
    status: 204,
  }),
};
