import type { CropRole } from '@brazda/domain/enumerations/crop-role.ts';
import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { plannedAnew } from '#server/db/planned-anew.ts';
import { knownCrop, standingCrop, standingParts } from '../crops/standing-crop.repository.ts';
import { entriesOf, plannedCropId, type PlanSpan } from './plan-entries.repository.ts';

/** The number of what grows today, among those of seasons. */
export const currentState = 0;

/** A crop of the catalogue or a farm's own by its number, or what a registry calls what grows there. */
interface NamedCrop {
  readonly cropId: number | null;
  readonly cropName: string | null;
}

export interface StatisticRow extends NamedCrop {
  readonly season: number;
  readonly role: CropRole;
  readonly areaHa: number;
  readonly parcels: number;
}

export interface UnplannedRow {
  readonly season: number;
  readonly areaHa: number;
  readonly parcels: number;
}

export interface ParcelCropRow extends NamedCrop {
  readonly parcelId: number;
  readonly role: CropRole;
  readonly part: number;
  readonly areaHa: number;
}

/**
 * Rows of `season`, `parcel_id`, `role`, `part`, `crop_id`, `crop_name` and `area_ha`; of all that a parcel has in a season
 * for a role, `parts`, how many these are, and `covered_ha`, how much land they cover. `parcels` is one for the
 * first of all parts of a parcel with the same crop, so that their sum is how many parcels there are.
 */
export type CropAreas = RawBuilder<unknown>;

/**
 * What is planned. Most parcels have one crop in a season, which is read as it stands; windows are drawn only around what is
 * divided, for they take longer than all else.
 */
export function plannedAreas(farms: FarmConditions, span: PlanSpan): CropAreas {
  const isDivided = partsOfDivided(farms, span);
  return sql`
    ${plannedAnew} select e.season, e.parcel_id, e.role, e.part, ${plannedCropId} as crop_id, null::text as crop_name, 1::bigint as parts,
      1 as parcels, coalesce(e.area_m2 / 10000, v.shown_area_ha) as area_ha,
      least(v.shown_area_ha, e.area_m2 / 10000) as covered_ha
    from agroevidence.plan_entry e ${landOfEntries}
    where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)} and e.part = 1 and (${isDivided}) is false
    union all
    ${dividedAreas(farms, span, isDivided)}`;
}

/** Parts without an area share what the others leave of their parcel. */
function dividedAreas(farms: FarmConditions, span: PlanSpan, isDivided: RawBuilder<unknown>): CropAreas {
  return sql`
    select e.season, e.parcel_id, e.role, e.part, e.crop_id, null::text, e.parts, e.parcels,
      case when e.area_m2 is not null then e.area_m2 / 10000
        else greatest(0, v.shown_area_ha - e.given_m2 / 10000) / e.rests end,
      case when e.rests > 0 then v.shown_area_ha else least(v.shown_area_ha, e.given_m2 / 10000) end
    from (
      select e.farm_id, e.parcel_id, e.season, e.role, e.part, ${plannedCropId} as crop_id, e.area_m2,
        coalesce(sum(e.area_m2) over parts, 0) as given_m2, count(*) filter (where e.area_m2 is null) over parts as rests,
        count(*) over parts as parts, case when lag(${plannedCropId}) over parts = ${plannedCropId} then 0 else 1 end as parcels
      from agroevidence.plan_entry e
      where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)} and (${isDivided}) is true
      window parts as (partition by e.farm_id, e.parcel_id, e.season, e.role order by ${plannedCropId}
        rows between unbounded preceding and unbounded following)
    ) as e ${landOfEntries}`;
}

const landOfEntries = sql`
    join agroevidence.parcel p on p.farm_id = e.farm_id and p.id = e.parcel_id and p.status = 'OPEN'
    join agroevidence.parcel_version v on v.farm_id = e.farm_id and v.parcel_id = e.parcel_id and v.is_current`;

/**
 * Whether an entry is one of a parcel that has another part than the first. Asked for by `is true` and `is false`, so that
 * it is looked up in a hash: of a join of the plan with itself, with a wrong guess of how many entries there are, it would
 * take minutes on a large farm.
 */
function partsOfDivided(farms: FarmConditions, span: PlanSpan): RawBuilder<unknown> {
  return sql`(e.farm_id, e.parcel_id, e.season, e.role) in (
    select e.farm_id, e.parcel_id, e.season, e.role from agroevidence.plan_entry e
    where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)} and e.part <> 1)`;
}

/**
 * What grows today: on all of a parcel one crop, on one that is divided so much of each as its part has. Parts that come to
 * more than the parcel, as those do that were drawn where the official area is the smaller one, are fitted into it.
 */
export function grownAreas(farms: FarmConditions, now: Date): CropAreas {
  const isPart = sql`part.id is not null`;
  return sql`
    select ${currentState}::int as season, p.id as parcel_id, 'MAIN' as role, coalesce(part.part, 1) as part,
      case when ${isPart} then coalesce(part.crop_id, part.own_crop_id) else coalesce(k.crop_id, k.own_crop_id) end as crop_id,
      case when ${isPart} then part.crop_name else k.crop_name end as crop_name, coalesce(part.parts, 1) as parts,
      coalesce(part.parcels, 1) as parcels,
      case when ${isPart} then part.area_m2 / greatest(10000, part.given_m2 / nullif(v.shown_area_ha, 0)) else v.shown_area_ha end as area_ha,
      case when ${isPart} then least(v.shown_area_ha, part.given_m2 / 10000) else v.shown_area_ha end as covered_ha
    from agroevidence.parcel p join (${farmDays(farms, now)}) as today on today.farm_id = p.farm_id
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    ${standingCrop(sql`today.day`)}
    left join lateral (
      select part.*, count(*) over () as parts, sum(part.area_m2) over () as given_m2,
        case when lag(${knownCrop('part')}) over (order by ${knownCrop('part')}) = ${knownCrop('part')} then 0 else 1 end as parcels
      from (${standingParts(sql`today.day`)}) as part) as part on true
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN' and k.crop_name is not null`;
}

/** How much of each crop there is, the most first. */
export function sumAreas(farms: FarmReading, areas: CropAreas): Promise<StatisticRow[]> {
  return farms.rows(sql<StatisticRow>`
    with ${sumsOf(areas)} ${shownSums} order by season, role desc, area_ha desc, crop_id`);
}

/** `sums` by crop, of one pass over the areas: what all parts of a parcel have in common is counted in equal shares. */
function sumsOf(areas: CropAreas): RawBuilder<unknown> {
  return sql`sums as materialized (
    select season, role, crop_id, case when crop_id is null then crop_name end as crop_name, sum(area_ha) as area_ha,
      sum(parcels) as parcels, sum(covered_ha / parts) as covered_ha, sum(1::float8 / parts) as covered_parcels
    from (${areas}) as areas group by 1, 2, 3, 4)`;
}

const shownSums = sql`
  select season, role, crop_id, crop_name, round(area_ha::numeric, 2)::float8 as area_ha, parcels::int from sums`;

/** The sums of seasons. */
export interface SeasonSums {
  /** How much of each crop there is, the most first. */
  readonly planned: readonly StatisticRow[];
  /** How much land has no main crop, season by season; of a parcel that is planned in part, the rest. */
  readonly unplanned: readonly UnplannedRow[];
}

/** Without a role what no main crop has. */
interface SumRow extends Omit<StatisticRow, 'role'> {
  readonly role: CropRole | null;
}

/** What is planned of each crop and what land is left, in one statement: what each parcel has is reckoned once for both. */
export async function sumSeasons(
  farms: FarmReading,
  areas: CropAreas,
  { first, last }: Pick<PlanSpan, 'first' | 'last'>,
): Promise<SeasonSums> {
  const rows = await farms.rows(sql<SumRow>`
    with ${sumsOf(areas)}, land as (
      select count(*) as parcels, coalesce(sum(v.shown_area_ha), 0) as area_ha from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN'
    ), covered as (
      select season, sum(covered_parcels) as parcels, sum(covered_ha) as area_ha from sums where role = 'MAIN' group by 1
    )
    select * from (
      ${shownSums}
      union all
      select season.season, null, null, null, round((land.area_ha - coalesce(covered.area_ha, 0))::numeric, 2)::float8,
        round(land.parcels - coalesce(covered.parcels, 0))::int
      from generate_series(${first}::int, ${last}::int) as season (season)
      cross join land left join covered on covered.season = season.season
    ) as sums
    order by season, role desc, area_ha desc, crop_id`);
  const sums: { planned: StatisticRow[]; unplanned: UnplannedRow[] } = { planned: [], unplanned: [] };
  for (const { role, ...row } of rows) {
    if (role === null) sums.unplanned.push(row);
    else sums.planned.push({ ...row, role });
  }
  return sums;
}

/** The crops of each parcel. */
export function listAreas(farms: FarmReading, areas: CropAreas): Promise<ParcelCropRow[]> {
  return farms.rows(sql<ParcelCropRow>`
    select parcel_id, role, part, crop_id, crop_name, round(area_ha::numeric, 4)::float8 as area_ha from (${areas}) as areas
    order by parcel_id, role desc, part`);
}
