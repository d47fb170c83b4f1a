import type { Coordinates } from '@brazda/domain/coordinates.ts';
import type { WeatherNodeSite } from './weather-nodes.repository.ts';

/** A node of the weather and its place; null where nobody has said where it stands. */
export interface PlacedNode extends WeatherNodeSite {
  readonly place: Coordinates | null;
}

export function placedNode(site: WeatherNodeSite): PlacedNode {
  const { longitude: lon, latitude: lat } = site;
  return { ...site, place: lon === null || lat === null ? null : { lon, lat } };
}
