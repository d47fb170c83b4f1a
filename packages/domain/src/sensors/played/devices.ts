import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { encodeHelix, encodeRain, encodeWind } from './encode-barani.ts';
import { encodeTemperatureProfile, encodeTeros12, encodeTeros21 } from './encode-decentlab.ts';
import { encodeAirProbe, encodeLeafProbe, encodeSoilProbe } from './encode-dragino.ts';
import { encodeKeptAir, encodeSoil, encodeStation, encodeThermometer } from './encode-milesight.ts';
import { playedStore, playedWeather, type PlayedCourse } from './weather.ts';
import type { PlayedPlace } from './days.ts';

/** What a device finds where it stands. */
export interface PlayedGround {
  readonly weather: PlayedCourse;
  readonly store: (second: number) => readonly number[];
}

const storeLevels = 10;

export function playedGround(place: PlayedPlace): PlayedGround {
  return { weather: playedWeather(place), store: playedStore(place, storeLevels) };
}

/** A device as its maker sells it. */
export interface PlayedModel {
  readonly name: string;
  readonly deviceType: DeviceType;
  /** On LoRaWAN; on Sigfox there are none. */
  readonly port: number;
  /** Whether it is sold for Sigfox, too. */
  readonly isOfSigfox: boolean;
  /** So often it measures and sends. */
  readonly everySeconds: number;
  /** What it sends at a second, as the `index`-th of its messages. */
  readonly encode: (ground: PlayedGround, second: number, index: number) => Uint8Array;
  /** What it sends of seconds at which nobody heard it, where it keeps that; most at once is what a message can hold. */
  readonly kept?: {
    readonly most: number;
    readonly encode: (ground: PlayedGround, seconds: readonly number[]) => Uint8Array;
  };
}

/** A year of half hours, after which somebody puts a new battery in. */
const messagesOfBattery = 17_520;

/** Volts of a lithium battery, a little less each month. */
function voltageAt(index: number): number {
  return 3.6 - (index % messagesOfBattery) * 0.000_02;
}

/** Percent. */
function batteryAt(index: number): number {
  return 100 - Math.floor((index % messagesOfBattery) / 400);
}

const halfHour = 1800;
const tenMinutes = 600;

export const playedModels = {
  helix: {
    ...{ name: 'MeteoHelix', deviceType: 'METEO_BARANI_HELIX', port: 1, isOfSigfox: true, everySeconds: tenMinutes },
    encode: ({ weather }, second) => encodeHelix(weather(second), 4.1),
  },
  wind: {
    ...{ name: 'MeteoWind', deviceType: 'METEO_BARANI_WIND', port: 1, isOfSigfox: true, everySeconds: tenMinutes },
    encode: ({ weather }, second, index) => encodeWind(weather(second), 3.8, index),
  },
  rain: {
    ...{ name: 'MeteoRain', deviceType: 'METEO_BARANI_RAIN', port: 1, isOfSigfox: true, everySeconds: tenMinutes },
    encode: ({ weather }, second, index) => encodeRain(weather(second).rain, 3.9, index),
  },
  teros21: {
    ...{ name: 'DL-TRS21', deviceType: 'SOIL_TEROS21', port: 1, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeTeros21(weather(second), voltageAt(index)),
  },
  teros12: {
    ...{ name: 'DL-TRS12', deviceType: 'SOIL_V3', port: 1, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeTeros12(weather(second), voltageAt(index)),
  },
  store: {
    ...{ name: 'DL-TP', deviceType: 'SILO_V10', port: 1, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ store }, second, index) => encodeTemperatureProfile(store(second), voltageAt(index)),
  },
  soilProbe: {
    ...{ name: 'LSE01', deviceType: 'SOIL_V3', port: 2, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeSoilProbe(weather(second), voltageAt(index)),
  },
  leafProbe: {
    ...{ name: 'LLMS01', deviceType: 'METEO_V3', port: 2, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeLeafProbe(weather(second), voltageAt(index)),
  },
  airProbe: {
    ...{ name: 'LHT65N', deviceType: 'FIELD', port: 2, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeAirProbe(weather(second), voltageAt(index)),
  },
  thermometer: {
    ...{ name: 'EM300-TH', deviceType: 'FIELD_V2', port: 85, isOfSigfox: false, everySeconds: tenMinutes },
    encode: ({ weather }, second, index) => encodeThermometer(weather(second), batteryAt(index)),
    kept: {
      most: 5,
      encode: ({ weather }, seconds) => encodeKeptAir(seconds.map((second) => ({ second, air: weather(second) }))),
    },
  },
  soil: {
    ...{ name: 'EM500-SMTC', deviceType: 'SOIL_V3', port: 85, isOfSigfox: false, everySeconds: halfHour },
    encode: ({ weather }, second, index) => encodeSoil(weather(second), batteryAt(index)),
  },
  station: {
    ...{ name: 'WTS506', deviceType: 'METEO_V4', port: 85, isOfSigfox: false, everySeconds: tenMinutes },
    encode: ({ weather }, second, index) => encodeStation(weather(second), batteryAt(index)),
  },
} as const satisfies Readonly<Record<string, PlayedModel>>;
