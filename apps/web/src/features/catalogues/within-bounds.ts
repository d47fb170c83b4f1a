/** A number that was typed, not below zero and not above the most that can be; null where nothing was typed. */
export function withinBounds(value: number | null, most: number): number | null {
  return value === null ? null : Math.min(most, Math.max(0, value));
}
