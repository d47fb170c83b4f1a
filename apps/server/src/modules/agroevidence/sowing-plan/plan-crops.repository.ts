import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { entriesOf, type PlanSpan } from './plan-entries.repository.ts';

/** A crop of the catalogue with its names by their language, or a farm's own with the one that it has. */
export interface PlanCropRow {
  readonly id: number;
  readonly names: Readonly<Record<string, string>> | null;
  readonly ownName: string | null;
  readonly externalId: string | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly isRetired: boolean;
}

export function findPlanCrops(farms: FarmReading, ids: readonly number[]): Promise<PlanCropRow[]> {
  const named = [...ids];
  return readCrops(farms, sql`crop.id = any(${named}::int[])`, sql`own.id = any(${named}::int[])`);
}

/** All crops that may be chosen, and those that are planned besides. */
export function findChoices(farms: FarmReading, span: PlanSpan): Promise<PlanCropRow[]> {
  return readCrops(
    farms,
    sql`true`,
    sql`(own.retired_at is null or own.id in (
      select e.own_crop_id from agroevidence.plan_entry e where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)}))`,
  );
}

function readCrops(
  farms: FarmReading,
  ofCatalogue: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
): Promise<PlanCropRow[]> {
  return farms.rows(sql<PlanCropRow>`
    select id, names, null as own_name, registry_code as external_id, red, green, blue, false as is_retired
    from agroevidence.crop where ${ofCatalogue}
    union all
    select own.id, null, own.name, own.external_id, own.red, own.green, own.blue, own.retired_at is not null
    from agroevidence.own_crop own where ${ofFarms(farms, sql`own.farm_id`)} and ${own}`);
}
