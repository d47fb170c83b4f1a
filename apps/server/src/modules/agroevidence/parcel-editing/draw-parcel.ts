import type { EditedLand, NewParcel, OutlineChange } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import { requireFarm } from '../farms/rename-farm.ts';
import { holdRevision } from '../farms/farm-map.repository.ts';
import { requireDay, requireLand, tellEdit, type Edit, type KnownParcel } from './edit-land.ts';
import { beginLand, correctLand, endLand, insertParcel, raiseVersions } from './edited-parcels.repository.ts';
import { copyCrops, cropsBeyond, cropsFrom, cutCrops, endCrops } from './hand-over-crops.repository.ts';
import { findFarmToday, type HeldLand } from './held-land.repository.ts';
import { judgeDrawing } from './judge-drawing.ts';

/** Adds a parcel as it was drawn. Throws `farm.…`, `parcel.dayAhead`, `parcel.outlineInvalid` and `parcel.outsideCountry`. */
export async function drawParcel(edit: Edit, { outline: drawn, name, from }: NewParcel): Promise<EditedLand> {
  const { tx, who } = edit;
  const farmId = oneFarm(who);
  await requireFarm(tx, who, farmId, 'land.change');
  const today = await findFarmToday(tx, farmId, tx.at);
  requireDay({ parcels: [], today }, from);
  const revisionBefore = await holdRevision(tx, farmId);
  const outline = await judgeDrawing(tx, { farmId, ...today }, drawn);
  const parcelId = await insertParcel(tx, farmId, {
    ...{ localName: name, source: 'MANUAL', centerId: null, zoneIds: [], cadastralUnit: null, climateRegion: null },
  });
  await beginLand(tx, { farmId, parcelId, outline, from, factsOf: [], isAllOfIt: false });
  const detail = { parcelId, name, from };
  return tellEdit(edit, { farmId, revisionBefore, parcelIds: [parcelId], retired: [], action: 'parcel.drawn', detail });
}

/**
 * Gives a parcel the right outline, or another from a day on; what grows on parts of it is cut to it. Throws as
 * `requireLand`, `requireDay` and `judgeDrawing` do.
 */
export async function redrawParcel(edit: Edit, known: KnownParcel, change: OutlineChange): Promise<EditedLand> {
  const { tx } = edit;
  const { farmId, parcels, today, revisionBefore } = await requireLand(edit, [known]);
  if (change.mode === 'CHANGE') requireDay({ parcels, today }, change.from);
  const outline = await judgeDrawing(tx, { farmId, ...today }, change.outline);
  for (const parcel of parcels) {
    if (change.mode === 'CHANGE') await followLand(edit, parcel, outline, change.from);
    else await mendLand(edit, parcel, outline);
  }
  await raiseVersions(tx, farmId, [known.id], tx.at);
  const from = change.mode === 'CHANGE' ? change.from : null;
  const detail = { parcelId: known.id, name: parcels[0]?.localName ?? null, from };
  return tellEdit(edit, {
    farmId,
    revisionBefore,
    parcelIds: [known.id],
    retired: [],
    action: 'parcel.redrawn',
    detail,
  });
}

async function mendLand({ tx }: Edit, { farmId, id }: HeldLand, outline: Uint8Array): Promise<void> {
  await correctLand(tx, farmId, id, outline, tx.at);
  const crops = await cropsFrom(tx, farmId, [id], firstDay);
  await cutCrops(tx, farmId, await cropsBeyond(tx, farmId, crops));
}

/** Before all that anybody recorded. */
const firstDay = '0001-01-01';

async function followLand({ tx }: Edit, parcel: HeldLand, outline: Uint8Array, from: string): Promise<void> {
  const { farmId, id, versionId } = parcel;
  await endLand(tx, farmId, [id], { from, isFollowed: true, at: tx.at });
  await beginLand(tx, { farmId, parcelId: id, outline, from, factsOf: [versionId], isAllOfIt: true });
  const crops = await cropsBeyond(tx, farmId, await cropsFrom(tx, farmId, [id], from));
  await copyCrops(tx, farmId, crops, { parcelIds: [id], from });
  await endCrops(tx, farmId, crops, { from, at: tx.at });
}
