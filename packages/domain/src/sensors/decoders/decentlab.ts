import type { DeviceType } from '../../enumerations/sensor-device.ts';
import {
  atm22,
  atm41,
  atm41SecondGeneration,
  ds18,
  fiveTm,
  gmm,
  lws,
  pyr,
  sht35,
  smtp,
  tbrg,
  tenHs,
  tp,
  trs11,
  trs12,
  trs21,
  type DecentlabModel,
} from './decentlab-models.ts';
import { measured } from '../reading.ts';
import {
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceCalibration,
  type DeviceDecoder,
} from './device-decoder.ts';

const weatherStations = [gmm, lws, pyr, atm41, atm41SecondGeneration];

const modelsOfType: Partial<Record<DeviceType, readonly DecentlabModel[]>> = {
  THERMO: [ds18],
  FIELD: [sht35],
  FIELD_V2: [sht35],
  METEO: weatherStations,
  METEO_V3: weatherStations,
  METEO_V4: weatherStations,
  METEO_PG_SONDA: weatherStations,
  METEO_BARANI_RAIN: [tbrg],
  METEO_BARANI_WIND: [atm22],
  SOIL_V2: [trs11, fiveTm, tenHs, smtp],
  SOIL_V3: [trs12],
  SOIL_V3_SK: [trs12],
  SOIL_TEROS21: [trs21],
  STORAGE: [tp],
  SILO_V10: [tp],
};

const port = 1;
const version = 2;
const headerBytes = 5;
/** Bits of the header that say which blocks follow. */
const sensorFlag = 0b01;
const batteryFlag = 0b10;

/**
 * Protocol 2 of Decentlab (decentlab-decoders, MIT): version, u16 device, u16 flags, then for each flag from the lowest a
 * block of u16 words; all of them the highest byte first.
 */
export const decentlabDecoder: DeviceDecoder = {
  hasDevicesOf: (deviceType) => modelsOf(deviceType).length > 0,
  recognises: (request) => {
    if (modelsOf(request.deviceType).length === 0 || request.port !== port || request.payload[0] !== version)
      return false;
    const flags = flagsOf(request.payload);
    return flags === null || (flags > 0 && flags <= (sensorFlag | batteryFlag));
  },
  decode: decodeFrame,
};

function modelsOf(deviceType: DeviceType): readonly DecentlabModel[] {
  return modelsOfType[deviceType] ?? [];
}

function flagsOf(payload: Uint8Array): number | null {
  return payload.length < headerBytes ? null : wordAt(payload, 3);
}

function wordAt(payload: Uint8Array, at: number): number {
  return (payload[at] ?? 0) * 256 + (payload[at + 1] ?? 0);
}

function decodeFrame({ deviceType, payload, calibration }: DecodeRequest): DecodeAnswer {
  const frames = modelsOf(deviceType).map((model) => frameOf(model, payload));
  const whole = frames.find((frame) => frame !== null && frame.bytes === payload.length);
  if (whole) return { ok: true, readings: [...readingsOf(whole, calibration)] };
  // What begins with a whole message of such a device is that message and something more.
  return frames.some((frame) => frame !== null) || isLongerThanAll(deviceType, payload) ? unknownLayout : tooShort;
}

function isLongerThanAll(deviceType: DeviceType, payload: Uint8Array): boolean {
  const longest = Math.max(...modelsOf(deviceType).map(({ sensorWords }) => headerBytes + 2 * (sensorWords + 1)));
  return payload.length > longest;
}

interface Frame {
  readonly model: DecentlabModel;
  /** Null of a block that was not sent. */
  readonly sensor: readonly number[] | null;
  readonly millivolts: number | null;
  readonly bytes: number;
}

/** What a payload begins with as a message of one model, or null where it is none: too short, or of another model. */
function frameOf(model: DecentlabModel, payload: Uint8Array): Frame | null {
  const flags = flagsOf(payload) ?? 0;
  const sensorWords = flags & sensorFlag ? model.sensorWords : 0;
  const bytes = headerBytes + 2 * (sensorWords + (flags & batteryFlag ? 1 : 0));
  if (payload.length < bytes || flags === 0) return null;
  const words = Array.from({ length: sensorWords }, (_, at) => wordAt(payload, headerBytes + 2 * at));
  const sensor = flags & sensorFlag ? words : null;
  const millivolts = flags & batteryFlag ? wordAt(payload, bytes - 2) : null;
  if (sensor && !isOf(model, sensor)) return null;
  return millivolts !== null && !isOfBattery(millivolts) ? null : { model, sensor, millivolts, bytes };
}

function isOf(model: DecentlabModel, sensor: readonly number[]): boolean {
  return isSilent(sensor) || (model.isOf?.(sensor) ?? true);
}

/** Two cells; anything else is a word of a longer block. */
function isOfBattery(millivolts: number): boolean {
  return millivolts >= 1000 && millivolts <= 5000;
}

/** A sensor that has not answered. */
function isSilent(words: readonly number[]): boolean {
  return words.every((word) => word === 0) || words.every((word) => word === 0xffff);
}

function readingsOf({ model, sensor, millivolts }: Frame, calibration: DeviceCalibration | null): DecodeReadings {
  return [
    ...(sensor && !isSilent(sensor) ? model.readings(sensor, calibration) : []),
    ...measured('VOLTAGE', 0, millivolts === null ? null : millivolts / 1000),
  ];
}

type DecodeReadings = ReturnType<DecentlabModel['readings']>;
