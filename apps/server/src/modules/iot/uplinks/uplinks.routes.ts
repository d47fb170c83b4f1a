import { uplinks } from '@brazda/contract/iot/uplinks.ts';
import type { FastifyRequest } from 'fastify';
import { createAnswerCounters } from '#server/http/answer-counters.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { receiveUplink } from './receive-uplink.ts';
import { shownKey } from './shown-key.ts';
import { uplinkFastPath } from './uplink-fast-path.ts';

const counted = {
  name: 'brazda_uplinks_total',
  help: 'Messages of devices by how they were answered',
  answers: ['kept', 'refused'],
} as const;

/** Messages of devices over HTTP: answered once they are kept. */
export function uplinkRoutes(mounting: Mounting, services: Services, keys: DeviceKeys): void {
  const counters = createAnswerCounters(mounting.metrics.registry, counted);
  mounting.addFastPath(uplinkFastPath(services, keys, counters));
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
