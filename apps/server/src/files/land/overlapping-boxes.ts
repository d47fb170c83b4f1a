/** Boxes as west, south, east, north, west, south, … */
export type Boxes = Float64Array;

/** How many boxes of one level a box of the next one holds. */
const children = 4;

/** What looking for boxes that touch may cost: comparisons of two boxes. */
export interface Steps {
  left: number;
}

/**
 * Tells every pair of boxes that touch, for as long as `visit` answers true and steps are left; answers whether all were
 * told. Quick where boxes that follow each other lie near each other.
 */
export function visitPairs(boxes: Boxes, steps: Steps, visit: (a: number, b: number) => boolean): boolean {
  const levels = levelsOf(boxes);
  const walk = (depth: number, a: number, b: number): boolean => {
    if (depth === 0) return a === b || visit(a, b);
    const below = levels[depth - 1] ?? boxes;
    const end = childrenEnd(below, b);
    for (let one = a * children; one < childrenEnd(below, a); one++) {
      for (let other = a === b ? one : b * children; other < end; other++) {
        if (--steps.left < 0) return false;
        if (touch(below, one, below, other) && !walk(depth - 1, one, other)) return false;
      }
    }
    return true;
  };
  return boxes.length === 0 || walk(levels.length - 1, 0, 0);
}

/** Finds the boxes before one of them that touch it, in their order. */
export interface EarlierBoxes {
  /** Tells them for as long as `visit` answers true and steps are left; answers whether all were told. */
  visitBefore(index: number, steps: Steps, visit: (earlier: number) => boolean): boolean;
}

export function earlierBoxes(boxes: Boxes): EarlierBoxes {
  const levels = levelsOf(boxes);
  const walk = (depth: number, node: number, index: number, steps: Steps, visit: (at: number) => boolean): boolean => {
    if (depth === 0) return visit(node);
    const below = levels[depth - 1] ?? boxes;
    const width = children ** (depth - 1);
    for (let child = node * children; child < childrenEnd(below, node) && child * width < index; child++) {
      if (--steps.left < 0) return false;
      if (touch(below, child, boxes, index) && !walk(depth - 1, child, index, steps, visit)) return false;
    }
    return true;
  };
  return { visitBefore: (index, steps, visit) => walk(levels.length - 1, 0, index, steps, visit) };
}

function childrenEnd(below: Boxes, node: number): number {
  return Math.min((node + 1) * children, below.length / 4);
}

function touch(one: Boxes, a: number, other: Boxes, b: number): boolean {
  return (
    (one[a * 4] ?? 0) <= (other[b * 4 + 2] ?? 0) &&
    (other[b * 4] ?? 0) <= (one[a * 4 + 2] ?? 0) &&
    (one[a * 4 + 1] ?? 0) <= (other[b * 4 + 3] ?? 0) &&
    (other[b * 4 + 1] ?? 0) <= (one[a * 4 + 3] ?? 0)
  );
}

/** The boxes, boxes around every few of them, boxes around those … to the one around all. */
function levelsOf(boxes: Boxes): Boxes[] {
  const levels = [boxes];
  for (let level = boxes; level.length > 4;) levels.push((level = boxesAround(level)));
  return levels;
}

/** One box around every few of a level. */
function boxesAround(level: Boxes): Boxes {
  const around = new Float64Array(Math.ceil(level.length / 4 / children) * 4);
  for (let at = 0; at < around.length; at += 4) {
    const end = Math.min((at + 4) * children, level.length);
    around.set([Infinity, Infinity, -Infinity, -Infinity], at);
    for (let child = at * children; child < end; child += 4) {
      around[at] = Math.min(around[at] ?? 0, level[child] ?? 0);
      around[at + 1] = Math.min(around[at + 1] ?? 0, level[child + 1] ?? 0);
      around[at + 2] = Math.max(around[at + 2] ?? 0, level[child + 2] ?? 0);
      around[at + 3] = Math.max(around[at + 3] ?? 0, level[child + 3] ?? 0);
    }
  }
  return around;
}
