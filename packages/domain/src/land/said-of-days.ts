import type { Descent } from './said-of-land.ts';

/** From which parcel most of the land of another is. */
export interface DatedDescent extends Descent {
  /** The first day of the one that came of it; null where nobody knows. */
  readonly since: string | null;
  /** Whether the parcel that it came of is there no more: whatever was said of it was said of what has become of it. */
  readonly isFromGone: boolean;
}

/** A parcel of whose days up to one, and that one included, what was said holds for another; without a last day of all. */
export interface Holder {
  readonly parcelId: number;
  readonly until: string | undefined;
}

/**
 * Of which days of which parcels what was said holds for a parcel: all of its own; those of the one that most of its land is
 * from, where that goes on only up to the day since which both are there; and so on.
 */
export function holdersOfDays(descents: readonly DatedDescent[]): (id: number) => readonly Holder[] {
  const before = new Map(descents.map((descent) => [descent.id, descent]));
  return (asked) => {
    const holders: Holder[] = [];
    const seen = new Set<number>();
    let holder: Holder | undefined = { parcelId: asked, until: undefined };
    while (holder && !seen.has(holder.parcelId)) {
      seen.add(holder.parcelId);
      holders.push(holder);
      holder = holderBefore(holder, before.get(holder.parcelId));
    }
    return holders;
  };
}

function holderBefore({ until }: Holder, descent: DatedDescent | undefined): Holder | undefined {
  if (!descent) return undefined;
  const { fromId, since, isFromGone } = descent;
  if (isFromGone) return { parcelId: fromId, until };
  if (since === null) return undefined;
  return { parcelId: fromId, until: until !== undefined && until < since ? until : since };
}
