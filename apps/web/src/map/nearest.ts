import type { Coordinate } from 'ol/coordinate.js';

/** Of what lies no farther from a place than it reaches the nearest. */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  all: readonly T[],
  [x = 0, y = 0]: Coordinate,
  reach: number,
): T | undefined {
  let best: T | undefined;
  let closest = reach;
  for (const one of all) {
    const away = Math.hypot(one.x - x, one.y - y);
    if (away > closest) continue;
    [best, closest] = [one, away];
  }
  return best;
}
