import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { bytesOfHex } from '../envelopes/payload-bytes.ts';
import type { DecodedReading } from '../reading.ts';
import { decodePayload } from './decode.ts';
import type { DeviceCalibration } from './device-decoder.ts';

interface Message {
  readonly deviceType: DeviceType;
  readonly port: number | null;
  readonly hex: string;
  readonly calibration?: DeviceCalibration;
}

/** The readings of a payload, or why it has none. */
export function decoded({ hex, calibration = {}, ...message }: Message): readonly DecodedReading[] | string {
  const payload = bytesOfHex(hex.replaceAll(' ', '')) ?? new Uint8Array();
  const answer = decodePayload({ ...message, payload, calibration });
  return answer.ok ? answer.readings : answer.reason;
}

/** Their values by feature and level, as `WIND_SPEED 1`. */
export function values(message: Message): Readonly<Record<string, number>> | string {
  const readings = decoded(message);
  if (typeof readings === 'string') return readings;
  return Object.fromEntries(readings.map(({ feature, level, value }) => [`${feature} ${level}`, value]));
}
