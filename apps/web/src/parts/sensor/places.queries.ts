import type { Location, LocationPoint } from '@brazda/contract/iot/locations.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { sensorKeys } from './sensor.queries.ts';

/** Where a sensor stands or stood, with its newest values where they are known. */
export interface SensorPlace extends LocationPoint {
  readonly from: string | undefined;
  readonly to: string | null | undefined;
  readonly sensors: Location['config']['sensors'];
}

/** As many as are told with their values, by the specification; the others are points. */
const mostWithValues = 1000;

/** All places of a farm that have one on the map, by name; also those where nothing stands any more, where they are wished. */
export function placesOptions(farmId: number, withFormer: boolean) {
  const which = withFormer ? {} : { historic: false };
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'places', withFormer],
    queryFn: async ({ signal }): Promise<readonly SensorPlace[]> => {
      const asked = { farmIds: [farmId], signal };
      const [points, locations] = await Promise.all([
        api.iot.locations.points({ query: which, ...asked }),
        api.iot.locations.list({
          query: { ...which, page: 1, 'per-page': mostWithValues, 'include-inactive': true, 'sort-col': 'name' },
          ...asked,
        }),
      ]);
      const known = new Map(locations.rows.map((location) => [location.id, location]));
      return points.map((point) => {
        const location = known.get(point.locationId);
        return { ...point, from: location?.from, to: location?.to, sensors: location?.config.sensors ?? [] };
      });
    },
  });
}
