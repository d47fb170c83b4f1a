import type { Ring } from './source-layer.ts';

/** So few edges cost nobody anything, however they lie. */
const fewEdges = 500;
/** The side of the squares of a grid in which it is looked at how close lines run beside, over and back along themselves. */
const squareM = 20;
/** Through most squares a line runs once, and a border that winds much three times: of the parcels of registers none does four. */
const usualTimes = 3;
/** How many times its side lines may run through one square; and the same over what is usual in all squares together. */
const timesInSquare = 60;
const timesBeyondUsual = 2_000;
/** Squares that lines may run through, one after the other: a thousand and more kilometres. */
const mostSquares = 100_000;

/**
 * Whether lines lie so close that the database would take minutes to lay a border around them or to cut something by
 * them: it looks at all pairs of edges near each other, whether they cross or not. Lines are of degrees or metres. Takes
 * time by their length alone.
 */
export function isTooDense(lines: readonly Ring[]): boolean {
  if (countEdges(lines) <= fewEdges) return false;
  const lengths = lengthsInSquares(lines);
  return lengths === undefined || areAboveUsual(lengths);
}

export function countEdges(lines: readonly Ring[]): number {
  return lines.reduce((sum, line) => sum + line.length / 2 - 1, 0);
}

/** How long lines are in each square that they run through, in its sides; undefined where they run through too many. */
function lengthsInSquares(lines: readonly Ring[]): ReadonlyMap<number, number> | undefined {
  const lengths = new Map<number, number>();
  let stepsLeft = mostSquares * stepsOfSquare;
  for (const line of lines) {
    const scale = scaleAt(line[0] ?? 0, line[1] ?? 0);
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
function scaleAt(x: number, latitude: number): { readonly x: number; readonly y: number } {
  if (Math.abs(x) > 180 || Math.abs(latitude) > 90) return { x: 1 / squareM, y: 1 / squareM };
  const y = metresPerDegree / squareM;
  return { x: y * Math.cos((latitude * Math.PI) / 180), y };
}

function areAboveUsual(lengths: ReadonlyMap<number, number>): boolean {
  let beyond = 0;
  for (const times of lengths.values()) {
    if (times > timesInSquare) return true;
    beyond += Math.max(0, times - usualTimes);
  }
  return beyond > timesBeyondUsual;
}
