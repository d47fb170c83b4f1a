import { createHash } from 'node:crypto';
import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { readChirpStack } from '@brazda/domain/sensors/envelopes/chirpstack.ts';
import { knownDeviceId } from '@brazda/domain/sensors/envelopes/device-ids.ts';
import type { Envelope, EnvelopeAnswer, EnvelopeFault } from '@brazda/domain/sensors/envelopes/envelope.ts';
import { readGeneric } from '@brazda/domain/sensors/envelopes/generic.ts';
import { readSigfox } from '@brazda/domain/sensors/envelopes/sigfox.ts';
import { readThingsStack } from '@brazda/domain/sensors/envelopes/things-stack.ts';
import { timeFault } from './believable-time.ts';
import { KeptUplink } from './kept-uplink.ts';

/** Of what could not be understood, so much tells why. */
const mostRefusedContent = 4000;

export type RefusalReason =
  Exclude<EnvelopeFault, 'NOT_MEASURED'> | NonNullable<ReturnType<typeof timeFault>> | 'KEY_OF_OTHER_NODE';

/** A message, understood as far as it can be without knowing the device. */
export interface Uplink {
  readonly farmId: number;
  readonly keyNodeId: number | null;
  readonly keyId: number | null;
  readonly networkType: NetworkType;
  readonly receivedAt: Date;
  /** By its network, or when it came where that is not to be believed. */
  readonly at: Date;
  /** The same for each copy of a message. */
  readonly digest: string;
  readonly envelope: Envelope | null;
  readonly refused: RefusalReason | null;
  /** What came, where it could not be understood, or what others have made of it. */
  readonly content: string | null;
}

/** Undefined where it says nothing of measurements, or is nothing that we have kept. */
export function readUplink(kept: unknown): Uplink | undefined {
  const parsed = KeptUplink.safeParse(kept);
  if (!parsed.success) return undefined;
  const answer = envelopeOf(parsed.data);
  if (!answer.ok && answer.reason === 'NOT_MEASURED') return undefined;
  return answer.ok
    ? understood(parsed.data, known(answer.envelope))
    : refusal(parsed.data, { reason: answer.reason as RefusalReason, envelope: null });
}

function envelopeOf({ network, event, externalId, body, receivedAt }: KeptUplink): EnvelopeAnswer {
  switch (network) {
    case 'CHIRPSTACK':
      return readChirpStack(event ?? 'up', body);
    case 'THINGS_STACK':
      return readThingsStack(body);
    case 'SIGFOX':
      return readSigfox(body);
    case 'GENERIC':
      return readGeneric(body, { externalId, receivedAt: new Date(receivedAt) });
  }
}

/** As farms know its device; of the others the envelope says so already. */
function known(envelope: Envelope): Envelope {
  if (envelope.networkType !== 'SIGFOX') return envelope;
  return { ...envelope, externalId: knownDeviceId(envelope.networkType, envelope.externalId) };
}

function understood(kept: KeptUplink, envelope: Envelope): Uplink {
  const reason = timeFault(envelope.at, new Date(kept.receivedAt));
  if (reason) return refusal(kept, { reason, envelope });
  return {
    ...commonOf(kept),
    at: envelope.at,
    digest: digestOf(envelope.networkType, envelope.externalId, envelope.dedupKey),
    envelope,
    refused: null,
    content: contentOf(envelope.object ?? envelope.readings),
  };
}

function refusal(
  kept: KeptUplink,
  { reason, envelope }: { readonly reason: RefusalReason; readonly envelope: Envelope | null },
): Uplink {
  const content = contentOf(kept.body)?.slice(0, mostRefusedContent) ?? null;
  return {
    ...commonOf(kept),
    at: new Date(kept.receivedAt),
    digest: digestOf(kept.network, envelope?.externalId ?? '', `${kept.receivedAt} ${content ?? ''}`),
    envelope,
    refused: reason,
    content,
  };
}

function commonOf({
  farmId,
  nodeId,
  keyId,
  network,
  receivedAt,
}: KeptUplink): Pick<Uplink, 'farmId' | 'keyNodeId' | 'keyId' | 'networkType' | 'receivedAt'> {
  return { farmId, keyNodeId: nodeId, keyId, networkType: network, receivedAt: new Date(receivedAt) };
}

function contentOf(value: unknown): string | null {
  // What the database takes as no text, a zero and half a character, is written as JSON in letters that it takes.
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** Sixteen bytes as the database writes a uuid. */
function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}
