import { measured, type DecodedReading } from '../reading.ts';
import { direction, rainCounter, rainResolution, type DeviceCalibration } from './device-decoder.ts';

/** A device of which the first block is its sensor's, and the second its battery's. */
export interface DecentlabModel {
  readonly sensorWords: number;
  /** Tells it from other devices of the same type with as many words. */
  readonly isOf?: (words: readonly number[]) => boolean;
  readonly readings: (words: readonly number[], calibration: DeviceCalibration | null) => DecodedReading[];
}

const zero = 32_768;
const allOnes = 65_535;

/** A word of a signed value; the lowest one stands for none (-327.68), and the highest is out of every range. */
function signed(words: readonly number[], at: number, divisor: number): number | null {
  const word = words[at] ?? 0;
  return word === 0 || word === allOnes ? null : (word - zero) / divisor;
}

function counted(words: readonly number[], at: number): number | null {
  const word = words[at] ?? allOnes;
  return word === allOnes ? null : word;
}

function doubleWord(words: readonly number[], at: number): number {
  return (words[at] ?? 0) + (words[at + 1] ?? 0) * 65_536;
}

function applied(value: number | null, formula: (value: number) => number): number | null {
  return value === null ? null : formula(value);
}

/** Percent of volume by the count of TEROS 11 and 12 in mineral soil; a probe that does not answer counts nothing. */
function terosMoisture(words: readonly number[]): number | null {
  return applied(counted(words, 0) || null, (count) => ((count / 10) * 0.0003879 - 0.6956) * 100);
}

/** Percent of volume by the permittivity of 5TM (Topp). */
function toppMoisture(permittivity: number): number {
  return (0.0000043 * permittivity ** 3 - 0.00055 * permittivity ** 2 + 0.0292 * permittivity - 0.053) * 100;
}

/** Percent of volume by the millivolts of 10HS in mineral soil. */
function capacitanceMoisture(millivolts: number): number {
  return (2.97e-9 * millivolts ** 3 - 7.37e-6 * millivolts ** 2 + 6.69e-3 * millivolts - 1.92) * 100;
}

export const trs21: DecentlabModel = {
  sensorWords: 2,
  readings: (words) => [
    ...measured(
      'SOIL_WATER_POTENTIAL',
      0,
      applied(counted(words, 0), (word) => -word / 10),
    ),
    ...measured('SOIL_TEMPERATURE', 0, signed(words, 1, 10)),
  ],
};

export const trs12: DecentlabModel = {
  sensorWords: 3,
  readings: (words) => [
    ...measured('SOIL_MOISTURE', 0, terosMoisture(words)),
    ...measured('SOIL_TEMPERATURE', 0, signed(words, 1, 10)),
    ...measured(
      'CONDUCTIVITY',
      0,
      applied(counted(words, 2), (word) => word / 1000),
    ),
  ],
};

// What devices of the type SOIL_V2 measure in the soil is their temperature: TRS11, 5TM, 10HS, SMTP.

/** Of 5TM both words are small: fifty for each unit of permittivity, and the temperature above -40 °C in tenths. */
function isOf5tm(words: readonly number[]): boolean {
  return words.every((word) => word < 0x1000);
}

export const trs11: DecentlabModel = {
  sensorWords: 2,
  isOf: (words) => !isOf5tm(words) && (words[0] ?? 0) >= 0x2000,
  readings: (words) => [
    ...measured('SOIL_MOISTURE', 0, terosMoisture(words)),
    ...measured('TEMPERATURE', 0, signed(words, 1, 10)),
  ],
};

export const fiveTm: DecentlabModel = {
  sensorWords: 2,
  isOf: isOf5tm,
  readings: (words) => [
    ...measured(
      'SOIL_MOISTURE',
      0,
      applied(counted(words, 0), (word) => toppMoisture(word / 50)),
    ),
    ...measured(
      'TEMPERATURE',
      0,
      applied(counted(words, 1), (word) => (word - 400) / 10),
    ),
  ],
};

export const tenHs: DecentlabModel = {
  sensorWords: 1,
  readings: (words) => measured('SOIL_MOISTURE', 0, applied(signed(words, 0, zero / 3000), capacitanceMoisture)),
};

/** Eight depths from the top; a depth that the probe does not have says -5 % and -327.68 °C. */
export const smtp: DecentlabModel = {
  sensorWords: 16,
  readings: (words) =>
    Array.from({ length: 8 }, (_, depth) => [
      ...measured(
        'SOIL_MOISTURE',
        depth + 1,
        applied(counted(words, 2 * depth) || null, (word) => (word - 2500) / 500),
      ),
      ...measured('TEMPERATURE', depth + 1, signed(words, 2 * depth + 1, 100)),
    ]).flat(),
};

export const tp: DecentlabModel = {
  sensorWords: 16,
  readings: (words) => words.flatMap((_, at) => measured('STORAGE_TEMPERATURE', at + 1, signed(words, at, 100))),
};

export const sht35: DecentlabModel = {
  sensorWords: 2,
  readings: (words) => [
    ...measured(
      'TEMPERATURE',
      0,
      applied(counted(words, 0), (word) => (175 * word) / allOnes - 45),
    ),
    // All ones are a humidity of 100 %, as in fog.
    ...measured('HUMIDITY', 0, (100 * (words[1] ?? 0)) / allOnes),
  ],
};

export const ds18: DecentlabModel = {
  sensorWords: 1,
  readings: (words) => measured('TEMPERATURE', 0, signed(words, 0, 16)),
};

export const pyr: DecentlabModel = {
  sensorWords: 1,
  readings: (words) => measured('IRRADIATION', 0, signed(words, 0, zero / 15_000)),
};

/** From 0, dry, to 20, wet. */
export const lws: DecentlabModel = {
  sensorWords: 2,
  readings: (words) => measured('LEAF_WETNESS', 0, (doubleWord(words, 0) / 8_388_608 - 1) * 20),
};

export const gmm: DecentlabModel = {
  sensorWords: 7,
  readings: (words) => [
    ...measured('TEMPERATURE', 0, signed(words, 1, 100)),
    ...measured('HUMIDITY', 0, signed(words, 2, 10)),
    ...measured('PRESSURE', 0, signed(words, 4, 10)),
  ],
};

export const atm22: DecentlabModel = {
  sensorWords: 8,
  readings: (words) => [...wind(words, 0), ...measured('TEMPERATURE', 0, signed(words, 3, 10))],
};

/** Tells the rain since its last message. */
export const atm41: DecentlabModel = {
  sensorWords: 17,
  isOf: (words) => !isOfSecondGeneration(words),
  readings: (words) => [
    ...measured('IRRADIATION', 0, signed(words, 0, 1)),
    ...measured('RAINFALL', 0, signed(words, 1, 1000), { aggregation: 'SUM' }),
    ...weather(words),
  ],
};

/** Tells the rain since its last message, too; but the counter, in thousandths, survives messages that are lost. */
export const atm41SecondGeneration: DecentlabModel = {
  sensorWords: 17,
  isOf: isOfSecondGeneration,
  readings: (words) => [
    ...measured('IRRADIATION', 0, signed(words, 0, 10)),
    ...rainCounter(doubleWord(words, 15), 0.001, 2 ** 32),
    ...weather(words),
  ],
};

/** Of the first one, rain and eastern wind are signed, so above the middle; here they are rain and the counter's high word. */
function isOfSecondGeneration(words: readonly number[]): boolean {
  return (words[1] ?? 0) < zero && (words[16] ?? 0) < zero / 2;
}

export const tbrg: DecentlabModel = {
  sensorWords: 4,
  readings: (words, calibration) => rainCounter(doubleWord(words, 2), rainResolution(calibration, 0.1), 2 ** 32),
};

function wind(words: readonly number[], at: number): DecodedReading[] {
  return [
    ...measured('WIND_SPEED', 1, signed(words, at, 100)),
    ...measured('WIND_DIRECTION', 1, direction(signed(words, at + 1, 10))),
    ...measured('WIND_GUST', 3, signed(words, at + 2, 100)),
  ];
}

function weather(words: readonly number[]): DecodedReading[] {
  return [
    ...wind(words, 4),
    ...measured('TEMPERATURE', 0, signed(words, 7, 10)),
    ...measured('PRESSURE', 0, signed(words, 9, 10)),
    ...measured('HUMIDITY', 0, signed(words, 10, 10)),
  ];
}
