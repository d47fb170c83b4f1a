import type { NewNode, Node, NodeEdit } from '@brazda/contract/iot/nodes.ts';
import type { DeviceType, NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { iotNodesCreateFields } from '#web/lib/fields.generated.ts';
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
}

interface Beginning {
  readonly device?: string | undefined;
  readonly network?: NetworkType | undefined;
}

/** A new one; that of a message that waits is called as its device until somebody says otherwise. */
export function newSensor({ device = '', network = 'CHIRPSTACK' }: Beginning): TypedSensor {
  return {
    ...{ name: device, externalId: device, networkType: network, network: '' },
    ...{ deviceType: null, status: 'ACTIVE', silentAfterHours: null, place: noPlace },
  };
}

export function typedSensor(node: Node): TypedSensor {
  const { name, networkType, externalId, network, deviceType, status, silentAfterHours } = node;
  return {
    name,
    networkType,
    externalId,
    network: network ?? '',
    deviceType,
    status,
    silentAfterHours,
    place: noPlace,
  };
}

interface SensorFaults {
  readonly name: boolean;
  readonly externalId: boolean;
  readonly place: boolean;
  readonly silentAfterHours: boolean;
}

export const noFaults: SensorFaults = { name: false, externalId: false, place: false, silentAfterHours: false };

const idPattern = new RegExp(iotNodesCreateFields.externalId.pattern);

const mostHours = 720;

export function faultsOf({ name, externalId, place, silentAfterHours }: TypedSensor): SensorFaults {
  return {
    name: name.trim() === '',
    externalId: !idPattern.test(externalId.trim()),
    place: saidPlace(place) === undefined,
    silentAfterHours: silentAfterHours !== null && (silentAfterHours < 1 || silentAfterHours > mostHours),
  };
}

export function saidNew({ name, externalId, networkType, network, deviceType, place }: TypedSensor): NewNode {
  return {
    ...{ name: name.trim(), externalId: externalId.trim(), networkType, network: orNull(network) },
    ...{ deviceType, fieldMapping: [], geometry: saidPlace(place) ?? null },
  };
}

export function saidEdit({ name, network, deviceType, status, silentAfterHours }: TypedSensor): NodeEdit {
  return { name: name.trim(), network: orNull(network), deviceType, status, silentAfterHours };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
