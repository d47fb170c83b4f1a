import type { Node } from '@brazda/contract/iot/nodes.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import { silentAfterMilliseconds } from '@brazda/domain/sensors/silence.ts';
import type { ListedNode } from './listed-nodes.repository.ts';
import type { SensorValue } from './newest-values.repository.ts';

/** A node as the wire has it, with the newest values of its sensors. */
export function nodeView(node: ListedNode, values: readonly SensorValue[], now: Date): Node {
  const { id, farmId, name, externalId, networkType, network, deviceType, status, version, heardAt, isUnreadable } =
    node;
  const { rssi, snr, fieldMapping, rainResolution, windSlope, windOffset, elevationM, windHeightM } = node;
  const silentAfter = silentAfterMilliseconds(node.silentAfterHours);
  return {
    ...{ id, farmId, name, externalId, networkType, network, deviceType, status, version, isUnreadable },
    ...{ fieldMapping, rainResolution, windSlope, windOffset, elevationM, windHeightM },
    base: baseView(node),
    retiredAt: node.retiredAt?.toISOString() ?? null,
    geometry: placeView(node),
    lastLocationId: node.lastLocationId,
    heardAt: heardAt?.toISOString() ?? null,
    ...{ rssi, snr },
    isSilent:
      status === 'ACTIVE' &&
      node.retiredAt === null &&
      heardAt !== null &&
      now.getTime() - heardAt.getTime() > silentAfter,
    silentAfterHours: node.silentAfterHours,
    sensors: values.map(sensorView),
  };
}

export function sensorView(sensor: SensorValue): Node['sensors'][number] {
  const { feature, level, value, at, rainRate: rate, rainOfDay: sinceMidnight } = sensor;
  return { feature, level, value, rate, sinceMidnight, unit: sensorFeatureFacts[feature].unit, at };
}

function placeView({ longitude, latitude }: ListedNode): Node['geometry'] {
  return longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
}

function baseView({ baseId, baseName, baseExternalId }: ListedNode): Node['base'] {
  if (baseId === null || baseName === null || baseExternalId === null) return null;
  return { id: baseId, name: baseName, externalId: baseExternalId };
}
