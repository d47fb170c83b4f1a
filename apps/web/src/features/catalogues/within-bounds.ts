import type { NumberBounds } from '#web/lib/number-bounds.ts';

/** A number that was typed, not below the least and not above the most that can be; null where nothing was typed. */
export function withinBounds(value: number | null, { min = -Infinity, max = Infinity }: NumberBounds): number | null {
  return value === null ? null : Math.min(max, Math.max(min, value));
}
