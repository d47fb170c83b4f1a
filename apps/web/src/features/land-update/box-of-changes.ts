import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import type { BoundingBox } from '@brazda/contract/shapes.ts';
import { boxOfOutlines } from '#web/lib/box-of-outlines.ts';

/** Around all that the changes were and are; undefined where that is nothing. */
export function boxOfChanges(changes: readonly LandChangeOutlines[]): BoundingBox | undefined {
  return boxOfOutlines(changes.flatMap(({ before, now, own }) => [...before, ...now, ...own]));
}
