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
  return queryOptions({
    queryKey: [...sensorKeys.places(farmId), withFormer],
    queryFn: async ({ signal }): Promise<readonly SensorPlace[]> => {
      const [points, locations] = await Promise.all([
        api.iot.locations.points({ query: whichPlaces(withFormer), farmIds: [farmId], signal }),
        askLocations(farmId, withFormer, { signal }),
      ]);
      const known = new Map(locations.map((location) => [location.id, location]));
      return points.map((point) => placeOf(point, known.get(point.locationId)));
    },
  });
}

/** The same places with those of some nodes as they are now. */
export async function renewedPlaces(
  farmId: number,
  withFormer: boolean,
  nodeIds: readonly number[],
): Promise<(places: readonly SensorPlace[]) => readonly SensorPlace[]> {
  const locations = await askLocations(farmId, withFormer, { query: { 'node-id': [...nodeIds] } });
  const renewed = new Map(locations.map((location) => [location.id, location]));
  return (places) =>
    places.map((place) => {
      const location = renewed.get(place.locationId);
      return location ? placeOf({ ...place, status: location.status }, location) : place;
    });
}

async function askLocations(
  farmId: number,
  withFormer: boolean,
  { query, signal }: { readonly query?: { readonly 'node-id': number[] }; readonly signal?: AbortSignal },
): Promise<readonly Location[]> {
  const paged = { page: 1, 'per-page': mostWithValues, 'include-inactive': true, 'sort-col': 'name' as const };
  const { rows } = await api.iot.locations.list({
    query: { ...whichPlaces(withFormer), ...paged, ...query },
    farmIds: [farmId],
    ...(signal && { signal }),
  });
  return rows;
}

function whichPlaces(withFormer: boolean): { readonly historic?: boolean } {
  return withFormer ? {} : { historic: false };
}

function placeOf(point: LocationPoint, location: Location | undefined): SensorPlace {
  return { ...point, from: location?.from, to: location?.to, sensors: location?.config.sensors ?? [] };
}
