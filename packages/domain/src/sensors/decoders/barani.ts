import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { measured, type DecodedReading } from '../reading.ts';
import { BitReader } from './bits.ts';
import { baraniWindFrequencies, baraniWindSpeeds, baraniWindSpeedsOld } from './barani-wind.ts';
import {
  rainCounter,
  rainResolution,
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceCalibration,
  type DeviceDecoder,
} from './device-decoder.ts';

/** A message of one length; null where its bits are those of another one. */
type BaraniLayout = (bits: BitReader, calibration: DeviceCalibration | null) => DecodedReading[] | null;

const millimetresOfClick = 0.2;
const typeOfHelix = 1;

/** MeteoHelix IoT Pro, 11 bytes. Lowest and highest values of the interval stand beside, and are left out. */
const helix: BaraniLayout = (bits, calibration) => {
  if (bits.take(2) !== typeOfHelix) return null;
  const voltage = scaled(bits.takeUnlessAllOnes(5), 0.05, 3);
  const temperature = scaled(bits.takeUnlessAllOnes(11), 0.1, -100);
  bits.skip(6 + 6);
  const humidity = scaled(bits.takeUnlessAllOnes(9), 0.2, 0);
  const pressure = scaled(bits.takeUnlessAllOnes(14), 0.05, 500);
  const irradiation = scaled(bits.takeUnlessAllOnes(10), 2, 0);
  bits.skip(9);
  return [
    ...air(temperature, humidity, pressure, irradiation),
    ...rainCounter(bits.takeUnlessAllOnes(8), rainResolution(calibration, millimetresOfClick), 256),
    ...measured('VOLTAGE', 0, voltage),
  ];
};

/** MeteoHelix of 2026, 16 bytes; its voltage comes in turns with the index, one bit at a time, and is left out. */
const helixOf2026: BaraniLayout = (bits, calibration) => {
  bits.skip(8 + 1);
  const temperature = scaled(bits.takeUnlessAllOnes(14), 0.01, -50);
  bits.skip(8 + 8);
  const humidity = scaled(bits.takeUnlessAllOnes(9), 0.2, 0);
  const pressure = scaled(bits.takeUnlessAllOnes(15), 0.025, 300);
  const irradiation = bits.takeUnlessAllOnes(11);
  bits.skip(10 + 10);
  const clicks = bits.takeUnlessAllOnes(12);
  bits.skip(10);
  const correction = bits.takeUnlessAllOnes(10);
  return [
    ...air(temperature, humidity, pressure, irradiation),
    ...correctedRain(clicks, correction, 1024, rainResolution(calibration, millimetresOfClick)),
  ];
};

/** MeteoRain, 6 bytes. */
const rain: BaraniLayout = (bits, calibration) => {
  bits.skip(8);
  const voltage = scaled(bits.takeUnlessAllOnes(5), 0.05, 3);
  const clicks = bits.takeUnlessAllOnes(12);
  bits.skip(8 + 1 + 1);
  const correction = bits.takeUnlessAllOnes(12);
  return [
    ...correctedRain(clicks, correction, 4096, rainResolution(calibration, millimetresOfClick)),
    ...measured('VOLTAGE', 0, voltage),
  ];
};

const layoutsOfType: Partial<Record<DeviceType, Readonly<Record<number, BaraniLayout>>>> = {
  METEO_BARANI_HELIX: { 11: helix, 16: helixOf2026 },
  METEO_BARANI_RAIN: { 6: rain },
  METEO_BARANI_WIND: { 10: baraniWindSpeeds, 12: baraniWindFrequencies },
  METEO_BARANI_WIND_FW1: { 9: baraniWindSpeedsOld },
};

/** On LoRaWAN; on Sigfox there are no ports. */
const port = 1;

/** Open message formats of Barani (baranidesign.com): fields of any width, the highest bit first, all ones for no value. */
export const baraniDecoder: DeviceDecoder = {
  hasDevicesOf: (deviceType) => layoutsOfType[deviceType] !== undefined,
  recognises: (request) =>
    layoutsOfType[request.deviceType] !== undefined && (request.port === port || request.port === null),
  decode: decodeFrame,
};

function decodeFrame({ deviceType, payload, calibration }: DecodeRequest): DecodeAnswer {
  const layouts = layoutsOfType[deviceType] ?? {};
  const readings = layouts[payload.length]?.(new BitReader(payload), calibration);
  if (readings) return { ok: true, readings };
  return payload.length < Math.min(...Object.keys(layouts).map(Number)) ? tooShort : unknownLayout;
}

function scaled(value: number | null, step: number, lowest: number): number | null {
  return value === null ? null : value * step + lowest;
}

function air(
  temperature: number | null,
  humidity: number | null,
  pressure: number | null,
  irradiation: number | null,
): DecodedReading[] {
  return [
    ...measured('TEMPERATURE', 0, temperature),
    ...measured('HUMIDITY', 0, humidity),
    ...measured('PRESSURE', 0, pressure),
    ...measured('IRRADIATION', 0, irradiation),
  ];
}

/**
 * Two counters: of clicks, and of hundredths of clicks that heavy rain adds to them. They begin anew each for itself, so
 * their sum is no counter; what has fallen is the sum of their increments.
 */
function correctedRain(
  clicks: number | null,
  correction: number | null,
  correctionRange: number,
  resolution: number,
): DecodedReading[] {
  return [...rainCounter(clicks, resolution, 4096), ...rainCounter(correction, resolution / 100, correctionRange, 1)];
}
