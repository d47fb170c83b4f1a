/** A ring in the making: x and y in turns, as many as `length` says; it grows as it must and is used again and again. */
export interface RingRoom {
  values: Float64Array;
  length: number;
}

export function ringRoom(): RingRoom {
  return { values: new Float64Array(2048), length: 0 };
}

export function addPoint(ring: RingRoom, x: number, y: number): void {
  if (ring.length + 2 > ring.values.length) {
    const larger = new Float64Array(ring.values.length * 2);
    larger.set(ring.values);
    ring.values = larger;
  }
  ring.values[ring.length++] = x;
  ring.values[ring.length++] = y;
}

/** Cuts off what lies outside of a square, by the method of Sutherland and Hodgman; the result is in one of both rooms. */
export function clipRing(ring: RingRoom, spare: RingRoom, least: number, most: number): RingRoom {
  cutSide(ring, spare, 0, least, 1);
  cutSide(spare, ring, 0, most, -1);
  cutSide(ring, spare, 1, least, 1);
  cutSide(spare, ring, 1, most, -1);
  return ring;
}

/** Keeps of a ring what lies on the inner side (1: above, -1: below) of an edge along one axis. */
function cutSide(from: RingRoom, into: RingRoom, axis: 0 | 1, edge: number, side: 1 | -1): void {
  const { values, length } = from;
  into.length = 0;
  if (length === 0) return;
  let beforeX = values[length - 2] ?? 0;
  let beforeY = values[length - 1] ?? 0;
  let wasInside = ((axis === 0 ? beforeX : beforeY) - edge) * side >= 0;
  for (let index = 0; index < length; index += 2) {
    const x = values[index] ?? 0;
    const y = values[index + 1] ?? 0;
    const isInside = ((axis === 0 ? x : y) - edge) * side >= 0;
    if (isInside !== wasInside) {
      if (axis === 0) addPoint(into, edge, beforeY + ((y - beforeY) * (edge - beforeX)) / (x - beforeX));
      else addPoint(into, beforeX + ((x - beforeX) * (edge - beforeY)) / (y - beforeY), edge);
    }
    if (isInside) addPoint(into, x, y);
    beforeX = x;
    beforeY = y;
    wasInside = isInside;
  }
}
