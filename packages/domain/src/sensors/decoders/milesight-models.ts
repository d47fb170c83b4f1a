import type { SensorFeature } from '../../enumerations/sensor.ts';
import { measured, type DecodedReading } from '../reading.ts';
import { direction, rainCounter, rainResolution, readingsAt, type DeviceCalibration } from './device-decoder.ts';

/** What follows one channel and type: how many bytes, and what they say. */
export interface MilesightRecord {
  readonly bytes: number;
  readonly readings?: (view: DataView, calibration: DeviceCalibration | null) => DecodedReading[];
  /** Whether it says that the probe did not answer; `PERHAPS` where its value may be one that was measured too. */
  readonly silence?: (view: DataView) => Silence | null;
}

export type Silence = 'SURELY' | 'PERHAPS';

/** Records of one device by channel and type, as `0x0367`. */
export type MilesightModel = ReadonlyMap<number, MilesightRecord>;

type Pairs = readonly (readonly [number, MilesightRecord])[];

/** What all devices say of themselves when they join. */
const attributes: Pairs = [
  [0xff01, { bytes: 1 }],
  [0xff09, { bytes: 2 }],
  [0xff0a, { bytes: 2 }],
  [0xff0b, { bytes: 1 }],
  [0xff0f, { bytes: 1 }],
  [0xff16, { bytes: 8 }],
  [0xfffe, { bytes: 1 }],
  [0xffff, { bytes: 2 }],
];

function unsigned16(view: DataView, at: number, divisor: number): number | null {
  const value = view.getUint16(at, true);
  return value === 0xffff ? null : value / divisor;
}

function unsigned32(view: DataView, at: number): number | null {
  const value = view.getUint32(at, true);
  return value === 0xffff_ffff ? null : value;
}

/** °C of tenths; the lowest and the highest word are of no thermometer. */
function celsius(view: DataView, at: number): number | null {
  const value = view.getInt16(at, true);
  return value === 0x7fff || value === -0x8000 ? null : value / 10;
}

/** Percent of halves. */
function percentOfHalves(view: DataView, at: number): number | null {
  const value = view.getUint8(at);
  return value <= 200 ? value / 2 : null;
}

/** Readings of an old record, which begins with its second. */
function ofThePast(view: DataView, readings: readonly DecodedReading[]): DecodedReading[] {
  return readingsAt(unsigned32(view, 0) ?? 0, readings);
}

const battery: Pairs = [
  [
    0x0175,
    {
      bytes: 1,
      readings: (view) => measured('BATTERY', 0, view.getUint8(0) <= 100 ? view.getUint8(0) : null),
    },
  ],
];

function temperature(feature: SensorFeature, level: number): Pairs {
  const readings = (view: DataView): DecodedReading[] => measured(feature, level, celsius(view, 0));
  return [
    [0x0367, { bytes: 2, readings }],
    // Of thresholds that were passed, and of changes that were too quick.
    [0x8367, { bytes: 3, readings }],
    [0x83d7, { bytes: 5, readings }],
    [0x9367, { bytes: 5, readings }],
    [0x93d7, { bytes: 5, readings }],
  ];
}

const humidity: Pairs = [[0x0468, { bytes: 1, readings: (view) => measured('HUMIDITY', 0, percentOfHalves(view, 0)) }]];

function airAt(view: DataView, at: number): DecodedReading[] {
  return [...measured('TEMPERATURE', 0, celsius(view, at)), ...measured('HUMIDITY', 0, percentOfHalves(view, at + 2))];
}

function modelOf(...records: readonly Pairs[]): MilesightModel {
  return new Map([...attributes, ...battery, ...records.flat()]);
}

function airProbe(bytesOfPast: number): MilesightModel {
  return modelOf(temperature('TEMPERATURE', 0), humidity, [
    [0x20ce, { bytes: bytesOfPast, readings: (view) => ofThePast(view, airAt(view, 4)) }],
  ]);
}

/** EM300-TH, and EM320-TH, whose old records are a byte shorter. */
export const airProbes: readonly MilesightModel[] = [airProbe(8), airProbe(7)];

/** EM500-PT100, in the air or in a heap of grain. */
export function thermometer(feature: SensorFeature, level: number): MilesightModel {
  return modelOf(temperature(feature, level), [
    [0x20ce, { bytes: 6, readings: (view) => ofThePast(view, measured(feature, level, celsius(view, 4))) }],
    [0xff1b, { bytes: 5 }],
  ]);
}

const pulseInput = 2;

function pulses(view: DataView, at: number, calibration: DeviceCalibration | null): DecodedReading[] {
  return rainCounter(unsigned32(view, at), rainResolution(calibration, 0.2), 2 ** 32);
}

/** EM300-DI, whose pulses are a rain gauge's. Water that the device has computed itself is left out. */
export const pulseCounter: MilesightModel = modelOf(temperature('TEMPERATURE', 0), humidity, [
  [0x0500, { bytes: 1 }],
  [0x8500, { bytes: 2 }],
  [0x05c8, { bytes: 4, readings: (view, calibration) => pulses(view, 0, calibration) }],
  [0x05e1, { bytes: 8 }],
  [0x85e1, { bytes: 9 }],
  [
    0x20ce,
    {
      bytes: 13,
      readings: (view, calibration) => {
        const ofGauge = view.getUint8(7) === pulseInput ? pulses(view, 9, calibration) : [];
        return ofThePast(view, [...airAt(view, 4), ...ofGauge]);
      },
    },
  ],
  [0x21ce, { bytes: 18, readings: (view) => ofThePast(view, airAt(view, 4)) }],
]);

/** What the EM500-SMTC says in place of a value: nothing could be read, or more than can be. */
function isSilent(view: DataView, at: number): boolean {
  return [0xffff, 0xfffd].includes(view.getUint16(at, true));
}

function ofSoil(view: DataView, at: number, divisor: number): number | null {
  return isSilent(view, at) ? null : view.getUint16(at, true) / divisor;
}

/** Percent of hundredths, as the maker's decoder says; its manual of one firmware says tenths. */
function soilMoisture(view: DataView, at: number): DecodedReading[] {
  return measured('SOIL_MOISTURE', 0, ofSoil(view, at, 100));
}

/** µS/cm. */
function conductivity(view: DataView, at: number): DecodedReading[] {
  return measured('CONDUCTIVITY', 0, ofSoil(view, at, 1000));
}

const surely = (view: DataView): Silence | null => (isSilent(view, 0) ? 'SURELY' : null);

/** EM500-SMTC. The words for no temperature are those of -0.1 and -0.3 °C, which soil has all winter. */
export function soilProbe(temperatureFeature: SensorFeature): MilesightModel {
  const warmth = temperature(temperatureFeature, 0).map(
    ([key, record]) =>
      [key, { ...record, silence: (view: DataView) => (isSilent(view, 0) ? 'PERHAPS' : null) }] as const,
  );
  return modelOf(warmth, [
    [0x0468, { bytes: 1, readings: (view) => measured('SOIL_MOISTURE', 0, percentOfHalves(view, 0)) }],
    [0x04ca, { bytes: 2, readings: (view) => soilMoisture(view, 0), silence: surely }],
    [0x057f, { bytes: 2, readings: (view) => conductivity(view, 0), silence: surely }],
    [0x20ce, { bytes: 10, readings: (view) => ofThePast(view, soilOfThePast(view, temperatureFeature)) }],
  ]);
}

function soilOfThePast(view: DataView, temperatureFeature: SensorFeature): DecodedReading[] {
  const hasAnswered = !isSilent(view, 4) && !isSilent(view, 8);
  const degrees = hasAnswered || !isSilent(view, 6) ? celsius(view, 6) : null;
  return [...soilMoisture(view, 8), ...measured(temperatureFeature, 0, degrees), ...conductivity(view, 4)];
}

function windDirection(view: DataView, at: number): DecodedReading[] {
  return measured('WIND_DIRECTION', 1, direction(unsigned16(view, at, 10)));
}

function pressure(view: DataView, at = 0): DecodedReading[] {
  return measured('PRESSURE', 0, unsigned16(view, at, 10));
}

function windSpeed(view: DataView, at = 0): DecodedReading[] {
  return measured('WIND_SPEED', 1, unsigned16(view, at, 10));
}

/** All rain since the beginning, in hundredths of a millimetre; of two bytes until version 2 of the firmware. */
function rainOfTwoBytes(view: DataView, at: number): DecodedReading[] {
  return rainCounter(unsigned16(view, at, 1), 0.01, 2 ** 16);
}

function rainOfFourBytes(view: DataView, at: number): DecodedReading[] {
  return rainCounter(unsigned32(view, at), 0.01, 2 ** 32);
}

function weatherOfThePast(view: DataView, rain: DecodedReading[]): DecodedReading[] {
  return ofThePast(view, [
    ...airAt(view, 4),
    ...pressure(view, 7),
    ...windDirection(view, 9),
    ...windSpeed(view, 11),
    ...rain,
  ]);
}

/** WTS506. */
export const weatherStation: MilesightModel = modelOf(temperature('TEMPERATURE', 0), humidity, [
  [0x0584, { bytes: 2, readings: (view) => windDirection(view, 0) }],
  [0x0673, { bytes: 2, readings: (view) => pressure(view) }],
  [0x8673, { bytes: 3, readings: (view) => pressure(view) }],
  [0x0792, { bytes: 2, readings: (view) => windSpeed(view) }],
  [0x8792, { bytes: 3, readings: (view) => windSpeed(view) }],
  [0x0877, { bytes: 3, readings: (view) => rainOfTwoBytes(view, 0) }],
  [0x08ec, { bytes: 5, readings: (view) => rainOfFourBytes(view, 0) }],
  [0x88ec, { bytes: 6, readings: (view) => rainOfFourBytes(view, 0) }],
  [0x20ce, { bytes: 15, readings: (view) => weatherOfThePast(view, rainOfTwoBytes(view, 13)) }],
  [0x21ce, { bytes: 17, readings: (view) => weatherOfThePast(view, rainOfFourBytes(view, 13)) }],
]);

/** 0 closed, 1 open. */
function valve(level: number): MilesightRecord {
  const state = (view: DataView): number | null => (view.getUint8(0) <= 1 ? view.getUint8(0) : null);
  return { bytes: 1, readings: (view) => measured('VALVE', level, state(view)) };
}

/** UC511 and UC512. Pulses, pressure in the pipe and what happened in the past are of no feature. */
export const valveController: MilesightModel = modelOf([
  [0x0301, valve(1)],
  [0x04c8, { bytes: 4 }],
  [0x0501, valve(2)],
  [0x06c8, { bytes: 4 }],
  [0x0701, { bytes: 1 }],
  [0x0801, { bytes: 1 }],
  [0x097b, { bytes: 2 }],
  [0xb97b, { bytes: 1 }],
  [0x0bf5, { bytes: 9 }],
  [0x0eaf, { bytes: 3 }],
  [0x0faf, { bytes: 3 }],
  [0x20ce, { bytes: 9 }],
  [0x21ce, { bytes: 6 }],
  [0xfe55, { bytes: 28 }],
]);
