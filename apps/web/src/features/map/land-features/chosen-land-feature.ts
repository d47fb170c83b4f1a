import type { MapFact } from '../map-facts.ts';

/** The water or the zone that its tool has chosen. */
export const chosenLandFeature: MapFact<number | undefined> = { first: undefined };
