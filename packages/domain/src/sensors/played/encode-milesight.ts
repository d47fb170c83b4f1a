import type { PlayedWeather } from './weather.ts';

/** A value of so many bytes, the lowest first. */
type Field = readonly [bytes: 1 | 2 | 4, value: number];

function little(...fields: readonly Field[]): number[] {
  return fields.flatMap(([bytes, value]) => {
    const whole = Math.round(value);
    return Array.from({ length: bytes }, (_, at) => Math.floor(whole / 256 ** at) & 0xff);
  });
}

function battery(percent: number): number[] {
  return [0x01, 0x75, ...little([1, percent])];
}

type Air = Pick<PlayedWeather, 'temperature' | 'humidity'>;

/** EM300-TH. */
export function encodeThermometer({ temperature, humidity }: Air, percent: number): Uint8Array {
  const air = [0x03, 0x67, ...little([2, temperature * 10]), 0x04, 0x68, ...little([1, humidity * 2])];
  return Uint8Array.from([...battery(percent), ...air]);
}

/** What an EM300-TH has kept while nobody heard it, with the second of each. */
export function encodeKeptAir(kept: readonly { readonly second: number; readonly air: Air }[]): Uint8Array {
  return Uint8Array.from(
    kept.flatMap(({ second, air: { temperature, humidity } }) => [
      ...[0x20, 0xce],
      ...little([4, second], [2, temperature * 10], [2, humidity * 2]),
    ]),
  );
}

type Soil = Pick<PlayedWeather, 'soilTemperature' | 'soilMoisture' | 'conductivity'>;

/** EM500-SMTC. */
export function encodeSoil({ soilTemperature, soilMoisture, conductivity }: Soil, percent: number): Uint8Array {
  const soil = [
    ...[0x03, 0x67, ...little([2, soilTemperature * 10])],
    ...[0x04, 0xca, ...little([2, soilMoisture * 100])],
    ...[0x05, 0x7f, ...little([2, conductivity * 1000])],
  ];
  return Uint8Array.from([...battery(percent), ...soil]);
}

type Weather = Air & Pick<PlayedWeather, 'pressure' | 'windSpeed' | 'windDirection' | 'rain'>;

/** WTS506, whose rain is a counter of hundredths of a millimetre that four bytes hold. */
export function encodeStation(weather: Weather, percent: number): Uint8Array {
  const { temperature, humidity, pressure, windSpeed, windDirection, rain } = weather;
  return Uint8Array.from([
    ...battery(percent),
    ...[0x03, 0x67, ...little([2, temperature * 10])],
    ...[0x04, 0x68, ...little([1, humidity * 2])],
    ...[0x05, 0x84, ...little([2, windDirection * 10])],
    ...[0x06, 0x73, ...little([2, pressure * 10])],
    ...[0x07, 0x92, ...little([2, windSpeed * 10])],
    ...[0x08, 0xec, ...little([4, Math.floor(rain * 100)]), 0],
  ]);
}
