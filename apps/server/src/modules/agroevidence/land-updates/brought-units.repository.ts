import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';

/**
 * In which cadastral unit the import that began a parcel `p` said it lies: what stands there as long as nobody has written the
 * parcel since. After that nobody knows, for an import does not remember it apart.
 */
export const broughtUnit = sql`case when p.version = 1 then p.cadastral_unit end`;

/** Writes it down with what the registry said of the blocks that it brought, as long as it is known. */
export async function rememberBroughtUnits(tx: FarmChange, farmId: number): Promise<void> {
  await sql`
    update agroevidence.registry_block b set facts = b.facts || jsonb_build_object('cadastralUnit', ${broughtUnit})
    from agroevidence.parcel_version v
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.source = 'REGISTRY' and not b.facts ? 'cadastralUnit'
      and v.farm_id = b.farm_id and v.import_id = b.import_id and v.external_id = b.key
      and ${broughtUnit} is not null`.execute(tx.sql);
}
