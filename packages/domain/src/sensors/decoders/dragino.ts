import type { DeviceType } from '../../enumerations/sensor-device.ts';
import { measured, type DecodedReading } from '../reading.ts';
import {
  earliestSecond,
  readingsAt,
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceDecoder,
} from './device-decoder.ts';

/** Readings of a payload; null where it is of another layout. */
type DraginoModel = (view: DataView) => readonly DecodedReading[] | null;

const port = 2;
/** All three devices send as many, and as many for each record of old values. */
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

/** A device that sends has one; a device without old values answers eleven zeros. */
function isOfBattery(voltage: number): boolean {
  return voltage >= 1 && voltage <= 5;
}

/** A payload that begins with the battery. */
function withBattery(model: DraginoModel, lengths: readonly number[] = [payloadBytes]): DraginoModel {
  return (view) => {
    const voltage = batteryVoltage(view);
    const readings = lengths.includes(view.byteLength) && isOfBattery(voltage) ? model(view) : null;
    return readings && [...readings, ...measured('VOLTAGE', 0, voltage)];
  };
}

/** Soil: percent, °C, µS/cm. What stands where its own thermometer was in the beginning, the maker says to ignore. */
const lse01 = withBattery((view) => {
  const conductivity = unsigned(view, 8, 1000);
  return [
    ...measured('SOIL_MOISTURE', 0, unsigned(view, 4, 100)),
    ...measured('SOIL_TEMPERATURE', 0, signed(view, 6, 100)),
    ...measured('CONDUCTIVITY', 0, conductivity),
  ];
});

const typeOfMeasurement = 1;

/** Leaf: percent, kept from 0, dry, to 20, wet; °C. Of a probe for the air it says 0 where none is connected. */
const llms01 = withBattery((view) => {
  if (view.getUint8(10) !== typeOfMeasurement) return null;
  const moisture = unsigned(view, 4, 10);
  return [
    ...measured('LEAF_WETNESS', 0, moisture === null ? null : moisture / 5),
    ...measured('LEAF_TEMPERATURE', 0, signed(view, 6, 10)),
    ...measured('TEMPERATURE', 0, signed(view, 2, 10) || null),
  ];
});

/** What a status byte says of a payload, or of a record in one. */
const isReply = 0x40;
const isUnconnectedOrSentAgain = 0x80;
const unused = 0x30;
const kindOfExternal = 0x0f;
const externalThermometers: ReadonlySet<number> = new Set([1, 2]);
/** What the cable ends in is told instead of the battery, and when: by a clock that nobody has set, so it is of the message. */
const withTime: ReadonlySet<number> = new Set([9, 10]);
const withHumidity = 11;
/** What only counts, and who the thermometer at the end of the cable is: the air within the box stands in neither. */
const withoutAir: ReadonlySet<number> = new Set([14, 15]);
/** Of what was kept, the kinds that say degrees. */
const keptThermometers: ReadonlySet<number> = new Set([...externalThermometers, ...withTime, withHumidity, 12]);

/** °C at the end of a cable: both kinds of thermometers that are sold for it measure from -55 to 125. */
function cableEnd(view: DataView, at: number): DecodedReading[] {
  const celsius = signed(view, at, 100);
  return measured('TEMPERATURE', 1, celsius !== null && celsius >= -55 && celsius <= 125 ? celsius : null);
}

/** Percent; the highest bits may say how full the battery is. */
function humidity(view: DataView, at: number): number | null {
  const tenths = unsigned(view, at, 1);
  return tenths === null ? null : (tenths & 0x0fff) / 10;
}

/** °C and percent within the box. */
function withinBox(view: DataView, at: number): DecodedReading[] {
  return [...measured('TEMPERATURE', 0, signed(view, at, 100)), ...measured('HUMIDITY', 0, humidity(view, at + 2))];
}

/** Air within the box; what measures at the end of a cable is of level 1. Other devices for the air send as many bytes. */
const air: DraginoModel = (view) => {
  if (isS31(view)) return s31(view);
  return isLht52(view) ? lht52(view) : lht65(view);
};

/** Whether a second of these times stands there: as a temperature of ours it would be of more than 190 °C. */
function isSecond(view: DataView, at: number): boolean {
  const second = view.getUint32(at);
  return second >= earliestSecond && second <= latestSecond;
}

/** It says its second where others say the air, but for those that tell who they are; its status is of its own. */
function isS31(view: DataView): boolean {
  return isSecond(view, 2) && (view.getUint8(6) & (isReply | unused | kindOfExternal)) <= 1;
}

/** It says its second where of the others no value can stand. */
function isLht52(view: DataView): boolean {
  const isAlone = view.byteLength === payloadBytes && externalThermometers.has(view.getUint8(6));
  return isAlone && isSecond(view, 7) && view.getUint16(9) !== noValue;
}

/** Air within the box and °C at the end of its cable, without the battery. */
const lht52: DraginoModel = (view) => [
  ...measured('TEMPERATURE', 0, signed(view, 0, 100)),
  ...measured('HUMIDITY', 0, humidity(view, 2)),
  ...cableEnd(view, 4),
];

/** S31 and S31B: battery, second, and air in tenths. */
const s31 = withBattery((view) => [
  ...measured('TEMPERATURE', 0, signed(view, 7, 10)),
  ...measured('HUMIDITY', 0, humidity(view, 9)),
]);

const lht65: DraginoModel = (view) => {
  const status = view.getUint8(6);
  if (isKept(view, 0)) return keptReadings(view);
  if (!withTime.has(status & kindOfExternal)) return lht65WithBattery(view);
  return lht65Lengths.includes(view.byteLength) ? [...withinBox(view, 2), ...cableEnd(view, 0)] : null;
};

/** Newer ones may say four bytes more, which the maker's decoder leaves out too. */
const lht65Lengths: readonly number[] = [payloadBytes, payloadBytes + 4];

const lht65WithBattery = withBattery((view) => {
  const status = view.getUint8(6);
  const kind = status & kindOfExternal;
  if (withoutAir.has(kind) || (status & unused) > 0) return [];
  const isConnected = (status & isUnconnectedOrSentAgain) === 0;
  const hasThermometer = externalThermometers.has(kind) || kind === withHumidity;
  const ofEnd = isConnected && hasThermometer ? cableEnd(view, 7) : [];
  const ofItsAir = isConnected && kind === withHumidity ? measured('HUMIDITY', 1, humidity(view, 9)) : [];
  return [...withinBox(view, 2), ...ofEnd, ...ofItsAir];
}, lht65Lengths);

/** The highest second of which it is not said that nothing is connected, in words that stand at the same place: in 2038. */
const latestSecond = noValue * 0x1_0000 - 1;

/** Whether a record is old. What is sent again, as nobody had acknowledged it, is marked as what has no cable was in the beginning. */
function isKept(view: DataView, at: number): boolean {
  const status = view.getUint8(at + 6);
  if ((status & isReply) > 0) return true;
  return (status & isUnconnectedOrSentAgain) > 0 && isSecond(view, at + 7);
}

/** Values that were kept while there was no network, as many records as are asked for, each with its second. */
function keptReadings(view: DataView): readonly DecodedReading[] | null {
  if (view.byteLength % payloadBytes !== 0) return null;
  const readings: DecodedReading[] = [];
  for (let at = 0; at < view.byteLength; at += payloadBytes) {
    const status = view.getUint8(at + 6);
    if (!isKept(view, at) || (status & unused) > 0) return null;
    const hasThermometer = keptThermometers.has(status & kindOfExternal);
    const ofRecord = [...withinBox(view, at + 2), ...(hasThermometer ? cableEnd(view, at) : [])];
    readings.push(...readingsAt(view.getUint32(at + 7), ofRecord));
  }
  return readings;
}

const modelOfType: Partial<Record<DeviceType, DraginoModel>> = {
  FIELD: air,
  FIELD_V2: air,
  METEO: llms01,
  METEO_V3: llms01,
  METEO_V4: llms01,
  METEO_PG_SONDA: llms01,
  SOIL_V3: lse01,
  SOIL_V3_SK: lse01,
};

/** Payloads of LSE01, LLMS01, LHT65(N), LHT52 and S31 as the maker's manuals tell them, the highest byte first. */
export const draginoDecoder: DeviceDecoder = {
  hasDevicesOf: (deviceType) => modelOfType[deviceType] !== undefined,
  recognises: (request) =>
    modelOfType[request.deviceType] !== undefined && (request.port === port || isStatus(request)),
  decode: decodeFrame,
};

const portOfStatus = 5;
const statusBytes = 7;

/** What a device is and how full its battery: told when it joins, and of some twice a day. */
function isStatus(request: DecodeRequest): boolean {
  return request.port === portOfStatus && request.payload.length === statusBytes;
}

function decodeFrame(request: DecodeRequest): DecodeAnswer {
  const { deviceType, payload } = request;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  if (isStatus(request)) return { ok: true, readings: ofStatus(view) };
  if (payload.length < payloadBytes) return tooShort;
  const readings = modelOfType[deviceType]?.(view);
  return readings ? { ok: true, readings } : unknownLayout;
}

function ofStatus(view: DataView): DecodedReading[] {
  const voltage = view.getUint16(5) / 1000;
  return measured('VOLTAGE', 0, isOfBattery(voltage) ? voltage : null);
}
