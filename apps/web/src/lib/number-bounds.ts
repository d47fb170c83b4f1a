/** Between what a number of a call may lie, as `fields.generated.ts` has it. */
export interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
  /** What it must be more than, and less than. */
  readonly above?: number;
  readonly below?: number;
}

/** Whether a number that was typed may not be said; one that is left empty is judged by its form. */
export function isBeyond(value: number | null, bounds: NumberBounds): boolean {
  const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity } = bounds;
  return value !== null && (value < min || value > max || value <= above || value >= below);
}

/** A number that was typed, not below the least and not above the most that can be; null where nothing was typed. */
export function withinBounds(
  value: number | null,
  { min = -Infinity, max = Infinity }: Omit<NumberBounds, 'above' | 'below'>,
): number | null {
  return value === null ? null : Math.min(max, Math.max(min, value));
}
