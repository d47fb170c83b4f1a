import type { Coordinate } from 'ol/coordinate.js';

// Rules of what is drawn point by point, in metres of the map.

export function distance([x1 = 0, y1 = 0]: Coordinate, [x2 = 0, y2 = 0]: Coordinate): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** A point that lies where the one before it does says nothing; for a ring, neither does a last one on the first. */
export function withoutRepeats(points: readonly Coordinate[], isRing: boolean): readonly Coordinate[] {
  const kept = points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || distance(before, point) > 0;
  });
  const [first, last] = [kept[0], kept.at(-1)];
  const isClosedTwice = isRing && kept.length > 1 && first && last && distance(first, last) === 0;
  return isClosedTwice ? kept.slice(0, -1) : kept;
}

/** Whether the edges of a ring cross, touch or lie on each other anywhere but at the corners that they share. */
export function isCrossing(ring: readonly Coordinate[]): boolean {
  const edges = ring.map((from, at): Edge => [from, ring[(at + 1) % ring.length] ?? from]);
  return edges.some((edge, at) =>
    edges.slice(at + 1).some((other, gap) => {
      const isNext = gap === 0;
      const isLast = at === 0 && gap === edges.length - 2;
      if (isNext) return turnsBack(edge, other);
      return isLast ? turnsBack(other, edge) : meet(edge, other);
    }),
  );
}

type Edge = readonly [from: Coordinate, to: Coordinate];

/** On which side of a line a point is: positive to the left, zero on it. */
function side([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: Edge, [x = 0, y = 0]: Coordinate): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}

/** Whether the second of two edges that follow each other lies on the first. */
function turnsBack([from, corner]: Edge, [, to]: Edge): boolean {
  const [[x1 = 0, y1 = 0], [x = 0, y = 0], [x2 = 0, y2 = 0]] = [from, corner, to];
  return side([from, corner], to) === 0 && (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y) > 0;
}

function meet(one: Edge, other: Edge): boolean {
  const [a, b, c, d] = [side(one, other[0]), side(one, other[1]), side(other, one[0]), side(other, one[1])];
  if (a !== b && c !== d) return true;
  return a === 0 && b === 0 && c === 0 && d === 0 && overlap(one, other);
}

/** Of two edges on one line. */
function overlap(one: Edge, other: Edge): boolean {
  return [0, 1].every((axis) => {
    const [low, high] = spanOf(one, axis);
    const [otherLow, otherHigh] = spanOf(other, axis);
    return low <= otherHigh && otherLow <= high;
  });
}

function spanOf([from, to]: Edge, axis: number): readonly [number, number] {
  const [one, other] = [from[axis] ?? 0, to[axis] ?? 0];
  return [Math.min(one, other), Math.max(one, other)];
}
