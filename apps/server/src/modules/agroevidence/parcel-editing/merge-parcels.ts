import type { EditedLand, ParcelUnion } from '@brazda/contract/agroevidence/parcel-editing.ts';
import { areConnected } from '@brazda/domain/are-connected.ts';
import { mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { Failure } from '#server/foundation/failure.ts';
import { neighbourMetres } from '../land/neighbour-metres.ts';
import { neighboursAmong } from '../land/neighbours.repository.ts';
import { uniteOutlines } from './divided-land.repository.ts';
import { requireDay, requireLand, tellEdit, type Edit } from './edit-land.ts';
import {
  beginLand,
  endLand,
  insertLineage,
  insertParcel,
  retireParcels,
  type BegunParcel,
} from './edited-parcels.repository.ts';
import { cropsFrom, endCrops, joinCrops } from './hand-over-crops.repository.ts';
import { joinPlans, mostPartsTogether } from './hand-over-plan.repository.ts';
import type { HeldLand } from './held-land.repository.ts';

/**
 * Makes one new parcel of several. Throws as `requireLand` and `requireDay` do, `parcel.apart` where they do not lie beside
 * each other and nobody said that they may, and `parcel.tooManyParts`.
 */
export async function mergeParcels(
  edit: Edit,
  { parcels: known, name, from, isApart }: ParcelUnion,
): Promise<EditedLand> {
  const { tx } = edit;
  const land = await requireLand(edit, known);
  requireDay(land, from);
  const { farmId, parcels, revisionBefore } = land;
  const ids = parcels.map(({ id }) => id);
  if (isApart !== true && !(await lieTogether(edit, ids))) throw new Failure('parcel.apart');
  if ((await mostPartsTogether(tx, farmId, ids)) > mostParts) throw new Failure('parcel.tooManyParts');
  const versionIds = parcels.map(({ versionId }) => versionId);
  const { outline } = await uniteOutlines(tx, farmId, versionIds);
  const parcelId = await insertParcel(tx, farmId, unitedParcel(parcels, name));
  await retireParcels(tx, farmId, ids, tx.at);
  const crops = await cropsFrom(tx, farmId, ids, from);
  await endLand(tx, farmId, ids, { from, isFollowed: false, at: tx.at });
  await beginLand(tx, { farmId, parcelId, outline, from, factsOf: versionIds, isAllOfIt: true });
  await insertLineage(
    tx,
    farmId,
    parcels.map(({ id, areaM2 }) => ({ from: id, to: parcelId, areaM2 })),
  );
  await joinCrops(tx, farmId, crops, { parcelId, from });
  await endCrops(tx, farmId, crops, { from, at: tx.at });
  await joinPlans(tx, farmId, parcelId, ids);
  const detail = { parcelId, name: unitedParcel(parcels, name).localName, parcels: parcels.length, from };
  return tellEdit(edit, {
    ...{ farmId, revisionBefore, parcelIds: [parcelId], retired: ids },
    ...{ action: 'parcel.merged', detail },
  });
}

async function lieTogether({ tx }: Edit, ids: readonly number[]): Promise<boolean> {
  const { rows } = await neighboursAmong(tx, ids, neighbourMetres).execute(tx.sql);
  return areConnected(ids, rows);
}

/** Called as the largest of them, in its centre, in all of their zones, and in the climate in which all of them are. */
function unitedParcel(parcels: readonly HeldLand[], name: string | undefined): BegunParcel {
  const [largest] = parcels.toSorted((one, other) => other.areaM2 - one.areaM2);
  const sources = new Set(parcels.map(({ source }) => source));
  return {
    localName: name ?? largest?.localName ?? '',
    source: sources.size === 1 ? (largest?.source ?? 'MANUAL') : 'MANUAL',
    centerId: largest?.centerId ?? null,
    cadastralUnit: largest?.cadastralUnit ?? null,
    climateRegion: commonRegion(parcels),
    zoneIds: [...new Set(parcels.flatMap(({ zoneIds }) => zoneIds))].toSorted((one, other) => one - other),
  };
}

function commonRegion(parcels: readonly HeldLand[]): HeldLand['climateRegion'] {
  const [first, ...others] = new Set(parcels.map(({ climateRegion }) => climateRegion));
  return others.length === 0 ? (first ?? null) : null;
}
