/** Between what a number of a call may lie, as `fields.generated.ts` has it. */
export interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
}

/** Whether a number that was typed may not be said; one that is left empty is judged by its form. */
export function isBeyond(value: number | null, { min = -Infinity, max = Infinity }: NumberBounds): boolean {
  return value !== null && (value < min || value > max);
}
