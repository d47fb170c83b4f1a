import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { SearchedParcel } from '../parcels/search-keys.repository.ts';

/**
 * Puts the parcels that began with an import out of sight, and the versions that it brought; both are kept. What was
 * compared by it, its memory of the registry and who came from whom, goes.
 */
export async function retractImported(tx: FarmChange, farmId: number, importId: number, at: Date): Promise<void> {
  await sql`
    update agroevidence.parcel p set status = 'TAKEN_BACK', changed_at = ${at}
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and exists (
      select from agroevidence.parcel_version v
      where v.farm_id = p.farm_id and v.parcel_id = p.id and v.import_id = ${importId} and v.retracted_at is null
    ) and not exists (
      select from agroevidence.parcel_version v
      where v.farm_id = p.farm_id and v.parcel_id = p.id and v.import_id is distinct from ${importId}::int
        and v.retracted_at is null
    )`.execute(tx.sql);
  await sql`
    update agroevidence.parcel_version set is_current = false, retracted_at = ${at}
    where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId} and retracted_at is null`.execute(tx.sql);
  for (const table of ['agroevidence.registryBlock', 'agroevidence.parcelLineage'] as const) {
    await tx.deleteFrom(table).where('farmId', '=', farmId).where('importId', '=', importId).execute();
  }
}

/** Lets the versions hold again that an import had ended, and the parcels be open again; gives the parcels. */
export async function reopenVersions(tx: FarmChange, farmId: number, importId: number): Promise<SearchedParcel[]> {
  const { rows } = await sql<SearchedParcel>`
    with reopened as (
      update agroevidence.parcel_version
      set is_current = true, valid = valid_before, valid_before = null, ended_by_import_id = null
      where ${ofFarm(tx, sql`farm_id`, farmId)} and ended_by_import_id = ${importId}
      returning parcel_id, square, block_number
    )
    update agroevidence.parcel p set status = 'OPEN', changed_at = now()
    from reopened where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = reopened.parcel_id
    returning p.id, p.local_name, reopened.square, reopened.block_number`.execute(tx.sql);
  return rows;
}
