import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import type { MapFact } from '../map-facts.ts';

/** The strip of vegetation that is tried; its tool shows it, and printing after that. */
export const triedStrip: MapFact<Outline | undefined> = { first: undefined };
