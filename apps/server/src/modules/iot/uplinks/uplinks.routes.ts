import { uplinks } from '@brazda/contract/iot/uplinks.ts';
import type { FastifyRequest } from 'fastify';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { receiveUplink } from './receive-uplink.ts';
import { shownKey } from './shown-key.ts';
import { createUplinkCounters } from './uplink-counters.ts';
import { uplinkFastPath } from './uplink-fast-path.ts';

/** Messages of devices over HTTP: answered once they are kept. */
export function uplinkRoutes(mounting: Mounting, services: Services, keys: DeviceKeys): void {
  mounting.addFastPath(uplinkFastPath(services, keys, createUplinkCounters(mounting.metrics.registry)));
  mount({ ...mounting, authenticateDevice: (request) => keys.find(keyIn(request)) }, uplinks, {
    receive: async ({ params: { network }, query: { event }, body, device }) => {
      await receiveUplink(services, { device, network, event, body: JSON.stringify(body) });
      return { received: true };
    },
  });
}

function keyIn({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string | undefined {
  const { key } = query as { readonly key?: unknown };
  return shownKey(headers.authorization, typeof key === 'string' ? key : undefined);
}
