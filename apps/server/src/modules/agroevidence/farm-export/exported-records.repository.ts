import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';

/** What people have written of a farm, by its tables, and the materials as they were when they were used. */
export const recordTables = [
  'action',
  'action_amount',
  'action_target',
  'center',
  'crop_alias',
  'cultivation',
  'land_feature',
  'own_crop',
  'own_material',
  'own_organism',
  'package_code',
  'parcel',
  'parcel_lineage',
  'parcel_version',
  'plan_entry',
  'plan_scenario',
  'used_material',
  'zone',
] as const;

export type RecordTable = (typeof recordTables)[number];

export interface ExportedRecord {
  readonly id: number;
  /** The row as JSON, with the names of the crop where it is about one of the catalogue. */
  readonly record: string;
}

/** A piece of the rows of a farm in a table in the order of their ids, those after one of them. */
export async function recordsAfter(
  tx: FarmTransaction,
  table: RecordTable,
  { farmId, after, limit }: { readonly farmId: number; readonly after: number; readonly limit: number },
): Promise<ExportedRecord[]> {
  const { rows } = await sql<ExportedRecord>`
    select r.id, (written.facts || case when c.id is null then '{}' else jsonb_build_object('crop', c.names) end)::text
      as record
    from ${sql.table(`agroevidence.${table}`)} r
    cross join lateral (select to_jsonb(r) - 'search_key' as facts) as written
    left join agroevidence.crop c on c.id = (written.facts ->> 'crop_id')::int
    where ${ofFarms(tx, sql`r.farm_id`)} and ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.id > ${after}
    order by r.id limit ${limit}`.execute(tx.sql);
  return rows;
}
