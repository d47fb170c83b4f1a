import type { EditedLand } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { requireDay, requireLand, tellEdit, type Edit, type KnownParcel } from './edit-land.ts';
import { endLand, retireParcels } from './edited-parcels.repository.ts';
import { cropsFrom, endCrops } from './hand-over-crops.repository.ts';

/** Ends a parcel with what grows there; all that was recorded stays. Throws as `requireLand` and `requireDay` do. */
export async function retireParcel(edit: Edit, known: KnownParcel, from: string): Promise<EditedLand> {
  const { tx } = edit;
  const land = await requireLand(edit, [known]);
  requireDay(land, from);
  const { farmId, revisionBefore } = land;
  await retireParcels(tx, farmId, [known.id], tx.at);
  await endLand(tx, farmId, [known.id], { from, isFollowed: false, at: tx.at });
  await endCrops(tx, farmId, await cropsFrom(tx, farmId, [known.id], from), { from, at: tx.at });
  const detail = { parcelId: known.id, name: land.parcels[0]?.localName ?? null, from };
  return tellEdit(edit, {
    ...{ farmId, revisionBefore, parcelIds: [], retired: [known.id] },
    ...{ action: 'parcel.retired', detail },
  });
}
