import type { SensorFeature } from './sensor.ts';

/** Kinds of devices that are known by what they send. */
export const deviceTypes = [
  'THERMO',
  'FIELD',
  'FIELD_V2',
  'METEO',
  'METEO_V3',
  'METEO_V4',
  'METEO_V4N',
  'METEO_PG_SONDA',
  'METEO_BARANI_HELIX',
  'METEO_BARANI_RAIN',
  'METEO_BARANI_WIND',
  'METEO_BARANI_WIND_FW1',
  'SOIL',
  'SOIL_PL',
  'SOIL_V2',
  'SOIL_V3',
  'SOIL_V3_SK',
  'SOIL_TEROS21',
  'STORAGE',
  'SILO_V5',
  'SILO_V7',
  'SILO_V10',
] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** By what lists of devices are chosen: their types, and whatever is of none of them. */
export const deviceChoices = [...deviceTypes, 'OTHER'] as const;
export type DeviceChoice = (typeof deviceChoices)[number];

const ofFields = ['TEMPERATURE', 'HUMIDITY'] as const;
const ofWeather = [...ofFields, 'RAINFALL'] as const;
const ofWind = ['WIND_SPEED', 'WIND_GUST', 'WIND_DIRECTION'] as const;
const ofStation = [...ofWeather, 'IRRADIATION', 'PRESSURE', ...ofWind, 'EVAPOTRANSPIRATION'] as const;
const ofSoil = ['SOIL_TEMPERATURE', 'SOIL_MOISTURE', 'CONDUCTIVITY'] as const;
const ofStore = ['STORAGE_TEMPERATURE'] as const;

/** What each kind of device measures, by the specification; how strong its signal and its battery are comes besides. */
export const deviceFeatures: Readonly<Record<DeviceType, readonly SensorFeature[]>> = {
  THERMO: ['TEMPERATURE'],
  FIELD: ofFields,
  FIELD_V2: ofFields,
  METEO: ofWeather,
  METEO_V3: [...ofWeather, 'LEAF_WETNESS'],
  METEO_V4: [...ofWeather, 'LEAF_WETNESS', ...ofWind],
  METEO_V4N: [...ofWeather, 'LEAF_WETNESS'],
  METEO_PG_SONDA: ofStation,
  METEO_BARANI_HELIX: ofStation,
  METEO_BARANI_RAIN: ['RAINFALL'],
  METEO_BARANI_WIND: ofWind,
  METEO_BARANI_WIND_FW1: ofWind,
  SOIL: ['TEMPERATURE', 'SOIL_WATER_POTENTIAL'],
  SOIL_PL: ['TEMPERATURE', 'SOIL_WATER_POTENTIAL'],
  SOIL_V2: ['TEMPERATURE', 'SOIL_MOISTURE'],
  SOIL_V3: ofSoil,
  SOIL_V3_SK: ofSoil,
  SOIL_TEROS21: ['SOIL_TEMPERATURE', 'SOIL_WATER_POTENTIAL'],
  STORAGE: ofStore,
  SILO_V5: ofStore,
  SILO_V7: ofStore,
  SILO_V10: ofStore,
};

/** Kinds of devices by what they are for. */
export const deviceGroups = ['FIELD', 'METEO', 'SOIL', 'STORAGE', 'THERMO', 'OTHER'] as const;
export type DeviceGroup = (typeof deviceGroups)[number];

/** What a device is for; one of a maker that is not known is OTHER. */
export function deviceGroupOf(deviceType: DeviceType | null): DeviceGroup {
  if (deviceType === null) return 'OTHER';
  if (deviceType.startsWith('SILO')) return 'STORAGE';
  return deviceGroups.find((group) => deviceType.startsWith(group)) ?? 'OTHER';
}

/** Devices that measure the wind themselves. */
const withAnemometer: readonly DeviceType[] = [
  'METEO_V4',
  'METEO_PG_SONDA',
  'METEO_BARANI_WIND',
  'METEO_BARANI_WIND_FW1',
];

export function hasAnemometer(deviceType: DeviceType | null): boolean {
  return deviceType !== null && withAnemometer.includes(deviceType);
}

/** Whether a device is one of the weather that has to take the wind from another: from its base. */
export function takesWindFromBase(deviceType: DeviceType | null): boolean {
  return deviceGroupOf(deviceType) === 'METEO' && !hasAnemometer(deviceType);
}

/** What the maker measures of each single device, where there is anything. */
export type CalibratedField = 'rainResolution' | 'windSlope' | 'windOffset';

const calibrations: Readonly<Partial<Record<DeviceType, readonly CalibratedField[]>>> = {
  METEO_BARANI_HELIX: ['rainResolution'],
  METEO_BARANI_RAIN: ['rainResolution'],
  METEO_BARANI_WIND: ['windSlope', 'windOffset'],
};

export function calibratedFieldsOf(deviceType: DeviceType | null): readonly CalibratedField[] {
  return (deviceType !== null && calibrations[deviceType]) || [];
}

/** How the messages of a device reach the farm. */
export const networkTypes = ['CHIRPSTACK', 'THINGS_STACK', 'SIGFOX', 'GENERIC'] as const;
export type NetworkType = (typeof networkTypes)[number];

/** What a sender may call a device: what can be read and typed again. */
export const deviceIdPattern = /^[\p{L}\p{N}_][\p{L}\p{N} ._:@/+-]{0,63}$/u;

/** What a network is called in the address that it sends to. */
export const networkPaths: Readonly<Record<NetworkType, string>> = {
  CHIRPSTACK: 'chirpstack',
  THINGS_STACK: 'things-stack',
  SIGFOX: 'sigfox',
  GENERIC: 'generic',
};

/** ACTIVE where it stands and measures, TRANSFER while it is carried elsewhere, INACTIVE while it is put by. */
export const nodeStatuses = ['ACTIVE', 'INACTIVE', 'TRANSFER'] as const;
export type NodeStatus = (typeof nodeStatuses)[number];

/** What about a node wants to be looked at. */
export const nodeSigns = ['SILENT', 'UNREADABLE', 'UNPLACED'] as const;
export type NodeSign = (typeof nodeSigns)[number];

/** By what the nodes of a farm can be put in order. */
export const nodeOrders = ['name', 'device-type', 'network-type', 'status', 'heard-at'] as const;
export type NodeOrder = (typeof nodeOrders)[number];

/** READ; PARKED while no node of the farm is called so; UNREADABLE; or REFUSED. */
export const messageStates = ['READ', 'PARKED', 'UNREADABLE', 'REFUSED'] as const;
/** Who looks at messages looks at the last ones: more are not counted. */
export const mostCountedMessages = 10_000;
export type MessageState = (typeof messageStates)[number];

/**
 * How it is at a place: HISTORICAL where nothing stands any more; ERROR where what stands there is silent or cannot be
 * read; UNKNOWN where it was never heard; else as the node is.
 */
export const locationStatuses = ['ACTIVE', 'INACTIVE', 'ERROR', 'TRANSFER', 'UNKNOWN', 'HISTORICAL'] as const;
export type LocationStatus = (typeof locationStatuses)[number];

/** By what places of nodes can be put in order. */
export const locationOrders = ['name', 'from', 'to'] as const;
export type LocationOrder = (typeof locationOrders)[number];
