import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { measured, type DecodedReading } from '../reading.ts';
import {
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceDecoder,
} from './device-decoder.ts';

/** Readings of a payload of the right length; null where it is of another layout. */
type DraginoModel = (view: DataView) => DecodedReading[] | null;

const port = 2;
/** All three devices send as many. */
const payloadBytes = 11;
const noValue = 0x7fff;
const allOnes = 0xffff;

/** A probe that is not connected says 327.67. */
function signed(view: DataView, at: number, divisor: number): number | null {
  const value = view.getInt16(at);
  return value === noValue || value === -noValue - 1 ? null : value / divisor;
}

function unsigned(view: DataView, at: number, divisor: number): number | null {
  const value = view.getUint16(at);
  return value === noValue || value === allOnes ? null : value / divisor;
}

/** Volts; the two highest bits say how full it is, in words of the maker. */
function batteryVoltage(view: DataView): number {
  return (view.getUint16(0) & 0x3fff) / 1000;
}

/** Soil: percent, °C, µS/cm. What stands where its own thermometer was in the beginning, the maker says to ignore. */
const lse01: DraginoModel = (view) => {
  const conductivity = unsigned(view, 8, 1000);
  return [
    ...measured('SOIL_MOISTURE', 0, unsigned(view, 4, 100)),
    ...measured('SOIL_TEMPERATURE', 0, signed(view, 6, 100)),
    ...measured('CONDUCTIVITY', 0, conductivity),
  ];
};

const typeOfMeasurement = 1;

/** Leaf: percent, kept from 0, dry, to 20, wet; °C. Of a probe for the air it says 0 where none is connected. */
const llms01: DraginoModel = (view) => {
  if (view.getUint8(10) !== typeOfMeasurement) return null;
  const moisture = unsigned(view, 4, 10);
  return [
    ...measured('LEAF_WETNESS', 0, moisture === null ? null : moisture / 5),
    ...measured('LEAF_TEMPERATURE', 0, signed(view, 6, 10)),
    ...measured('TEMPERATURE', 0, signed(view, 2, 10) || null),
  ];
};

/** Replies to a question for old values have this bit, and another layout. */
const isReply = 0x40;
/** Another layout, too: with a time instead of the battery. */
const withTime = 9;
const kindOfExternal = 0x3f;
const externalThermometers: ReadonlySet<number> = new Set([1, 2]);

/** Air within the box; what measures at the end of a cable is of level 1. */
const lht65: DraginoModel = (view) => {
  const external = view.getUint8(6);
  if ((external & isReply) > 0 || (external & kindOfExternal) === withTime) return null;
  const hasThermometer = externalThermometers.has(external);
  return [
    ...measured('TEMPERATURE', 0, signed(view, 2, 100)),
    ...measured('HUMIDITY', 0, unsigned(view, 4, 10)),
    ...measured('TEMPERATURE', 1, hasThermometer ? signed(view, 7, 100) : null),
  ];
};

const modelOfType: Partial<Record<DeviceType, DraginoModel>> = {
  FIELD: lht65,
  FIELD_V2: lht65,
  METEO: llms01,
  METEO_V3: llms01,
  METEO_V4: llms01,
  METEO_PG_SONDA: llms01,
  SOIL_V3: lse01,
  SOIL_V3_SK: lse01,
};

/** Payloads of LSE01, LLMS01 and LHT65(N) as the maker's manuals tell them, the highest byte first. */
export const draginoDecoder: DeviceDecoder = {
  hasDevicesOf: (deviceType) => modelOfType[deviceType] !== undefined,
  recognises: (request) => modelOfType[request.deviceType] !== undefined && request.port === port,
  decode: decodeFrame,
};

function decodeFrame({ deviceType, payload }: DecodeRequest): DecodeAnswer {
  if (payload.length < payloadBytes) return tooShort;
  if (payload.length > payloadBytes) return unknownLayout;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const voltage = batteryVoltage(view);
  const readings = isOfBattery(voltage) ? modelOfType[deviceType]?.(view) : null;
  return readings ? { ok: true, readings: [...readings, ...measured('VOLTAGE', 0, voltage)] } : unknownLayout;
}

/** A device that sends has one; a device without old values answers eleven zeros. */
function isOfBattery(voltage: number): boolean {
  return voltage >= 1 && voltage <= 5;
}
