import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { holdersOfDays } from '@brazda/domain/land/said-of-days.ts';
import { saidOfLand } from '@brazda/domain/land/said-of-land.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findMainPredecessors, type MainPredecessor } from '#server/modules/agroevidence/public.ts';

/** What holds for a parcel, and of which it was said where that is another: the one that most of its land is from. */
export interface Holding<S> {
  readonly said: S;
  readonly takenFrom: { readonly parcelId: number; readonly name: string } | null;
}

/** From which parcels others of some farms came; asked for when it is needed first, and then known. */
export type Descents = () => Promise<readonly MainPredecessor[]>;

export function descentsIn(farms: FarmReading): Descents {
  let found: Promise<readonly MainPredecessor[]> | undefined;
  return () => (found ??= findMainPredecessors(farms));
}

/** What people have said of parcels, as it holds for those too that came of them by splitting, joining or in the registry. */
export async function holdingFor<S extends { readonly parcelId: number }>(
  descents: Descents,
  all: readonly S[],
): Promise<(parcelId: number) => Holding<S> | undefined> {
  if (all.length === 0) return () => undefined;
  const byParcel = new Map(all.map((said) => [said.parcelId, said]));
  const predecessors = await descents();
  const takenFrom = takenBy(predecessors);
  const saidOf = saidOfLand(new Set(byParcel.keys()), predecessors);
  return (asked) => {
    const parcelId = saidOf(asked);
    const said = parcelId === undefined ? undefined : byParcel.get(parcelId);
    return said && { said, takenFrom: takenFrom(asked, said.parcelId) };
  };
}

/** What people have said of days of parcels; what they said of days before a parcel was there holds for it too. */
export async function holdingOfDays<S extends { readonly parcelId: number; readonly day: string }>(
  descents: Descents,
  wanted: readonly number[] | undefined,
  read: (parcelIds: readonly number[] | undefined) => Promise<readonly S[]>,
): Promise<(parcelId: number) => readonly Holding<S>[]> {
  const predecessors = await descents();
  const holdersOf = holdersOfDays(predecessors);
  const all = await read(wanted?.flatMap((id) => holdersOf(id).map(({ parcelId }) => parcelId)));
  const byParcel = groupedBy(all, ({ parcelId }) => parcelId);
  const takenFrom = takenBy(predecessors);
  return (asked) =>
    holdersOf(asked)
      .toReversed()
      .flatMap(({ parcelId, until }) =>
        (byParcel.get(parcelId) ?? [])
          .filter(({ day }) => until === undefined || day <= until)
          .map((said) => ({ said, takenFrom: takenFrom(asked, parcelId) })),
      )
      .toSorted((one, other) => (one.said.day < other.said.day ? -1 : Number(one.said.day > other.said.day)));
}

function takenBy(
  predecessors: readonly MainPredecessor[],
): (asked: number, from: number) => Holding<never>['takenFrom'] {
  const names = new Map(predecessors.map(({ fromId, fromName }) => [fromId, fromName]));
  return (asked, from) => (from === asked ? null : { parcelId: from, name: names.get(from) ?? '' });
}
