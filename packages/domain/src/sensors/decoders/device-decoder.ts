import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { measured, type DecodedReading } from '../reading.ts';

/** What a single device has been measured to do; what is not known of it is what its maker says of all. */
export interface DeviceCalibration {
  /** Millimetres of rain for each tip of the bucket. */
  readonly rainResolution?: number | null;
  /** Metres per second for each hertz of an anemometer, and at standstill. */
  readonly windSlope?: number | null;
  readonly windOffset?: number | null;
}

export interface DecodeRequest {
  readonly deviceType: DeviceType;
  /** Null where the network knows none. */
  readonly port: number | null;
  readonly payload: Uint8Array;
  readonly calibration: DeviceCalibration | null;
}

/**
 * TOO_SHORT is the beginning of a message that goes on; UNKNOWN_LAYOUT what none of the devices of a type sends, also by its
 * port; NO_DECODER a type whose devices send what only their maker can read.
 */
export type DecodeFault = 'TOO_SHORT' | 'UNKNOWN_LAYOUT' | 'NO_DECODER';

export type DecodeAnswer =
  | { readonly ok: true; readonly readings: readonly DecodedReading[] }
  | { readonly ok: false; readonly reason: DecodeFault };

/** One maker's devices. */
export interface DeviceDecoder {
  readonly hasDevicesOf: (deviceType: DeviceType) => boolean;
  /** Whether a payload is one of this maker's, by its port and its first bytes, whole or not. */
  readonly recognises: (request: DecodeRequest) => boolean;
  readonly decode: (request: DecodeRequest) => DecodeAnswer;
}

export const tooShort: DecodeAnswer = { ok: false, reason: 'TOO_SHORT' };
export const unknownLayout: DecodeAnswer = { ok: false, reason: 'UNKNOWN_LAYOUT' };

/** The earliest second that a device may have a clock of: 2010. */
export const earliestSecond = 1_262_304_000;

/** Readings of an old record, and the second that it tells; of one without a clock nobody knows when they were. */
export function readingsAt(at: number, readings: readonly DecodedReading[]): DecodedReading[] {
  return at < earliestSecond ? [] : readings.map((reading) => ({ ...reading, at }));
}

/** Degrees from north; null for what is no direction. */
export function direction(degrees: number | null): number | null {
  return degrees !== null && degrees >= 0 && degrees <= 360 ? degrees : null;
}

/** A counter of rain, of which it is known after how many steps of how many millimetres it begins anew. */
export function rainCounter(steps: number | null, resolution: number, range: number, level = 0): DecodedReading[] {
  const counter = { range: Math.round(range * resolution * 1e6) / 1e6 };
  return measured('RAINFALL', level, steps === null ? null : steps * resolution, { counter });
}

/** Millimetres of one tip of the bucket: the device's own, or its maker's. */
export function rainResolution(calibration: DeviceCalibration | null, ofMaker: number): number {
  const own = calibration?.rainResolution ?? ofMaker;
  return own > 0 && own <= 10 ? own : ofMaker;
}
