import { mostLandAtOnce } from '@brazda/domain/cultivation/most-land-at-once.ts';
import { settleEnds } from '@brazda/domain/cultivation/settle-ends.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { mostOfParcel } from '@brazda/domain/land-shares.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import {
  findAllForChange,
  moveEnds,
  sharesLand,
  type HeldParcel,
  type KnownCultivation,
  type NewEnd,
} from './cultivation-changes.repository.ts';

/** Outlines of two parts that were drawn along one line lie over each other by slivers. */
const sharedM2 = 50;

/**
 * Lets all crops of a parcel end where others begin in their place, and sees that they fit beside the one that was just
 * written, if one was. Throws `cultivation.overlaps` and `cultivation.tooLarge`.
 */
export async function settleParcel(tx: FarmChange, parcel: HeldParcel, writtenId?: number): Promise<void> {
  await settleParcels(tx, [parcel], writtenId === undefined ? [] : [writtenId]);
}

/** The same for many parcels of one farm, in as many statements as for one. */
export async function settleParcels(
  tx: FarmChange,
  parcels: readonly HeldParcel[],
  writtenIds: readonly number[],
): Promise<void> {
  const [first] = parcels;
  if (!first) return;
  const knownOf = groupedBy(await findAllForChange(tx, parcels), ({ parcelId }) => parcelId);
  const written = new Set(writtenIds);
  const moved: NewEnd[] = [];
  const rooms: (() => Promise<void>)[] = [];
  for (const parcel of parcels) {
    const { present, moves } = settled(knownOf.get(parcel.id) ?? []);
    moved.push(...moves);
    for (const one of present.filter(({ id }) => written.has(id))) {
      rooms.push(() => requireRoom(tx, parcel, one, present));
    }
  }
  if (moved.length > 0) await moveEnds(tx, first, moved);
  for (const requireOne of rooms) await requireOne();
}

/** What stands on one parcel, with the ends that hold from now on, and those that are others than before. */
function settled(known: readonly KnownCultivation[]): {
  readonly present: readonly KnownCultivation[];
  readonly moves: readonly NewEnd[];
} {
  const ends = settleEnds(
    known.map(({ areaM2, part, saidTo, ...said }) => ({ ...said, to: saidTo, part: areaM2 === null ? null : part })),
  );
  if (!ends) throw new Failure('cultivation.overlaps');
  const endOf = new Map(ends.map((end) => [end.id, end]));
  const moves = known.flatMap((one) => {
    const end = endOf.get(one.id);
    return end && (one.to !== end.to || one.endedById !== end.endedById) ? [end] : [];
  });
  return { present: known.map((one) => ({ ...one, to: endOf.get(one.id)?.to ?? null })), moves };
}

async function requireRoom(
  tx: FarmChange,
  parcel: HeldParcel,
  written: KnownCultivation,
  present: readonly KnownCultivation[],
): Promise<void> {
  const beside = present.filter(
    (one) => one.role === written.role && one.id !== written.id && standTogether(one, written),
  );
  if (written.areaM2 === null && beside.length === 0) return;
  const taken = [written, ...beside].map(({ from, to, areaM2 }) => ({ from, to, areaM2: areaM2 ?? parcel.areaM2 }));
  const isManyInOnePlace = written.role === 'UNDERSOWN' || written.role === 'COMPANION';
  if (!isManyInOnePlace && mostLandAtOnce(taken) > parcel.areaM2 * mostOfParcel)
    throw new Failure('cultivation.tooLarge');
  if ((written.areaM2 ?? 0) > parcel.areaM2 * mostOfParcel) throw new Failure('cultivation.tooLarge');
  const outlined = beside.filter(({ outline }) => outline !== null).map(({ id }) => id);
  if (written.outline === null || outlined.length === 0 || isManyInOnePlace) return;
  if (await sharesLand(tx, parcel, written.id, outlined, sharedM2)) throw new Failure('cultivation.overlaps');
}

function standTogether(one: KnownCultivation, other: KnownCultivation): boolean {
  const isBefore = (end: string | null, begin: string | null): boolean => end !== null && end <= (begin ?? '');
  return !isBefore(one.to, other.from) && !isBefore(other.to, one.from);
}
