import type { Hit } from './map-part.ts';

export function parcelHit(id: number): Hit {
  return { kind: 'parcel', id };
}

/** The parcel that a hit was on. */
export function parcelOf(hit: Hit | undefined): number | undefined {
  return hit?.kind === 'parcel' ? hit.id : undefined;
}
