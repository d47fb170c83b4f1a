import { sql, type Selectable } from 'kysely';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type FarmMapRow = Selectable<Tables['agroevidence.farmMap']>;

export async function insertFarmMap(tx: FarmTransaction, farmId: number): Promise<void> {
  await tx.sql.insertInto('agroevidence.farmMap').values({ farmId }).execute();
}

export function listFarmMaps(tx: FarmTransaction): Promise<FarmMapRow[]> {
  return tx.sql
    .selectFrom('agroevidence.farmMap')
    .selectAll()
    .where(ofFarms(tx, sql.ref('agroevidence.farmMap.farmId')))
    .execute();
}

export function findRevision(tx: FarmTransaction, farmId: number): Promise<number | undefined> {
  return tx.sql
    .selectFrom('agroevidence.farmMap')
    .select('revision')
    .where('farmId', '=', farmId)
    .where(ofFarms(tx, sql.ref('agroevidence.farmMap.farmId')))
    .executeTakeFirst()
    .then((row) => row?.revision);
}

/** Says that the farm's map shows something else from now on; returns its new revision. */
export async function raiseRevision(tx: FarmTransaction, farmId: number): Promise<number> {
  const { revision } = await tx.sql
    .updateTable('agroevidence.farmMap')
    .set({ revision: sql<number>`revision + 1` })
    .where('farmId', '=', farmId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Measures anew where the farm's open parcels lie. */
export async function measureFarm(tx: FarmTransaction, farmId: number): Promise<void> {
  await sql`
    update agroevidence.farm_map set west = st_xmin(box), south = st_ymin(box), east = st_xmax(box), north = st_ymax(box)
    from (
      select st_extent(v.geometry) as box from agroevidence.parcel_version v
      join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id
      where v.farm_id = ${farmId} and v.is_current and p.status = 'OPEN'
    ) as extent
    where farm_id = ${farmId}`.execute(tx.sql);
}
