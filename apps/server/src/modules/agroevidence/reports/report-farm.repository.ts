import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { stateOfTables } from '#server/db/state-of-tables.ts';
import type { ReportFarm } from './report-rows.repository.ts';

/** Some farms in scope: those that are named, and of these no more than two. */
export function findReportFarms(farms: FarmReading, farmIds: readonly number[], now: Date): Promise<ReportFarm[]> {
  return farms.rows(sql<ReportFarm>`
    with today as materialized (${farmDays(farms, now)})
    select farm.id, farm.name, farm.country_code, access.szrid as holding_number, today.day as today
    from core.farm join today on today.farm_id = farm.id
    left join agroevidence.registry_access access on access.farm_id = farm.id
    where ${ofFarms(farms, sql`farm.id`)} and farm.id = any(${[...farmIds]}::int[]) order by farm.id limit 2`);
}

/** Of which farms some parcels are, each with how many of them it has. */
export function findFarmsOfParcels(
  farms: FarmReading,
  parcelIds: readonly number[],
): Promise<{ readonly farmId: number; readonly parcels: number }[]> {
  return farms.rows(sql<{ farmId: number; parcels: number }>`
    select p.farm_id, count(*)::int as parcels from agroevidence.parcel p
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    group by p.farm_id order by p.farm_id`);
}

/** What reports are made of. */
const tables = {
  ofFarms: [
    'core.farm',
    ...[
      'parcel',
      'parcel_version',
      'cultivation',
      'action',
      'action_target',
      'plan_entry',
      'own_crop',
      'center',
      'zone',
      'registry_access',
    ].map((table) => `agroevidence.${table}`),
  ],
  ofAll: ['crop', 'organism', 'nitrogen_rule', 'nitrogen_limit', 'nutrient_uptake'].map(
    (table) => `agroevidence.${table}`,
  ),
};

/** The state of all that reports are made of: another as soon as a row of it is. */
export function findFarmState(farms: FarmReading): Promise<string> {
  return stateOfTables(farms, tables);
}
