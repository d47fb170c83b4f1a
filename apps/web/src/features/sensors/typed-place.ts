import type { NewNode, Node } from '@brazda/contract/iot/nodes.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';

/** Where a sensor stands, as it was typed. */
export interface TypedPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Six decimals of a degree are a hand's breadth. */
export const degreeDecimals = 6;

export const noPlace: TypedPlace = { latitude: null, longitude: null };

export function typedPlace({ geometry }: Pick<Node, 'geometry'>): TypedPlace {
  if (geometry === null) return noPlace;
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

const mostDegrees: Readonly<Record<keyof TypedPlace, number>> = { latitude: 90, longitude: 180 };

/** Which of both is lacking or not on earth; the first where both are. */
export function wrongPart(place: TypedPlace): keyof TypedPlace | undefined {
  const parts = ['latitude', 'longitude'] as const;
  return parts.find((part) => place[part] === null || Math.abs(place[part]) > mostDegrees[part]);
}

/** The place that was typed: null where none was; undefined where half of one was, or one that is not on earth. */
export function saidPlace({ latitude, longitude }: TypedPlace): NewNode['geometry'] | undefined {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null || wrongPart({ latitude, longitude })) return undefined;
  return { type: 'Point', coordinates: [longitude, latitude] };
}

/** For the map; undefined where no place on earth was typed. */
export function coordinatesOf(place: TypedPlace): Coordinates | undefined {
  const said = saidPlace(place);
  if (!said) return undefined;
  const [lon, lat] = said.coordinates;
  return { lon, lat };
}

/** A place of the map as it would have been typed. */
export function roundedPlace({ lat, lon }: Coordinates): TypedPlace {
  return { latitude: Number(lat.toFixed(degreeDecimals)), longitude: Number(lon.toFixed(degreeDecimals)) };
}
