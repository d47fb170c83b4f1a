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

/** How the messages of a device reach the farm. */
export const networkTypes = ['CHIRPSTACK', 'THINGS_STACK', 'SIGFOX', 'GENERIC'] as const;
export type NetworkType = (typeof networkTypes)[number];

/** ACTIVE where it stands and measures, TRANSFER while it is carried elsewhere, INACTIVE while it is put by. */
export const nodeStatuses = ['ACTIVE', 'INACTIVE', 'TRANSFER'] as const;
export type NodeStatus = (typeof nodeStatuses)[number];

/** By what the nodes of a farm can be put in order. */
export const nodeOrders = ['name', 'device-type', 'network-type', 'status', 'heard-at'] as const;
export type NodeOrder = (typeof nodeOrders)[number];

/** READ; PARKED while no node of the farm is called so; UNREADABLE; or REFUSED. */
export const messageStates = ['READ', 'PARKED', 'UNREADABLE', 'REFUSED'] as const;
export type MessageState = (typeof messageStates)[number];
