import type { uplinkNetworks } from '@brazda/contract/iot/uplinks.ts';
import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import type { KnownDevice } from '#server/access/known-device.ts';
import type { Services } from '#server/services.ts';
import { keptText } from './kept-uplink.ts';
import { uplinkKind } from './uplink-kind.ts';

export type UplinkNetwork = (typeof uplinkNetworks)[number];

const networkOf: Readonly<Record<UplinkNetwork, NetworkType>> = {
  chirpstack: 'CHIRPSTACK',
  'things-stack': 'THINGS_STACK',
  sigfox: 'SIGFOX',
  generic: 'GENERIC',
};

export interface ReceivedUplink {
  readonly device: Pick<KnownDevice, 'farmId' | 'nodeId'> & { readonly keyId: number | null };
  readonly network: UplinkNetwork;
  readonly event: string | undefined;
  /** Of which device it is, where its sender says so beside it. */
  readonly externalId?: string | undefined;
  /** JSON, as it came. */
  readonly body: string;
}

/** Resolves once a message is kept. */
export async function receiveUplink(
  { telemetry, clock }: Pick<Services, 'telemetry' | 'clock'>,
  { device: { farmId, nodeId, keyId }, network, event, externalId, body }: ReceivedUplink,
): Promise<void> {
  const kept = {
    ...{ farmId, nodeId, keyId, network: networkOf[network], receivedAt: clock.now().getTime() },
    ...{ event: event ?? null, externalId: externalId ?? null },
  };
  await telemetry.keep(uplinkKind, keptText(kept, body));
}
