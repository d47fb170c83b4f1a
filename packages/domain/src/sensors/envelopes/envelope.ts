import type { NetworkType } from '../../enumerations/sensor-device.ts';
import type { JsonObject } from '../json-values.ts';
import type { DecodedReading } from '../reading.ts';

/** A message of a device, whatever network has brought it. */
export interface Envelope {
  readonly networkType: NetworkType;
  /** The device EUI or the Sigfox id in upper-case hexadecimal without separators, or the id that a sender has chosen. */
  readonly externalId: string;
  readonly port: number | null;
  readonly frameCounter: number | null;
  readonly payload: Uint8Array | null;
  /** What a codec on the network has made of the payload, or what a sender without one has sent. */
  readonly object: JsonObject | null;
  /** What a sender has sent as readings already; null of networks. */
  readonly readings: readonly DecodedReading[] | null;
  /** When the network has heard the device. */
  readonly at: Date;
  /** dBm, of the gateway that has heard the device best. */
  readonly rssi: number | null;
  /** dB, of the same gateway. */
  readonly snr: number | null;
  readonly batteryPercent: number | null;
  /** The same of each copy of one message, and of no other message. */
  readonly dedupKey: string;
}

/**
 * NOT_MEASURED is a message that is known to say nothing of measurements: to be acknowledged and forgotten. All others are
 * the sender's mistakes.
 */
export type EnvelopeFault =
  | 'NOT_MEASURED'
  | 'NOT_AN_OBJECT'
  | 'UNKNOWN_EVENT'
  | 'NO_DEVICE'
  | 'BAD_TIME'
  | 'BAD_PAYLOAD'
  | 'BAD_READING'
  | 'TOO_LARGE';

export type EnvelopeAnswer =
  { readonly ok: true; readonly envelope: Envelope } | { readonly ok: false; readonly reason: EnvelopeFault };

export function refused(reason: EnvelopeFault): EnvelopeAnswer {
  return { ok: false, reason };
}

/** An envelope in which nothing stands but who has sent it, when, and by which key it is known again. */
export function bareEnvelope(known: Pick<Envelope, 'networkType' | 'externalId' | 'at' | 'dedupKey'>): Envelope {
  const nothingSent = { port: null, frameCounter: null, payload: null, object: null, readings: null };
  return { ...nothingSent, rssi: null, snr: null, batteryPercent: null, ...known };
}
