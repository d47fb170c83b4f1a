import { LAND_LIMITS } from '#server/files/land/land-limits.ts';
import { isTooDense, outlineDensity, type DensityLimits } from '#server/files/land/line-density.ts';
import { countCrossings } from '#server/files/land/outline-crossings.ts';

type Line = readonly (readonly number[])[];

/**
 * Whether lines or rings of one drawing cross themselves, or lie upon themselves, so often that the database would take
 * minutes over them. To be asked before it sees them: what it has begun it cannot be kept from.
 */
export function areTangled(lines: readonly Line[], density: DensityLimits = outlineDensity): boolean {
  const drawn = lines.map((line) => Float64Array.from(line.flatMap(([x = 0, y = 0]) => [x, y])));
  if (isTooDense(drawn, density)) return true;
  const edges = drawn.reduce((sum, line) => sum + line.length / 2 - 1, 0);
  const edgePairs = edges * LAND_LIMITS.edgePairsPerEdge + LAND_LIMITS.edgePairsPerParcel;
  return countCrossings(drawn, { crossings: LAND_LIMITS.crossingsPerParcel, edgePairs }).isTooMany;
}
