import {
  boundedObject,
  fieldOf,
  isRecord,
  numericValue,
  textOf,
  wholeNumber,
  type JsonObject,
} from '../json-values.ts';
import { deviceEui } from './device-ids.ts';
import { bareEnvelope, refused, type EnvelopeAnswer } from './envelope.ts';
import { instantOf } from './instants.ts';
import { payloadOf } from './payload-bytes.ts';
import { strongestSignal } from './signal.ts';

/** What else is told of devices, each under its own name (The Things Stack v3, data formats). */
const otherMessages = [
  'join_accept',
  'downlink_ack',
  'downlink_nack',
  'downlink_sent',
  'downlink_failed',
  'downlink_queued',
  'downlink_queue_invalidated',
  'location_solved',
  'service_data',
] as const;

const highestFrameCounter = 0xffff_ffff;

/** Reads a message of The Things Stack v3, the same by MQTT and by webhook. */
export function readThingsStack(body: unknown): EnvelopeAnswer {
  if (!isRecord(body)) return refused('NOT_AN_OBJECT');
  const uplink = fieldOf(body, 'uplink_message');
  if (!isRecord(uplink)) return refused(isOfAnotherKind(body) ? 'NOT_MEASURED' : 'UNKNOWN_EVENT');
  const externalId = deviceEui(fieldOf(fieldOf(body, 'end_device_ids'), 'dev_eui'));
  if (externalId === null) return refused('NO_DEVICE');
  const at = instantOf(fieldOf(uplink, 'received_at')) ?? instantOf(fieldOf(body, 'received_at'));
  if (!at) return refused('BAD_TIME');
  const payload = payloadOf(fieldOf(uplink, 'frm_payload'), 'BASE64');
  if (typeof payload === 'string') return refused(payload);
  const frameCounter = wholeNumber(fieldOf(uplink, 'f_cnt') ?? 0, highestFrameCounter);
  const session = textOf(fieldOf(uplink, 'session_key_id'), 100) ?? '';
  // A counter that nobody can read tells no two messages apart.
  const dedupKey = `${externalId}|${session}|${frameCounter ?? at.toISOString()}`;
  const envelope = {
    ...bareEnvelope({ networkType: 'THINGS_STACK', externalId, at, dedupKey }),
    ...strongestSignal(fieldOf(uplink, 'rx_metadata')),
    ...{ port: wholeNumber(fieldOf(uplink, 'f_port'), 255), frameCounter, payload },
    object: decodedObject(uplink),
    batteryPercent: batteryOf(uplink),
  };
  return { ok: true, envelope };
}

function isOfAnotherKind(body: unknown): boolean {
  return otherMessages.some((name) => fieldOf(body, name) !== undefined);
}

/** A codec that tells errors has decoded nothing. */
function decodedObject(uplink: unknown): JsonObject | null {
  const decoded = fieldOf(uplink, 'decoded_payload');
  return hasErrors(uplink) || hasErrors(decoded) ? null : boundedObject(decoded);
}

function hasErrors(value: unknown): boolean {
  const errors = fieldOf(value, 'errors') ?? fieldOf(value, 'decoded_payload_errors');
  return Array.isArray(errors) && errors.length > 0;
}

function batteryOf(uplink: unknown): number | null {
  const percent = numericValue(fieldOf(fieldOf(uplink, 'last_battery_percentage'), 'value'));
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}
