import { sensorFeatureFacts, type SensorFeature } from '../../enumerations/sensor.ts';
import { boundedObject, fieldOf, isRecord, numericValue, wholeNumber, type JsonObject } from '../json-values.ts';
import { soundValue, type DecodedReading } from '../reading.ts';
import { genericId } from './device-ids.ts';
import { bareEnvelope, refused, type EnvelopeAnswer, type EnvelopeFault } from './envelope.ts';
import { instantOf } from './instants.ts';

const mostReadings = 500;
const highestLevel = 99;

/** What the address that a message was sent to says of its sender, and when it arrived. */
export interface GenericSender {
  /** The device that the address belongs to; null where each message has to name its own. */
  readonly externalId: string | null;
  readonly receivedAt: Date;
}

/**
 * Reads `{ id?, time?, readings?: [{ feature, level?, value, time? }], … }`. Without `readings` all of it is kept as
 * `object`, of which a farm says what its fields mean. A reading without a value is left out; one that means nothing
 * refuses the message, so that its sender hears of it.
 */
export function readGeneric(body: unknown, sender: GenericSender): EnvelopeAnswer {
  if (!isRecord(body)) return refused('NOT_AN_OBJECT');
  const externalId = genericId(sender.externalId ?? fieldOf(body, 'id'));
  if (externalId === null) return refused('NO_DEVICE');
  const at = timeOr(sender.receivedAt, fieldOf(body, 'time'));
  if (!at) return refused('BAD_TIME');
  const sent = fieldOf(body, 'readings');
  const readings = sent === undefined ? null : readingsOf(sent);
  if (typeof readings === 'string') return refused(readings);
  const object = readings ? null : boundedObject(body);
  const dedupKey = `${externalId}|${at.getTime()}|${fingerprint(readings ?? object)}`;
  return {
    ok: true,
    envelope: { ...bareEnvelope({ networkType: 'GENERIC', externalId, at, dedupKey }), readings, object },
  };
}

function timeOr(fallback: Date, value: unknown): Date | null {
  return value === undefined || value === null ? fallback : instantOf(value);
}

function readingsOf(sent: unknown): readonly DecodedReading[] | EnvelopeFault {
  if (!Array.isArray(sent)) return 'BAD_READING';
  if (sent.length > mostReadings) return 'TOO_LARGE';
  const readings: DecodedReading[] = [];
  let unsound = 0;
  for (const one of sent as readonly unknown[]) {
    if (isRecord(one) && fieldOf(one, 'value') === null) continue;
    const reading = readingOf(one);
    if (typeof reading === 'string') return reading;
    if (reading) readings.push(reading);
    else unsound += 1;
  }
  return unsound > 0 && readings.length === 0 ? 'BAD_READING' : readings;
}

/** Null of what no sensor measures, beside which others may be right. */
function readingOf(sent: unknown): DecodedReading | EnvelopeFault | null {
  const feature = featureOf(fieldOf(sent, 'feature'));
  const level = wholeNumber(fieldOf(sent, 'level') ?? 0, highestLevel);
  const number = numericValue(fieldOf(sent, 'value'));
  if (feature === null || level === null || number === null) return 'BAD_READING';
  const value = soundValue(feature, number);
  if (value === null) return null;
  const time = fieldOf(sent, 'time') ?? null;
  if (time === null) return { feature, level, value };
  const at = instantOf(time);
  return at ? { feature, level, value, at: at.getTime() / 1000 } : 'BAD_TIME';
}

function featureOf(value: unknown): SensorFeature | null {
  return typeof value === 'string' && Object.hasOwn(sensorFeatureFacts, value) ? (value as SensorFeature) : null;
}

/** Tells messages of one device and one time apart (FNV-1a, 32 bits). */
function fingerprint(content: readonly DecodedReading[] | JsonObject | null): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(content)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
