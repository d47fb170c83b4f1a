import type { DeviceType } from '../../enumerations/sensor-device.ts';
import type { DecodedReading } from '../reading.ts';
import {
  tooShort,
  unknownLayout,
  type DecodeAnswer,
  type DecodeRequest,
  type DeviceCalibration,
  type DeviceDecoder,
} from './device-decoder.ts';
import {
  airProbes,
  pulseCounter,
  soilProbe,
  thermometer,
  valveController,
  weatherStation,
  type MilesightModel,
  type Silence,
} from './milesight-models.ts';

const airThermometer = thermometer('TEMPERATURE', 0);
const soilProbeOfV2 = soilProbe('TEMPERATURE');
const soilProbeOfV3 = soilProbe('SOIL_TEMPERATURE');
const grainThermometer = thermometer('STORAGE_TEMPERATURE', 1);

const modelsOfType: Partial<Record<DeviceType, readonly MilesightModel[]>> = {
  THERMO: [airThermometer],
  FIELD: airProbes,
  FIELD_V2: airProbes,
  METEO: [weatherStation],
  METEO_V3: [weatherStation],
  METEO_V4: [weatherStation],
  METEO_PG_SONDA: [weatherStation],
  METEO_BARANI_RAIN: [pulseCounter],
  SOIL_V2: [soilProbeOfV2],
  SOIL_V3: [soilProbeOfV3],
  SOIL_V3_SK: [soilProbeOfV3],
  STORAGE: [grainThermometer],
  SILO_V10: [grainThermometer],
};

const port = 85;

/**
 * Records of a channel, a type and a value, the lowest byte first, one after the other (layouts by the manuals of the
 * devices). A controller of valves may be of any type, for there is none of its own.
 */
export const milesightDecoder: DeviceDecoder = {
  hasDevicesOf: (deviceType) => modelsOfType[deviceType] !== undefined,
  recognises: (request) => request.port === port,
  decode: decodeFrame,
};

function decodeFrame({ deviceType, payload, calibration }: DecodeRequest): DecodeAnswer {
  const ofType = (modelsOfType[deviceType] ?? []).map((model) => decodeRecords(model, payload, calibration));
  const whole = ofType.find(({ ok }) => ok);
  if (whole) return whole;
  const [answer = unknownLayout] = ofType;
  if (!answer.ok && answer.reason === 'TOO_SHORT') return answer;
  const ofValves = decodeRecords(valveController, payload, calibration);
  return ofValves.ok || ofType.length === 0 ? ofValves : answer;
}

function decodeRecords(
  model: MilesightModel,
  payload: Uint8Array,
  calibration: DeviceCalibration | null,
): DecodeAnswer {
  if (payload.length === 0) return tooShort;
  const records: ReadRecord[] = [];
  let at = 0;
  while (at < payload.length) {
    const record = recordAt(model, payload, at, calibration);
    if ('reason' in record) return { ok: false, reason: record.reason };
    records.push(record);
    at = record.end;
  }
  const isSilent = records.some(({ silence }) => silence === 'SURELY');
  const believed = records.filter(({ silence }) => !isSilent || silence !== 'PERHAPS');
  return { ok: true, readings: believed.flatMap(({ readings }) => readings) };
}

interface ReadRecord {
  readonly readings: readonly DecodedReading[];
  readonly end: number;
  readonly silence?: Silence | null | undefined;
}

/** What a device answers on these is of its settings, of many lengths, and the last that a message says. */
const channelsOfSettings: readonly number[] = [0xf0, 0xf8, 0xf9, 0xfe, 0xff];

function recordAt(
  model: MilesightModel,
  payload: Uint8Array,
  at: number,
  calibration: DeviceCalibration | null,
): ReadRecord | { readonly reason: 'TOO_SHORT' | 'UNKNOWN_LAYOUT' } {
  const channel = payload[at] ?? 0;
  const type = payload[at + 1];
  if (type === undefined) return { reason: hasChannel(model, channel) ? 'TOO_SHORT' : 'UNKNOWN_LAYOUT' };
  const record = model.get(channel * 256 + type);
  if (!record && channelsOfSettings.includes(channel)) return { readings: [], end: payload.length };
  if (!record) return { reason: 'UNKNOWN_LAYOUT' };
  const begin = at + 2;
  const end = begin + record.bytes;
  if (end > payload.length) return { reason: 'TOO_SHORT' };
  const view = new DataView(payload.buffer, payload.byteOffset + begin, record.bytes);
  return { readings: record.readings?.(view, calibration) ?? [], end, silence: record.silence?.(view) };
}

function hasChannel(model: MilesightModel, channel: number): boolean {
  return [...model.keys()].some((key) => key >> 8 === channel);
}
