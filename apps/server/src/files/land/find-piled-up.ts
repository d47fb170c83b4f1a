import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import { nearToEachOther } from './near-to-each-other.ts';
import { earlierBoxes } from './overlapping-boxes.ts';
import { boxAround } from './ring-boxes.ts';
import type { Ring } from './source-layer.ts';

type Polygons = readonly (readonly Ring[])[];

const mostSteps = 100_000_000;

/**
 * The parcels that lie on too many others, where the file has too many that lie on each other: whoever compares parcels by
 * place takes the square of those. Throws LandFileError where that alone cannot be found out in a reasonable time.
 */
export function findPiledUp(parcels: readonly Polygons[]): Set<number> {
  const boxes = parcels.map((polygons) => boxAround(polygons.flatMap((rings) => rings.slice(0, 1))));
  const order = nearToEachOther(boxes);
  const earlier = earlierBoxes(Float64Array.from(order.flatMap((index) => boxes[index] ?? [])));
  const { parcelsUnderOne, parcelPairs, parcelPairsPerParcel } = LAND_LIMITS;
  let pairsLeft = parcelPairs + parcelPairsPerParcel * parcels.length;
  const steps = { left: mostSteps };
  const isOut = new Uint8Array(order.length);
  for (const at of order.keys()) {
    const most = Math.max(parcelsUnderOne, pairsLeft);
    let pairs = 0;
    earlier.visitBefore(at, steps, (other) => {
      if (isOut[other] === 0) pairs++;
      return pairs <= most;
    });
    if (steps.left < 0) throw new LandFileError('landFile.tooHard');
    if (pairs > most) isOut[at] = 1;
    else pairsLeft -= pairs;
  }
  return new Set(order.filter((_, at) => isOut[at] === 1));
}
