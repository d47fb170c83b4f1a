import type { FastifyRequest } from 'fastify';
import { uplinks, type uplinkNetworks } from '@brazda/contract/iot/uplinks.ts';
import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { keptText } from './kept-uplink.ts';
import { uplinkKind } from './uplink-kind.ts';

const networkOf: Readonly<Record<(typeof uplinkNetworks)[number], NetworkType>> = {
  chirpstack: 'CHIRPSTACK',
  'things-stack': 'THINGS_STACK',
  sigfox: 'SIGFOX',
  generic: 'GENERIC',
};

/** Messages of devices over HTTP: answered once they are kept. */
export function uplinkRoutes(mounting: Mounting, { telemetry, clock }: Services, keys: DeviceKeys): void {
  mount({ ...mounting, authenticateDevice: (request) => keys.find(keyIn(request)) }, uplinks, {
    receive: async ({ params, query, body, device }) => {
      const { farmId, nodeId } = device;
      const network = networkOf[params.network];
      const kept = { farmId, nodeId, network, event: query.event ?? null, receivedAt: clock.now().getTime() };
      await telemetry.keep(uplinkKind, keptText(kept, JSON.stringify(body)));
      return { received: true };
    },
  });
}

/** The key that a request shows: as bearer, as the password of a user of any name, or in its address. */
function keyIn({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string | undefined {
  const [scheme = '', shown = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return shown;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(shown, 'base64').toString('utf8').split(':', 2)[1];
  const { key } = query as { readonly key?: unknown };
  return typeof key === 'string' ? key : undefined;
}
