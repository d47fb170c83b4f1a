import type { CropRole, PlanOrigin } from '@brazda/domain/enumerations/crop-role.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** Which seasons, the first and the last, of which plan: without a scenario, of the official one. */
export interface PlanSpan {
  readonly first: number;
  readonly last: number;
  readonly scenarioId: number | undefined;
}

export interface PlannedParcelRow {
  readonly id: number;
  readonly localName: string;
  readonly blockNumber: string | null;
  readonly areaHa: number;
  readonly landUseCode: string | null;
}

export interface PlanEntryRow {
  readonly season: number;
  readonly cropId: number;
  readonly role: CropRole;
  readonly part: number;
  readonly areaHa: number | null;
  readonly origin: PlanOrigin;
  readonly isToCheck: boolean;
}

/** All open parcels by their names. */
export function findPlannedParcels(farms: FarmReading): Promise<PlannedParcelRow[]> {
  return farms.rows(sql<PlannedParcelRow>`
    select p.id, p.local_name, v.block_number, round(v.shown_area_ha::numeric, 4)::float8 as area_ha, v.land_use_code
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN'
    order by p.sort_key, p.id`);
}

/** The crop of `e`, an entry: of the catalogue or the farm's own. */
export const plannedCropId = sql`coalesce(e.own_crop_id, e.crop_id)`;
/** Of a part; null where it is all that the others leave. */
export const hectares = sql`round((e.area_m2 / 10000)::numeric, 4)::float8`;

export function findPlanEntries(farms: FarmReading, span: PlanSpan, parcelId: number): Promise<PlanEntryRow[]> {
  return farms.rows(sql<PlanEntryRow>`
    select e.season, ${plannedCropId} as crop_id, e.role, e.part, ${hectares} as area_ha, e.origin, e.is_to_check
    from agroevidence.plan_entry e
    where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)} and e.parcel_id = ${parcelId}
    order by e.season, e.role desc, e.part`);
}

/** What is planned on each parcel that has anything, by its id: a list of `PlanEntry` as it goes on the wire. */
export type WrittenEntries = ReadonlyMap<number, string>;

/**
 * The database writes them: a large farm has tens of thousands, and to read each as a row and write it again takes five
 * times as long. Words of a list need no escape in JSON.
 */
export async function writePlanEntries(farms: FarmReading, span: PlanSpan): Promise<WrittenEntries> {
  const rows = await farms.rows(sql<{ parcelId: number; entries: string }>`
    select e.parcel_id, '[' || string_agg('{"seasonId":' || e.season || ',"cropId":' || ${plannedCropId} || ',"role":"' || e.role
        || '","part":' || e.part || ',"area":' || coalesce(${hectares}::text, 'null') || ',"origin":"' || e.origin
        || '","isToCheck":' || case when e.is_to_check then 'true' else 'false' end || '}', ','
        order by e.season, e.role desc, e.part) || ']' as entries
    from agroevidence.plan_entry e
    where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)}
    group by e.parcel_id`);
  return new Map(rows.map(({ parcelId, entries }) => [parcelId, entries]));
}

/** A crop that was taken over from land that was split or merged, and at which nobody has looked. */
export interface TakenOverRow {
  readonly parcelId: number;
  readonly season: number;
  readonly cropId: number;
}

export function findTakenOver(farms: FarmReading, span: PlanSpan): Promise<TakenOverRow[]> {
  return farms.rows(sql<TakenOverRow>`
    select distinct e.parcel_id, e.season, ${plannedCropId} as crop_id
    from agroevidence.plan_entry e
    join agroevidence.parcel p on p.farm_id = e.farm_id and p.id = e.parcel_id and p.status = 'OPEN'
    where ${ofFarms(farms, sql`e.farm_id`)} and ${ofFarms(farms, sql`p.farm_id`)} and ${entriesOf(span)} and e.is_to_check
    order by e.season, e.parcel_id, crop_id`);
}

/** The condition on `e`, a table of entries. */
export function entriesOf({ first, last, scenarioId }: PlanSpan): RawBuilder<boolean> {
  return sql<boolean>`e.season between ${first}::int and ${last}::int
    and ${ofPlan(scenarioId)}`;
}

/** Of a scenario, or of the official plan; as the index has it. */
export function ofPlan(scenarioId: number | undefined): RawBuilder<boolean> {
  return sql<boolean>`coalesce(e.scenario_id, 0) = ${scenarioId ?? 0}::int`;
}

export async function isOpenScenario(farms: FarmReading, scenarioId: number): Promise<boolean> {
  const rows = await farms.rows(sql`
    select from agroevidence.plan_scenario s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.id = ${scenarioId} and s.retired_at is null`);
  return rows.length > 0;
}

export async function isKnownParcel(farms: FarmReading, parcelId: number): Promise<boolean> {
  const rows = await farms.rows(sql`
    select from agroevidence.parcel p
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = ${parcelId} and p.status <> 'TAKEN_BACK'`);
  return rows.length > 0;
}
