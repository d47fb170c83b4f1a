import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { cropColumnsOf } from '../crops/crop-columns.repository.ts';
import { taken, type Applied } from './apply-land.repository.ts';

/** A crop that a file says grows on a parcel that is there. */
export interface GivenCrop {
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly cropName: string;
  readonly cropFrom: string | null;
}

export async function takenCrops(tx: FarmChange, { farmId, id }: Applied): Promise<GivenCrop[]> {
  const { rows } = await sql<GivenCrop>`
    select b.parcel_id, (b.facts ->> 'cropId')::int as crop_id, b.facts ->> 'cropName' as crop_name,
      b.facts ->> 'cropFrom' as crop_from
    from agroevidence.land_update_change c
    join agroevidence.land_update_block b on b.farm_id = c.farm_id and b.update_id = c.update_id
      and b.change_number = c.number and b.parcel_id is not null
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.update_id = ${id} and c.decision = 'TAKE'
      and 'CROP' = any(c.properties) order by b.parcel_id`.execute(tx.sql);
  return rows;
}

/** Lets grow on parcels that begin what the file says grows there. */
export async function sowNewParcels(tx: FarmChange, applied: Applied): Promise<void> {
  const { farmId, id, validityDate, parcelSource } = applied;
  await sql`
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, valid, source)
    select b.farm_id, b.parcel_id, ${cropColumnsOf(sql`crop.number`)}, b.facts ->> 'cropName',
      daterange(coalesce((b.facts ->> 'cropFrom')::date, ${validityDate}::date), null), ${parcelSource}
    from agroevidence.land_update_block b, lateral (select (b.facts ->> 'cropId')::int as number) as crop
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.begins and b.parcel_id is not null
      and b.facts ->> 'cropName' is not null and b.change_number in ${taken(tx, applied, true)}`.execute(tx.sql);
}

/** Puts a crop out of sight in whose place an import put another from the same day on. */
export async function replaceCultivation(
  tx: FarmChange,
  farmId: number,
  id: number,
  { importId, at }: { readonly importId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('agroevidence.cultivation')
    .set({ retractedAt: at, retractedByImportId: importId })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}

/** Takes the crops of an import out of sight and brings those back that it had replaced; gives their open parcels. */
export async function giveCropsBack(tx: FarmChange, farmId: number, importId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ parcelId: number }>`
    with gone as (
      update agroevidence.cultivation set retracted_at = ${at}
      where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId} and retracted_at is null
      returning farm_id, parcel_id
    ), back as (
      update agroevidence.cultivation set retracted_at = null, retracted_by_import_id = null
      where ${ofFarm(tx, sql`farm_id`, farmId)} and retracted_by_import_id = ${importId}
      returning farm_id, parcel_id
    )
    select p.id as parcel_id from agroevidence.parcel p
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.status = 'OPEN'
      and p.id in (select parcel_id from gone union select parcel_id from back)`.execute(tx.sql);
  return rows.map(({ parcelId }) => parcelId);
}
