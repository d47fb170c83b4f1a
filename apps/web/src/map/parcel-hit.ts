import type { Hit } from './map-part.ts';

export function parcelHit(id: number): Hit {
  return { kind: 'parcel', id };
}

/** The water or the zone that a hit was on. */
export function landFeatureOf(hit: Hit | undefined): number | undefined {
  return hit?.kind === 'landFeature' ? hit.id : undefined;
}

/** The parcel that a hit was on. */
export function parcelOf(hit: Hit | undefined): number | undefined {
  return hit?.kind === 'parcel' ? hit.id : undefined;
}
