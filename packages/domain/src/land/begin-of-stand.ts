/** A crop that stood on some land: from a day to the one on which it stood no more; null where a day is not known. */
export interface Stand {
  readonly cropId: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * What of the crops that stood on land before it was a parcel went on as a crop of that parcel: ended on the very day on which
 * that one begins, and the same. The latest first, and what that went on from after it.
 */
export function standsBefore<S extends Stand>(stand: Stand, before: readonly S[]): readonly S[] {
  const found: S[] = [];
  let begin = stand.from;
  while (begin !== null) {
    const sameEnd = before.filter(({ cropId, to }) => cropId !== null && cropId === stand.cropId && to === begin);
    const fresh = sameEnd.filter((one) => !found.includes(one));
    if (fresh.length === 0) break;
    found.push(...fresh);
    begin = earliest(fresh.map(({ from }) => from));
  }
  return found;
}

/** Since when a crop stands, on whatever parcel the land was; null where nobody knows. */
export function beginOfStand(stand: Stand, before: readonly Stand[]): string | null {
  const last = standsBefore(stand, before);
  return last.length === 0 ? stand.from : earliest([stand.from, ...last.map(({ from }) => from)]);
}

/** Null where one of them is not known. */
function earliest(days: readonly (string | null)[]): string | null {
  return days.reduce((least, day) => (least === null || day === null ? null : day < least ? day : least));
}
