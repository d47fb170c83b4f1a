import type { NewNode, Node } from '@brazda/contract/iot/nodes.ts';

/** Where a sensor stands, as it was typed. */
export interface TypedPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const noPlace: TypedPlace = { latitude: null, longitude: null };

export function typedPlace({ geometry }: Pick<Node, 'geometry'>): TypedPlace {
  if (geometry === null) return noPlace;
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

/** The place that was typed: null where none was; undefined where half of one was, or one that is not on earth. */
export function saidPlace({ latitude, longitude }: TypedPlace): NewNode['geometry'] | undefined {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { type: 'Point', coordinates: [longitude, latitude] };
}
