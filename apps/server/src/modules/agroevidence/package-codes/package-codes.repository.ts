import { materialColumns } from '@brazda/domain/catalogue-numbers.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

/** The number of the material in packages of a number, as one of the farms knows it. */
export async function findMaterialOfPackage(farms: FarmReading, gtin: string): Promise<number | undefined> {
  const [found] = await farms.rows(sql<{ readonly materialId: number }>`
    select coalesce(c.material_id, c.own_material_id) as material_id from agroevidence.package_code c
    where ${ofFarms(farms, sql`c.farm_id`)} and c.gtin = ${gtin} order by c.farm_id limit 1`);
  return found?.materialId;
}

interface PackageRow {
  readonly gtin: string;
  readonly materialId: number;
}

/** A page of the packages that farms know, those that were learned last first, and how many there are in all. */
export async function findPackages(
  farms: FarmReading,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly PackageRow[]; readonly total: number }> {
  const known = sql`agroevidence.package_code c where ${ofFarms(farms, sql`c.farm_id`)}`;
  const [rows, [counted]] = await Promise.all([
    farms.rows(sql<PackageRow>`
      select c.gtin, coalesce(c.material_id, c.own_material_id) as material_id from ${known}
      order by c.id desc, c.farm_id limit ${limit} offset ${offset}`),
    farms.rows(sql<{ readonly total: number }>`select count(*)::int as total from ${known}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Says what is in packages of a number; gives whether that was not known already. */
export async function keepPackageCode(
  tx: FarmChange,
  { farmId, gtin, materialId }: { readonly farmId: number; readonly gtin: string; readonly materialId: number },
): Promise<boolean> {
  const columns = materialColumns(materialId);
  const { rows } = await sql`
    insert into agroevidence.package_code as known (farm_id, gtin, material_id, own_material_id)
    values (${farmId}, ${gtin}, ${columns.materialId}, ${columns.ownMaterialId})
    on conflict (farm_id, gtin) do update
      set material_id = excluded.material_id, own_material_id = excluded.own_material_id
      where (known.material_id, known.own_material_id)
        is distinct from (excluded.material_id, excluded.own_material_id)
    returning known.id`.execute(tx.sql);
  return rows.length > 0;
}
