import type { Ring } from './source-layer.ts';

/** How close lines may run beside, over and back along themselves. */
export interface DensityLimits {
  /** So few edges cost nobody anything, however they lie. */
  readonly edges: number;
  /** The side of the squares of a grid in which that is looked at, in metres. */
  readonly squareM: number;
  /** How many times its side lines may run through one square. */
  readonly timesInSquare: number;
  /** The same over `usualTimes` in all squares together. */
  readonly timesBeyondUsual: number;
  /** Squares that lines may run through, one after the other. */
  readonly squares: number;
}

/** Through most squares a line runs once, and a border that winds much three times. */
const usualTimes = 3;

/** Of an outline: of the parcels of registers none runs four times the side of any square through it. */
export const outlineDensity: DensityLimits = {
  edges: 500,
  squareM: 20,
  timesInSquare: 60,
  timesBeyondUsual: 2_000,
  squares: 100_000,
};

/**
 * Whether lines lie so close that the database would take minutes to lay a border around them or to cut something by
 * them: it looks at all pairs of edges near each other, whether they cross or not. Lines are of degrees or metres. Takes time by their
 * length alone.
 */
export function isTooDense(lines: readonly Ring[], limits: DensityLimits): boolean {
  if (lines.reduce((sum, line) => sum + line.length / 2 - 1, 0) <= limits.edges) return false;
  const lengths = lengthsInSquares(lines, limits);
  return lengths === undefined || areAbove(lengths, limits);
}

/** How long lines are in each square that they run through, in its sides; undefined where they run through too many. */
function lengthsInSquares(
  lines: readonly Ring[],
  { squareM, squares }: DensityLimits,
): ReadonlyMap<number, number> | undefined {
  const lengths = new Map<number, number>();
  let stepsLeft = squares * stepsOfSquare;
  for (const line of lines) {
    const scale = scaleAt(line[0] ?? 0, line[1] ?? 0, squareM);
    for (let at = 0; at + 3 < line.length; at += 2) {
      const x = (line[at] ?? 0) * scale.x;
      const y = (line[at + 1] ?? 0) * scale.y;
      const [dx, dy] = [(line[at + 2] ?? 0) * scale.x - x, (line[at + 3] ?? 0) * scale.y - y];
      const length = Math.hypot(dx, dy);
      const steps = Math.max(1, Math.ceil(length * stepsOfSquare));
      stepsLeft -= steps;
      if (stepsLeft < 0) return undefined;
      for (let step = 0; step < steps; step++) {
        const along = (step + 0.5) / steps;
        const square = Math.floor(x + dx * along) * squaresAround + Math.floor(y + dy * along);
        lengths.set(square, (lengths.get(square) ?? 0) + length / steps);
      }
    }
  }
  return lengths;
}

/** Edges are looked at in pieces of at most so much of a square. */
const stepsOfSquare = 2;
/** More than there are squares from pole to pole. */
const squaresAround = 2 ** 26;
const metresPerDegree = 111_320;

/** How many squares a unit of coordinates has, near enough to tell what is close: a degree, or a metre of a grid. */
function scaleAt(x: number, latitude: number, squareM: number): { readonly x: number; readonly y: number } {
  if (Math.abs(x) > 180 || Math.abs(latitude) > 90) return { x: 1 / squareM, y: 1 / squareM };
  const y = metresPerDegree / squareM;
  return { x: y * Math.cos((latitude * Math.PI) / 180), y };
}

function areAbove(lengths: ReadonlyMap<number, number>, { timesInSquare, timesBeyondUsual }: DensityLimits): boolean {
  let beyond = 0;
  for (const times of lengths.values()) {
    if (times > timesInSquare) return true;
    beyond += Math.max(0, times - usualTimes);
  }
  return beyond > timesBeyondUsual;
}
