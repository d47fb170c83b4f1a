import type { Ring } from './source-layer.ts';

export interface RepairedRing {
  /** Null when nothing that encloses an area was left. */
  ring: Ring | null;
  wasOpen: boolean;
  droppedPoints: number;
}

/** Three corners and the first one again. */
const FEWEST_POINTS = 4;
/** Relative: below a tenth of a millimetre on the ground, in degrees and in metres. */
const SAME_POINT = 1e-10;
/** Beyond any coordinate system; some programs write -1.8e308 for "no value". */
const LARGEST_COORDINATE = 1e10;
/** How far, relative to its length, a line may be from straight and still be no ring. */
const STRAIGHT = 1e-9;

export function isFiniteRing(ring: Ring): boolean {
  return ring.every((value) => Math.abs(value) < LARGEST_COORDINATE);
}

/** Closes a ring and drops points that repeat the one before. */
export function repairRing(source: Ring): RepairedRing {
  const ring = new Float64Array(source.length + 2);
  let length = 0;
  let droppedPoints = 0;
  for (let at = 0; at + 1 < source.length; at += 2) {
    const x = source[at] ?? 0;
    const y = source[at + 1] ?? 0;
    if (length > 0 && x === ring[length - 2] && y === ring[length - 1]) {
      droppedPoints++;
      continue;
    }
    ring[length++] = x;
    ring[length++] = y;
  }
  const wasOpen = !endsMeet(ring, length);
  if (wasOpen) length += 2;
  ring[length - 2] = ring[0] ?? 0;
  ring[length - 1] = ring[1] ?? 0;
  const closed = ring.subarray(0, length);
  const isRing = length / 2 >= FEWEST_POINTS && !isStraight(closed);
  return { ring: isRing ? closed : null, wasOpen, droppedPoints };
}

/** Twice the area, positive when the ring turns counter-clockwise. */
export function signedArea(ring: Ring): number {
  const originX = ring[0] ?? 0;
  const originY = ring[1] ?? 0;
  let area = 0;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const x = (ring[at] ?? 0) - originX;
    const y = (ring[at + 1] ?? 0) - originY;
    area += x * ((ring[at + 3] ?? 0) - originY) - ((ring[at + 2] ?? 0) - originX) * y;
  }
  return area;
}

export function turnRing(ring: Ring): void {
  for (let low = 0, high = ring.length - 2; low < high; low += 2, high -= 2) {
    swap(ring, low, high);
    swap(ring, low + 1, high + 1);
  }
}

/** Outer rings counter-clockwise, holes clockwise, as GeoJSON has it. */
export function orientPolygon(rings: readonly Ring[]): void {
  for (const [index, ring] of rings.entries()) {
    const isCounterClockwise = signedArea(ring) > 0;
    if (isCounterClockwise !== (index === 0)) turnRing(ring);
  }
}

function endsMeet(ring: Ring, length: number): boolean {
  if (length < 4) return false;
  return isSame(ring[0] ?? 0, ring[length - 2] ?? 0) && isSame(ring[1] ?? 0, ring[length - 1] ?? 0);
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_POINT * Math.max(1, Math.abs(a));
}

/** Not "has no area": a bow-tie may add up to nothing and still be a shape, which the database judges. */
function isStraight(ring: Ring): boolean {
  const [originX = 0, originY = 0] = ring;
  let farthest = 0;
  let endX = 0;
  let endY = 0;
  for (let at = 2; at < ring.length; at += 2) {
    const x = (ring[at] ?? 0) - originX;
    const y = (ring[at + 1] ?? 0) - originY;
    if (x * x + y * y > farthest) {
      farthest = x * x + y * y;
      endX = x;
      endY = y;
    }
  }
  for (let at = 2; at < ring.length; at += 2) {
    const cross = endX * ((ring[at + 1] ?? 0) - originY) - endY * ((ring[at] ?? 0) - originX);
    if (Math.abs(cross) > STRAIGHT * farthest) return false;
  }
  return true;
}

function swap(ring: Ring, a: number, b: number): void {
  const value = ring[a] ?? 0;
  ring[a] = ring[b] ?? 0;
  ring[b] = value;
}
