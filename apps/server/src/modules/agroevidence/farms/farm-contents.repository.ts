import { sql } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

export interface FarmContentsRow {
  readonly parcels: number;
  readonly areaHa: number;
  readonly imports: number;
}

/** How many open parcels a farm has, how large they are and how many imports it has seen. */
export async function countContents(tx: FarmTransaction, farmId: number): Promise<FarmContentsRow> {
  const { rows } = await sql<FarmContentsRow>`
    select count(*)::int as parcels, coalesce(sum(coalesce(v.official_area_ha, v.area_m2 / 10000)), 0) as area_ha,
      (select count(*)::int from agroevidence.import i where ${ofFarm(tx, sql`i.farm_id`, farmId)}) as imports
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.status = 'OPEN'`.execute(tx.sql);
  return rows[0] ?? { parcels: 0, areaHa: 0, imports: 0 };
}

/** Takes away all land of a farm, in the order in which its tables hold on to each other. */
export async function deleteLand(tx: FarmChange, farmId: number): Promise<void> {
  for (const table of [
    'reportRun',
    'reportInput',
    'landUpdate',
    'action',
    'recordImport',
    'parcel',
    'planScenario',
    'usedMaterial',
    'ownMaterial',
    'ownOrganism',
    'ownCrop',
    'center',
    'zone',
    'landFeature',
    'import',
    'farmMap',
    'registryAccess',
    'registryCheck',
  ] as const) {
    await tx.deleteFrom(`agroevidence.${table}`).where('farmId', '=', farmId).execute();
  }
}
