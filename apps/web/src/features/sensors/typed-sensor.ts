import type { FieldMapping } from '@brazda/contract/iot/field-mapping.ts';
import type { NewNode, Node, NodeEdit } from '@brazda/contract/iot/nodes.ts';
import {
  calibratedFieldsOf,
  type CalibratedField,
  type DeviceType,
  type NetworkType,
} from '@brazda/domain/enumerations/sensor-device.ts';
import { iotNodesCreateFields, iotNodesEditFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';
import { meaningFaults, saidMapping, typedMapping, type TypedMeaning } from './typed-mapping.ts';
import { noPlace, saidPlace, type TypedPlace } from './typed-place.ts';

/** A sensor as it was typed. */
export interface TypedSensor {
  readonly name: string;
  readonly networkType: NetworkType;
  readonly externalId: string;
  readonly network: string;
  readonly deviceType: DeviceType | null;
  readonly status: Node['status'];
  /** After how many hours without a word it is silent; null for the usual. */
  readonly silentAfterHours: number | null;
  readonly place: TypedPlace;
  /** What fields of its messages mean, where its maker is not known. */
  readonly mapping: readonly TypedMeaning[];
  /** What its maker has measured of it, where there is anything. */
  readonly rainResolution: number | null;
  readonly windSlope: number | null;
  readonly windOffset: number | null;
  /** How high it stands, and its anemometer above the ground. */
  readonly elevationM: number | null;
  readonly windHeightM: number | null;
}

interface Beginning {
  readonly device?: string | undefined;
  readonly network?: NetworkType | undefined;
}

/** A new one; that of a message that waits is called as its device until somebody says otherwise. */
export function newSensor({ device = '', network = 'CHIRPSTACK' }: Beginning): TypedSensor {
  return {
    ...{ name: device, externalId: device, networkType: network, network: '' },
    ...{ deviceType: null, status: 'ACTIVE', silentAfterHours: null, place: noPlace, mapping: [] },
    ...{ rainResolution: null, windSlope: null, windOffset: null, elevationM: null, windHeightM: null },
  };
}

export function typedSensor(node: Node): TypedSensor {
  const { name, networkType, externalId, network, deviceType, status, fieldMapping } = node;
  const { rainResolution, windSlope, windOffset, elevationM, windHeightM, silentAfterHours } = node;
  return {
    ...{ name, networkType, externalId, network: network ?? '', deviceType, status, silentAfterHours, place: noPlace },
    ...{ mapping: typedMapping(fieldMapping), rainResolution, windSlope, windOffset, elevationM, windHeightM },
  };
}

interface SensorFaults {
  readonly name: boolean;
  readonly externalId: boolean;
  readonly place: boolean;
  readonly mapping: boolean;
  readonly rainResolution: boolean;
  readonly windSlope: boolean;
  readonly windOffset: boolean;
  readonly silentAfterHours: boolean;
  readonly elevationM: boolean;
  readonly windHeightM: boolean;
}

export const noFaults: SensorFaults = {
  ...{ name: false, externalId: false, place: false, mapping: false, silentAfterHours: false },
  ...{ rainResolution: false, windSlope: false, windOffset: false, elevationM: false, windHeightM: false },
};

const idPattern = new RegExp(iotNodesCreateFields.externalId.pattern, 'u');

const limits = iotNodesEditFields;

export function faultsOf(typed: TypedSensor): SensorFaults {
  const { name, externalId, place, deviceType, mapping, silentAfterHours, elevationM, windHeightM } = typed;
  const { rainResolution, windSlope, windOffset } = calibrationOf(typed);
  return {
    name: name.trim() === '',
    externalId: !idPattern.test(externalId.trim()),
    place: saidPlace(place) === undefined,
    mapping: deviceType === null && mapping.some((meaning) => meaningFaults(meaning, mapping).length > 0),
    rainResolution: isBeyond(rainResolution, limits.rainResolution),
    windSlope: isBeyond(windSlope, limits.windSlope),
    windOffset: isBeyond(windOffset, limits.windOffset),
    elevationM: isBeyond(elevationM, limits.elevationM),
    windHeightM: isBeyond(windHeightM, limits.windHeightM),
    silentAfterHours: isBeyond(silentAfterHours, limits.silentAfterHours),
  };
}

export function saidNew(typed: TypedSensor): Omit<NewNode, 'farm'> {
  const { name, externalId, networkType, network, deviceType, place } = typed;
  return {
    ...{ name: name.trim(), externalId: externalId.trim(), networkType, network: orNull(network) },
    ...{ deviceType, fieldMapping: mappingOf(typed), geometry: saidPlace(place) ?? null },
    ...calibrationOf(typed),
    ...siteOf(typed),
  };
}

export function saidEdit(typed: TypedSensor): NodeEdit {
  const { name, network, deviceType, status, silentAfterHours } = typed;
  return {
    name: name.trim(),
    network: orNull(network),
    deviceType,
    status,
    silentAfterHours,
    fieldMapping: mappingOf(typed),
    ...calibrationOf(typed),
    ...siteOf(typed),
  };
}

function siteOf({ elevationM, windHeightM }: TypedSensor): Pick<TypedSensor, 'elevationM' | 'windHeightM'> {
  return { elevationM, windHeightM };
}

/** Only what devices of its kind have of their own. */
function calibrationOf(typed: TypedSensor): Pick<TypedSensor, CalibratedField> {
  const fields = calibratedFieldsOf(typed.deviceType);
  const said = (field: CalibratedField): number | null => (fields.includes(field) ? typed[field] : null);
  return {
    rainResolution: said('rainResolution'),
    windSlope: said('windSlope'),
    windOffset: said('windOffset'),
  };
}

/** A device of a known kind is read by what its kind sends. */
function mappingOf({ deviceType, mapping }: TypedSensor): FieldMapping {
  return deviceType === null ? saidMapping(mapping) : [];
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
