/** A crop on one parcel as people have said it; days are YYYY-MM-DD, and an end is the first day on which it stands no more. */
export interface SaidCultivation {
  readonly id: number;
  readonly role: string;
  /** Null where it takes the whole parcel. */
  readonly part: number | null;
  /** Null where nobody knows since when. */
  readonly from: string | null;
  /** Null where nobody has said until when. */
  readonly to: string | null;
  readonly harvestedOn: string | null;
}

export interface SettledCultivation {
  readonly id: number;
  /** Its own end, or the first day of what came in its place. */
  readonly to: string | null;
  readonly endedById: number | null;
}

/** Of these only one stands in one place at a time; what is sown under or beside another is many. */
const rolesAlone: readonly string[] = ['MAIN', 'CATCH_CROP'];

/**
 * When each crop of a parcel really ends: what is sown in its place puts an end to it. Undefined where two begin in one
 * place on one day, or one begins before the harvest of another that began earlier.
 */
export function settleEnds(said: readonly SaidCultivation[]): readonly SettledCultivation[] | undefined {
  const settled: SettledCultivation[] = [];
  for (const one of said) {
    const others = said.filter((other) => other.id !== one.id && standInOnePlace(one, other));
    if (others.some(({ from }) => from === one.from)) return undefined;
    const next = earliest(others.filter((other) => endsBy(one, other)));
    if (next?.from && one.harvestedOn !== null && one.harvestedOn > next.from) return undefined;
    settled.push({ id: one.id, to: next ? next.from : one.to, endedById: next?.id ?? null });
  }
  return settled;
}

function standInOnePlace(one: SaidCultivation, other: SaidCultivation): boolean {
  const isAlone = rolesAlone.includes(one.role) && one.role === other.role;
  return isAlone && (one.part === null || other.part === null || one.part === other.part);
}

function endsBy(one: SaidCultivation, { from }: SaidCultivation): boolean {
  return from !== null && (one.from === null || one.from < from) && (one.to === null || from < one.to);
}

function earliest(cultivations: readonly SaidCultivation[]): SaidCultivation | undefined {
  return cultivations.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))[0];
}
