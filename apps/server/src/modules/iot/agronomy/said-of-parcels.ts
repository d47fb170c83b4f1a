import { saidOfLand } from '@brazda/domain/land/said-of-land.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findMainPredecessors } from '#server/modules/agroevidence/public.ts';

/** What holds for a parcel, and of which it was said where that is another: the one that most of its land is from. */
export interface Holding<S> {
  readonly said: S;
  readonly takenFrom: { readonly parcelId: number; readonly name: string } | null;
}

/** What people have said of parcels, as it holds for those too that came of them by splitting, joining or in the registry. */
export async function holdingFor<S extends { readonly parcelId: number }>(
  farms: FarmReading,
  all: readonly S[],
): Promise<(parcelId: number) => Holding<S> | undefined> {
  if (all.length === 0) return () => undefined;
  const byParcel = new Map(all.map((said) => [said.parcelId, said]));
  const predecessors = await findMainPredecessors(farms);
  const names = new Map(predecessors.map(({ fromId, fromName }) => [fromId, fromName]));
  const saidOf = saidOfLand(new Set(byParcel.keys()), predecessors);
  return (asked) => {
    const parcelId = saidOf(asked);
    const said = parcelId === undefined ? undefined : byParcel.get(parcelId);
    if (!said) return undefined;
    const { parcelId: from } = said;
    return { said, takenFrom: from === asked ? null : { parcelId: from, name: names.get(from) ?? '' } };
  };
}
