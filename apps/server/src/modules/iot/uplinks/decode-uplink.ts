import { decodePayload } from '@brazda/domain/sensors/decoders/decode.ts';
import type { Envelope } from '@brazda/domain/sensors/envelopes/envelope.ts';
import { mapFields } from '@brazda/domain/sensors/field-mapping.ts';
import { measured, type DecodedReading } from '@brazda/domain/sensors/reading.ts';
import type { KnownNode } from './messages.repository.ts';

export type Decoded =
  | { readonly state: 'READ'; readonly readings: readonly DecodedReading[] }
  | { readonly state: 'UNREADABLE'; readonly reason: string };

/** Reads the values of a message: those that it says itself, those of its fields as the farm maps them, or those of its bytes. */
export function decodeUplink(envelope: Envelope, node: KnownNode): Decoded {
  const battery = batteryOf(envelope);
  if (envelope.readings) return { state: 'READ', readings: [...envelope.readings, ...battery] };
  if (node.fieldMapping.length > 0 && envelope.object)
    return { state: 'READ', readings: [...mapFields(envelope.object, node.fieldMapping), ...battery] };
  if (isOfRadioAlone(envelope) || (!envelope.payload && battery.length > 0))
    return { state: 'READ', readings: battery };
  if (!envelope.payload) return unreadable('NO_PAYLOAD');
  if (!node.deviceType) return unreadable('NO_DEVICE_TYPE');
  const decoded = decodePayload({
    deviceType: node.deviceType,
    port: envelope.port,
    payload: envelope.payload,
    calibration: node,
  });
  return decoded.ok ? { state: 'READ', readings: [...decoded.readings, ...battery] } : unreadable(decoded.reason);
}

/** Whether a device only told its network how it hears it: without a port, or at port 0 (LoRaWAN 1.0.4, 4.3.2). */
function isOfRadioAlone({ networkType, port, payload }: Envelope): boolean {
  const isLoRaWan = networkType === 'CHIRPSTACK' || networkType === 'THINGS_STACK';
  return isLoRaWan && (port === 0 || (port === null && !payload));
}

function unreadable(reason: string): Decoded {
  return { state: 'UNREADABLE', reason };
}

function batteryOf({ batteryPercent }: Envelope): readonly DecodedReading[] {
  return measured('BATTERY', 0, batteryPercent);
}
