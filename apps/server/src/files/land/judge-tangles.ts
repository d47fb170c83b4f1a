import { countEdges, isTooDense } from './line-density.ts';
import { LAND_LIMITS } from './land-limits.ts';
import type { LandDetail, LandProblemCode } from './land-problems.ts';
import { countCrossings } from './outline-crossings.ts';
import { visitPairs } from './overlapping-boxes.ts';
import { boxesOfRings } from './ring-boxes.ts';
import type { Ring } from './source-layer.ts';

export interface Refusal {
  readonly code: LandProblemCode;
  readonly detail: LandDetail;
}

export interface TangleJudgement {
  /** Why the database must not be given the outline to repair; null where it may be. */
  readonly refusal: Refusal | null;
  readonly crossings: number;
}

/**
 * Judges the outlines of a file one after the other. What the database is given to repair in all is bounded as well: many
 * outlines that can each be repaired are as hard as one that cannot.
 */
export type JudgeTangle = (rings: readonly Ring[]) => TangleJudgement;

const tangled: TangleJudgement = {
  refusal: { code: 'landFile.shapeTangled', detail: { limit: LAND_LIMITS.crossingsPerParcel } },
  crossings: 0,
};

export function createTangleJudge(): JudgeTangle {
  let crossingsLeft: number = LAND_LIMITS.crossings;
  let pairsLeft: number = LAND_LIMITS.edgePairs;
  return (rings) => {
    if (rings.length > 1 && arePiledUp(rings)) return tangled;
    const found = findTangle(rings);
    if (!found) return tangled;
    const { crossings, morePairs } = found;
    if (crossings > crossingsLeft || morePairs > pairsLeft) {
      return { refusal: { code: 'landFile.shapesTangled', detail: { limit: LAND_LIMITS.crossings } }, crossings: 0 };
    }
    crossingsLeft -= crossings;
    pairsLeft -= morePairs;
    return { refusal: null, crossings };
  };
}

interface Tangle {
  readonly crossings: number;
  /** Pairs of edges near each other, over what is usual. */
  readonly morePairs: number;
}

/**
 * How much lines or rings of one drawing cross themselves; undefined where they do, or lie upon themselves, so often that the
 * database would take minutes over them.
 */
export function findTangle(lines: readonly Ring[]): Tangle | undefined {
  if (isTooDense(lines)) return undefined;
  const usualPairs = countEdges(lines) * LAND_LIMITS.edgePairsPerEdge;
  const edgePairs = usualPairs + LAND_LIMITS.edgePairsPerParcel;
  const found = countCrossings(lines, { crossings: LAND_LIMITS.crossingsPerParcel, edgePairs });
  if (found.isTooMany) return undefined;
  return { crossings: found.crossings, morePairs: Math.max(0, found.edgePairs - usualPairs) };
}

const stepsPerPair = 16;
const stepsPerRing = 2_000;

/** Rings in rings in rings cross nowhere, and are as hard to repair as those that do. */
function arePiledUp(rings: readonly Ring[]): boolean {
  const most = rings.length * LAND_LIMITS.ringPairsPerRing;
  const steps = { left: most * stepsPerPair + rings.length * stepsPerRing };
  let pairs = 0;
  return !visitPairs(boxesOfRings(rings), steps, () => ++pairs <= most);
}
