import type {
  ChangedSeedApplication,
  NewSeedApplication,
  SeedApplication,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import {
  holdParcel,
  insertCultivation,
  type HeldParcel,
  type WrittenCultivation,
} from './cultivation-changes.repository.ts';
import { findCropName, findCultivation, type CultivationRow } from './cultivations.repository.ts';
import { placePart } from './place-part.ts';
import { settleParcel } from './settle-parcel.ts';

export type ChangeNeeds = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;
export type TellCultivation = (row: CultivationRow) => SeedApplication;

/**
 * Records a crop on a parcel or a part of it; what stood in its place before ends on its first day. Throws
 * `parcel.notFound`, `parcel.retired`, `crop.…` and `cultivation.…`.
 */
export function recordCultivation(
  { database, clock, nudgeFollowers }: ChangeNeeds,
  who: Who,
  parcelId: number,
  said: NewSeedApplication,
  { tell, keep }: { readonly tell: TellCultivation; readonly keep: KeepAnswer<ChangedSeedApplication> },
): Promise<Kept<ChangedSeedApplication>> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const parcel = await requireParcel(tx, parcelId);
    await requireCrops(tx, parcel.farmId, [said.cropId]);
    const crop = { ...cropColumns(said.cropId), cropName: await findCropName(tx, said.cropId) };
    const days = requireDays({ ...said, from: said.validFrom, to: said.validTo ?? said.harvestedOn });
    const written = { ...crop, role: said.role, ...(await placePart(tx, parcel, said)), ...days };
    const id = await insertCultivation(tx, parcel, written);
    const { row, changeId } = await settleWritten(tx, parcel, id, 'cultivation.recorded');
    return keep(tx, { ...tell(row), changeId });
  });
}

/** An open parcel in scope. Throws `parcel.notFound` and `parcel.retired`. */
export async function requireParcel(tx: ToldChange, id: number): Promise<HeldParcel> {
  const parcel = await holdParcel(tx, id);
  if (!parcel) throw new Failure('parcel.notFound');
  if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
  return parcel;
}

type Days = Pick<WrittenCultivation, 'from' | 'to' | 'sownOn' | 'harvestedOn'>;

/** Throws `cultivation.daysReversed`. */
export function requireDays({ from, to, sownOn, harvestedOn }: Days): Days {
  const isEndless = to === null || from === null;
  const isReversed = sownOn !== null && harvestedOn !== null && harvestedOn < sownOn;
  if (isReversed || (!isEndless && to <= from)) throw new Failure('cultivation.daysReversed');
  return { from, to, sownOn, harvestedOn };
}

/** A cultivation as it is now, and the number by which what was done to it can be undone. */
export interface SettledCultivation {
  readonly row: CultivationRow;
  readonly changeId: number;
}

/** Sees that what was written fits beside all else, and tells of it. */
export async function settleWritten(
  tx: ToldChange,
  parcel: HeldParcel,
  id: number,
  action: AuditAction,
): Promise<SettledCultivation> {
  await settleParcel(tx, parcel, id);
  const row = await findCultivation(tx, id);
  if (!row) throw new Error(`The cultivation ${id} is gone`);
  return { row, changeId: await tellWritten(tx, parcel, row, action) };
}

export async function tellWritten(
  tx: ToldChange,
  { farmId, id: parcelId }: HeldParcel,
  { id, cropName, validFrom }: Pick<CultivationRow, 'id' | 'cropName' | 'validFrom'>,
  action: AuditAction,
): Promise<number> {
  const revision = await revisionAfterChange(tx, farmId);
  const detail = { parcelId, cultivationId: id, crop: cropName, from: validFrom };
  return tx.tell({ action, farmId, detail }, { farmId, topic: 'parcels.changed', revision });
}
