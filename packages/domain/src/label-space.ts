/** How many times as wide as tall the boxes are by which the space around a label is told: for short and for long words. */
export const labelShapes = [2, 4] as const;

/** Half the heights of the largest boxes of each shape around a label that lie within its parcel. */
export type LabelSpace = readonly [short: number, long: number];

/** The space that an outline leaves around a point within it; its rings as x, y, x, y …, closed or not. */
export function labelSpace(x: number, y: number, rings: readonly ArrayLike<number>[]): LabelSpace {
  const [short, long] = labelShapes;
  return [largestBox(x, y, rings, short), largestBox(x, y, rings, long)];
}

/** Whether words lie within the space around them. */
export function fitsInto(space: LabelSpace, width: number, height: number): boolean {
  return labelShapes.some((shape, at) => {
    const half = space[at] ?? 0;
    return height <= 2 * half && width <= 2 * half * shape;
  });
}

export function scaledSpace([short, long]: LabelSpace, scale: number): LabelSpace {
  return [short * scale, long * scale];
}

/** Where x is drawn closer by the shape, the box is a square, and half its side the least distance to an edge. */
function largestBox(x: number, y: number, rings: readonly ArrayLike<number>[], shape: number): number {
  let least = Infinity;
  for (const ring of rings) {
    let fromX = ((ring[ring.length - 2] ?? 0) - x) / shape;
    let fromY = (ring[ring.length - 1] ?? 0) - y;
    for (let at = 0; at < ring.length; at += 2) {
      const toX = ((ring[at] ?? 0) - x) / shape;
      const toY = (ring[at + 1] ?? 0) - y;
      if (!isBeyond(fromX, toX, least) && !isBeyond(fromY, toY, least)) {
        least = Math.min(least, edgeDistance(fromX, fromY, toX, toY));
      }
      fromX = toX;
      fromY = toY;
    }
  }
  return least === Infinity ? 0 : least;
}

function isBeyond(from: number, to: number, distance: number): boolean {
  return (from >= distance && to >= distance) || (from <= -distance && to <= -distance);
}

/** The largest of both coordinates is least at an end of an edge, where both are as large, or where one of them is zero. */
function edgeDistance(fromX: number, fromY: number, toX: number, toY: number): number {
  const [acrossX, acrossY] = [toX - fromX, toY - fromY];
  const at = (share: number): number =>
    share > 0 && share < 1 ? Math.max(Math.abs(fromX + share * acrossX), Math.abs(fromY + share * acrossY)) : Infinity;
  return Math.min(
    Math.max(Math.abs(fromX), Math.abs(fromY)),
    Math.max(Math.abs(toX), Math.abs(toY)),
    at(-fromX / acrossX),
    at(-fromY / acrossY),
    at((fromY - fromX) / (acrossX - acrossY)),
    at(-(fromX + fromY) / (acrossX + acrossY)),
  );
}
