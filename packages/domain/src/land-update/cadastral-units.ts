/** In which cadastral unit some land lies: as it is said now, as the farm has it, and as it was said before; nothing where that is unknown. */
export interface SaidUnits {
  readonly now: string | null | undefined;
  readonly own: string | null | undefined;
  readonly base: string | null | undefined;
}

/**
 * Whether land is said to lie elsewhere than the farm has it, and than was said before. Where the farm does not say it, there is
 * nothing to decide.
 */
export function isInOtherUnit({ now, own, base }: SaidUnits): boolean {
  if (now == null || own == null) return false;
  return !isSameUnit(now, own) && !isSameUnit(now, base);
}

/** Registries and programs write names in capitals as they like. */
export function isSameUnit(one: string, other: string | null | undefined): boolean {
  return one.toLocaleLowerCase('cs') === other?.toLocaleLowerCase('cs');
}
