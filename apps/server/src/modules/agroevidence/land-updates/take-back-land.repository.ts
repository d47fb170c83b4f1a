import { sql } from 'kysely';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { TouchedParcel } from './apply-land.repository.ts';

/** Removes the parcels that began with an import, the versions that it brought and what it remembered of the registry. */
export async function removeImported(tx: FarmChange, farmId: number, importId: number): Promise<void> {
  await sql`
    delete from agroevidence.parcel p
    where p.farm_id = ${farmId} and exists (
      select from agroevidence.parcel_version v
      where v.farm_id = p.farm_id and v.parcel_id = p.id and v.import_id = ${importId}
    ) and not exists (
      select from agroevidence.parcel_version v
      where v.farm_id = p.farm_id and v.parcel_id = p.id and v.import_id is distinct from ${importId}::int
    )`.execute(tx.sql);
  await sql`
    delete from agroevidence.parcel_version where farm_id = ${farmId} and import_id = ${importId}`.execute(tx.sql);
  await sql`
    delete from agroevidence.registry_block where farm_id = ${farmId} and import_id = ${importId}`.execute(tx.sql);
  await sql`
    delete from agroevidence.parcel_lineage where farm_id = ${farmId} and import_id = ${importId}`.execute(tx.sql);
}

/** Lets the versions hold again that an import had ended, and the parcels be open again; gives the parcels. */
export async function reopenVersions(tx: FarmChange, farmId: number, importId: number): Promise<TouchedParcel[]> {
  const { rows } = await sql<TouchedParcel>`
    with reopened as (
      update agroevidence.parcel_version
      set is_current = true, valid = valid_before, valid_before = null, ended_by_import_id = null
      where farm_id = ${farmId} and ended_by_import_id = ${importId}
      returning parcel_id, square, block_number
    )
    update agroevidence.parcel p set status = 'OPEN', changed_at = now()
    from reopened where p.farm_id = ${farmId} and p.id = reopened.parcel_id
    returning p.id, p.local_name, reopened.square, reopened.block_number`.execute(tx.sql);
  return rows;
}
