import { boundedObject, fieldOf, isRecord, numericValue, textOf, wholeNumber } from '../json-values.ts';
import { deviceEui } from './device-ids.ts';
import { bareEnvelope, refused, type Envelope, type EnvelopeAnswer } from './envelope.ts';
import { instantOf } from './instants.ts';
import { payloadOf } from './payload-bytes.ts';
import { strongestSignal } from './signal.ts';

/** Events of devices that say nothing of what they measure (ChirpStack v4, integrations/events). */
const otherEvents: ReadonlySet<string> = new Set(['join', 'ack', 'txack', 'log', 'location', 'integration']);

const highestFrameCounter = 0xffff_ffff;
const mostGateways = 100;

/** Reads an event of ChirpStack v4 in JSON. Which one it is stands in the address or in the topic, not in the body. */
export function readChirpStack(event: string, body: unknown): EnvelopeAnswer {
  if (otherEvents.has(event)) return refused('NOT_MEASURED');
  if (event !== 'up' && event !== 'status') return refused('UNKNOWN_EVENT');
  if (!isRecord(body)) return refused('NOT_AN_OBJECT');
  const externalId = deviceEui(fieldOf(fieldOf(body, 'deviceInfo'), 'devEui'));
  if (externalId === null) return refused('NO_DEVICE');
  const at = heardAt(body);
  if (!at) return refused('BAD_TIME');
  const dedupKey = textOf(fieldOf(body, 'deduplicationId'), 100) ?? composedKey(externalId, event, body);
  const envelope = bareEnvelope({ networkType: 'CHIRPSTACK', externalId, at, dedupKey });
  return event === 'up' ? withUplink(envelope, body) : { ok: true, envelope: withStatus(envelope, body) };
}

/** Of so much more a clock of a gateway is wrong. */
const mostMillisecondsApart = 10 * 60_000;

/** When a gateway heard it, or when the network server did, where it says so and the gateway's clock is another. */
function heardAt(body: unknown): Date | null {
  const byGateway = instantOf(fieldOf(body, 'time'));
  const gateways = fieldOf(body, 'rxInfo');
  const [byServer] = Array.isArray(gateways)
    ? gateways.slice(0, mostGateways).flatMap((gateway) => instantOf(fieldOf(gateway, 'nsTime')) ?? [])
    : [];
  if (!byServer || !byGateway) return byServer ?? byGateway;
  return Math.abs(byServer.getTime() - byGateway.getTime()) > mostMillisecondsApart ? byServer : byGateway;
}

function composedKey(externalId: string, event: string, body: unknown): string {
  const time = textOf(fieldOf(body, 'time'), 50) ?? '';
  return `${externalId}|${event}|${time}|${frameCounterOf(body) ?? ''}`;
}

function withUplink(envelope: Envelope, body: unknown): EnvelopeAnswer {
  const payload = payloadOf(fieldOf(body, 'data'), 'BASE64');
  if (typeof payload === 'string') return refused(payload);
  const port = wholeNumber(fieldOf(body, 'fPort'), 255);
  const object = boundedObject(fieldOf(body, 'object'));
  const signal = strongestSignal(fieldOf(body, 'rxInfo'));
  return { ok: true, envelope: { ...envelope, ...signal, port, frameCounter: frameCounterOf(body), payload, object } };
}

/** Zeros are omitted. */
function frameCounterOf(body: unknown): number | null {
  return wholeNumber(fieldOf(body, 'fCnt') ?? 0, highestFrameCounter);
}

/** A device that is fed from outside, or that does not know its battery, has none to tell of. */
function withStatus(envelope: Envelope, body: unknown): Envelope {
  const hasNone = fieldOf(body, 'externalPowerSource') === true || fieldOf(body, 'batteryLevelUnavailable') === true;
  const level = hasNone ? null : numericValue(fieldOf(body, 'batteryLevel') ?? 0);
  return { ...envelope, batteryPercent: level !== null && level >= 0 && level <= 100 ? level : null };
}
