import { networkTypes } from '@brazda/domain/enumerations/sensor-device.ts';
import { z } from 'zod';

/** What is kept of a message before anything of it is understood. */
export const KeptUplink = z.object({
  farmId: z.int(),
  /** The one node that the sender's key is for. */
  nodeId: z.int().nullable(),
  /** The key by which it came; null of what no key has brought. */
  keyId: z.int().nullable().default(null),
  network: z.enum(networkTypes),
  /** What happened, as the network server says it beside the message. */
  event: z.string().nullable(),
  /** Of which device it is, where that is said beside the message. */
  externalId: z.string().nullable().default(null),
  receivedAt: z.number(),
  body: z.unknown(),
});
export type KeptUplink = z.infer<typeof KeptUplink>;

/** The message with its body as it came, which need not be written anew. */
export function keptText(kept: Omit<KeptUplink, 'body'>, body: string): string {
  return `${JSON.stringify(kept).slice(0, -1)},"body":${body}}`;
}
