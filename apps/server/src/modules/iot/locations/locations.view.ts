import type { Location, LocationPoint } from '@brazda/contract/iot/locations.ts';
import { chartOf, sensorFeatures } from '@brazda/domain/enumerations/sensor.ts';
import type { SensorValue } from '../nodes/newest-values.repository.ts';
import { sensorView } from '../nodes/nodes.view.ts';
import type { ListedLocation, ListedPoint } from './listed-locations.repository.ts';

/** A place as the wire has it; where nothing stands any more there are no newest values. */
export function locationView(location: ListedLocation, values: readonly SensorValue[]): Location {
  const { id, farmId, nodeId, nodeName, deviceType, name, status, groups, version, validFrom, validTo } = location;
  const features = sensorFeatures.filter((feature) => values.some((value) => value.feature === feature));
  const historic = validTo !== null;
  return {
    ...{ id, farmId, nodeId, nodeName, deviceType, name, status, historic, groups, version },
    geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
    from: validFrom.toISOString(),
    to: validTo?.toISOString() ?? null,
    config: {
      charts: [...new Set(features.map(chartOf))],
      features,
      sensors: historic ? [] : values.map(sensorView),
    },
  };
}

export function pointView({ id, farmId, nodeId, name, status, validTo, ...place }: ListedPoint): LocationPoint {
  return {
    ...{ locationId: id, farmId, nodeId, name, status },
    historic: validTo !== null,
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  };
}
