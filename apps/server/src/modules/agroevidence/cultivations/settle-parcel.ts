import { mostLandAtOnce } from '@brazda/domain/cultivation/most-land-at-once.ts';
import { settleEnds } from '@brazda/domain/cultivation/settle-ends.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import {
  findForChange,
  moveEnds,
  sharesLand,
  type HeldParcel,
  type KnownCultivation,
} from './cultivation-changes.repository.ts';

/** Parts may come to so much of their parcel together: areas are typed rounded, and outlines drawn by hand. */
const mostOfParcel = 1.005;
/** Outlines of two parts that were drawn along one line lie over each other by slivers. */
const sharedM2 = 50;

/**
 * Lets all crops of a parcel end where others begin in their place, and sees that they fit beside the one that was just
 * written, if one was. Throws `cultivation.overlaps` and `cultivation.tooLarge`.
 */
export async function settleParcel(tx: FarmChange, parcel: HeldParcel, writtenId?: number): Promise<void> {
  const known = await findForChange(tx, parcel);
  const settled = settleEnds(
    known.map(({ areaM2, part, saidTo, ...said }) => ({ ...said, to: saidTo, part: areaM2 === null ? null : part })),
  );
  if (!settled) throw new Failure('cultivation.overlaps');
  const endOf = new Map(settled.map((end) => [end.id, end]));
  const present = known.map((one) => ({ ...one, to: endOf.get(one.id)?.to ?? null }));
  const moved = settled.filter(({ id, to, endedById }) =>
    known.some((one) => one.id === id && (one.to !== to || one.endedById !== endedById)),
  );
  if (moved.length > 0) await moveEnds(tx, parcel, moved);
  const written = present.find(({ id }) => id === writtenId);
  if (written) await requireRoom(tx, parcel, written, present);
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
