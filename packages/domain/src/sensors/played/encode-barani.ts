import { BitWriter } from './bit-writer.ts';
import type { PlayedWeather } from './weather.ts';

const millimetresOfClick = 0.2;
const typeOfHelix = 1;

type Air = Pick<PlayedWeather, 'temperature' | 'humidity' | 'pressure' | 'irradiation' | 'rain'>;
type Wind = Pick<PlayedWeather, 'windSpeed' | 'windGust' | 'windDirection'>;

/** MeteoHelix IoT Pro, 11 bytes; the extremes of its interval are told as those of the moment. */
export function encodeHelix({ temperature, humidity, pressure, irradiation, rain }: Air, voltage: number): Uint8Array {
  return new BitWriter()
    .put(2, typeOfHelix)
    .put(5, voltageSteps(voltage))
    .put(11, (temperature + 100) / 0.1)
    .put(6, 0)
    .put(6, 0)
    .put(9, humidity / 0.2)
    .put(14, (pressure - 500) / 0.05)
    .put(10, irradiation / 2)
    .put(9, 0)
    .put(8, turning(rain / millimetresOfClick, 256))
    .put(8, null)
    .bytes();
}

/** MeteoRain, 6 bytes; no correction of heavy rain. */
export function encodeRain(rain: number, voltage: number, index: number): Uint8Array {
  return new BitWriter()
    .put(8, turning(index, 256))
    .put(5, voltageSteps(voltage))
    .put(12, turning(rain / millimetresOfClick, 4096))
    .put(8, null)
    .put(1, 1)
    .put(1, 0)
    .put(12, 0)
    .put(1, 0)
    .bytes();
}

/** MeteoWind IoT Pro of 2022, 10 bytes. */
export function encodeWind({ windSpeed, windGust, windDirection }: Wind, voltage: number, index: number): Uint8Array {
  const mean = Math.round(windSpeed * 10);
  return new BitWriter()
    .put(8, turning(index, 256))
    .put(3, Math.min(6, (voltage - 3) / 0.2))
    .put(9, mean)
    .put(9, windGust * 10 - mean)
    .put(9, mean / 2)
    .put(8, windSpeed * 2)
    .put(9, windDirection)
    .put(9, windDirection)
    .put(7, 12)
    .put(7, null)
    .put(1, 0)
    .put(1, 0)
    .bytes();
}

function voltageSteps(voltage: number): number {
  return Math.min(30, (voltage - 3) / 0.05);
}

/** A counter that begins anew after so many. */
function turning(count: number, range: number): number {
  return Math.floor(count) % range;
}
