import { measured, type DecodedReading } from '../reading.ts';
import type { BitReader } from './bits.ts';
import { direction, type DeviceCalibration } from './device-decoder.ts';

/** MeteoWind IoT Pro until 2021, 9 bytes; the highest speed is told as more than the mean one. Tenths of m/s. */
export function baraniWindSpeedsOld(bits: BitReader): DecodedReading[] {
  bits.skip(2);
  const voltage = bits.takeUnlessAllOnes(5);
  const mean = bits.takeUnlessAllOnes(9);
  const gust = sumOf(mean, bits.takeUnlessAllOnes(9));
  bits.skip(9);
  return [
    ...wind(tenths(mean), direction(bits.takeUnlessAllOnes(9)), tenths(gust)),
    ...measured('VOLTAGE', 0, voltage === null ? null : voltage * 0.05 + 3),
  ];
}

/** Since 2022, 10 bytes; the gust is the highest mean of three seconds. */
export function baraniWindSpeeds(bits: BitReader): DecodedReading[] {
  bits.skip(8);
  const voltage = bits.takeUnlessAllOnes(3);
  const mean = bits.takeUnlessAllOnes(9);
  const gust = sumOf(mean, bits.takeUnlessAllOnes(9));
  bits.skip(9 + 8);
  return [
    ...wind(tenths(mean), direction(bits.takeUnlessAllOnes(9)), tenths(gust)),
    ...measured('VOLTAGE', 0, voltage === null ? null : voltage * 0.2 + 3),
  ];
}

/**
 * Since 2023, 12 bytes: how often the anemometer turns, which only its own calibration makes a speed. Fiftieths of hertz,
 * and above them tenths. The voltage comes in turns with the index, one bit at a time, and is left out.
 */
export function baraniWindFrequencies(bits: BitReader, calibration: DeviceCalibration | null): DecodedReading[] {
  bits.skip(8 + 1);
  const mean = bits.takeUnlessAllOnes(12);
  const meanHertz = mean === null ? null : mean / 50;
  const above = bits.takeUnlessAllOnes(9);
  const gustHertz = sumOf(meanHertz, above === null ? null : above / 10);
  bits.skip(8 + 9 + 8);
  const degrees = direction(bits.takeUnlessAllOnes(9));
  return wind(speedOf(meanHertz, calibration), degrees, speedOf(gustHertz, calibration));
}

/** Metres per second; an anemometer that stands still measures none, whatever its offset. */
function speedOf(hertz: number | null, calibration: DeviceCalibration | null): number | null {
  const slope = calibration?.windSlope ?? null;
  if (hertz === null || slope === null) return null;
  return hertz === 0 ? 0 : hertz * slope + (calibration?.windOffset ?? 0);
}

function wind(speed: number | null, degrees: number | null, gust: number | null): DecodedReading[] {
  return [
    ...measured('WIND_SPEED', 1, speed),
    ...measured('WIND_DIRECTION', 1, degrees),
    ...measured('WIND_GUST', 3, gust),
  ];
}

function sumOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

function tenths(value: number | null): number | null {
  return value === null ? null : value / 10;
}
