import { mostDrawnPositions, type DrawnOutline } from '@brazda/contract/agroevidence/drawn-outline.ts';
import { areClosed } from './closed-rings.ts';
import { areTangled } from './tangled-lines.ts';

/** Whether a part of a parcel that was drawn can be given to the database: it is bounded, closed, and not tangled. */
export function isDrawable({ coordinates }: DrawnOutline): boolean {
  const rings = coordinates.flat();
  const positions = rings.reduce((sum, ring) => sum + ring.length, 0);
  return positions <= mostDrawnPositions && areClosed(rings) && !areTangled(rings);
}
