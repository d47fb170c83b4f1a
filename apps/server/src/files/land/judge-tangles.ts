import { LAND_LIMITS } from './land-limits.ts';
import type { LandDetail, LandProblemCode } from './land-problems.ts';
import { countCrossings } from './outline-crossings.ts';
import type { Ring } from './source-layer.ts';

export interface Refusal {
  readonly code: LandProblemCode;
  readonly detail: LandDetail;
}

/**
 * Says which outlines of a file, one after the other, the database must not be given to repair, and why. What it may be
 * given in all is bounded as well: many outlines that can each be repaired are as hard as one that cannot.
 */
export type JudgeTangle = (rings: readonly Ring[]) => Refusal | null;

export function createTangleJudge(): JudgeTangle {
  let crossingsLeft: number = LAND_LIMITS.crossings;
  let pairsLeft: number = LAND_LIMITS.edgePairs;
  return (rings) => {
    const edges = rings.reduce((total, ring) => total + ring.length / 2 - 1, 0);
    const usualPairs = edges * LAND_LIMITS.edgePairsPerEdge;
    const { crossingsPerParcel, edgePairsPerParcel } = LAND_LIMITS;
    const edgePairs = usualPairs + edgePairsPerParcel;
    const found = countCrossings(rings, { crossings: crossingsPerParcel, edgePairs });
    if (found.isTooMany) return { code: 'landFile.shapeTangled', detail: { limit: crossingsPerParcel } };
    const morePairs = Math.max(0, found.edgePairs - usualPairs);
    if (found.crossings > crossingsLeft || morePairs > pairsLeft) {
      return { code: 'landFile.shapesTangled', detail: { limit: LAND_LIMITS.crossings } };
    }
    crossingsLeft -= found.crossings;
    pairsLeft -= morePairs;
    return null;
  };
}
