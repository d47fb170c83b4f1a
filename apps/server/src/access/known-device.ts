import type { FastifyRequest } from 'fastify';

/** Whose a device is, by the key that it or its network server has shown. */
export interface KnownDevice {
  readonly farmId: number;
  readonly keyId: number;
  /** The one node that the key is for; null where it is for all of the farm. */
  readonly nodeId: number | null;
}

/** Knows a device by what its request brings with it, or throws `device.unknownKey`. */
export type AuthenticateDevice = (request: FastifyRequest) => Promise<KnownDevice>;
