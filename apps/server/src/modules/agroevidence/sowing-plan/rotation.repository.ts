import type { PredecessorQuality, RotationRule, RotationRules } from '@brazda/domain/rotation/rotation-rules.ts';
import { standsOn } from '@brazda/domain/season.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';
import { plannedAnew } from '#server/db/planned-anew.ts';
import { entriesOf, plannedCropId, type PlanSpan } from './plan-entries.repository.ts';

/** Reads rows, within a transaction or outside of one. */
export type ReadRows = <R>(statement: RawBuilder<R>) => Promise<R[]>;

interface RuleRow {
  readonly kind: RotationRule['kind'];
  readonly group: string;
  readonly before: string | null;
  readonly years: number | null;
  readonly quality: PredecessorQuality | null;
  readonly share: number | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  readonly isGeneralKnowledge: boolean;
}

export async function findRotationRules(read: ReadRows): Promise<RotationRules> {
  const groups = await read(sql<{ cropId: number; name: string; isPerennial: boolean }>`
    select crop_id, name, is_perennial from agroevidence.rotation_group`);
  const rules = await read(sql<RuleRow>`
    select kind, group_name as "group", before_name as before, years, quality, share, valid_from, valid_to, source,
      is_general_knowledge
    from agroevidence.rotation_rule order by id`);
  // The table lets no rule say anything but what its kind says.
  return { groups: new Map(groups.map((group) => [group.cropId, group])), rules: rules as readonly RotationRule[] };
}

/** The main crop of a part of a parcel in a season; `isPlanned` where a plan says so, else it is what grew. */
export interface RotationRow {
  readonly parcelId: number;
  readonly season: number;
  readonly cropId: number;
  readonly isPlanned: boolean;
}

/** What is planned, and where nothing is, what grew; a crop that is sown anew each year grew in its first season alone. */
export function findRotation(read: ReadRows, farms: FarmConditions, span: PlanSpan): Promise<RotationRow[]> {
  const { first, last } = span;
  return read(sql<RotationRow>`
    ${plannedAnew} with planned as (
      select e.parcel_id, e.season, ${plannedCropId} as crop_id
      from agroevidence.plan_entry e
      where ${ofFarms(farms, sql`e.farm_id`)} and ${entriesOf(span)} and e.role = 'MAIN'
    ), grown as (
      select distinct k.parcel_id, season.season, k.crop_id
      from agroevidence.cultivation k
      cross join generate_series(${first}::int, ${last}::int) as season (season)
      left join agroevidence.rotation_group g on g.crop_id = k.crop_id
      where ${ofFarms(farms, sql`k.farm_id`)} and k.crop_id is not null and k.retracted_at is null
        and k.valid @> make_date(season.season + 1, ${standsOn.month}, ${standsOn.day})
        and (coalesce(g.is_perennial, false) or lower(k.valid) > make_date(season.season, ${standsOn.month}, ${standsOn.day}))
    ), told as (
      select *, bool_or(is_planned) over (partition by parcel_id, season) as has_plan from (
        select parcel_id, season, crop_id, true as is_planned from planned
        union all
        select parcel_id, season, crop_id, false from grown
      ) as either
    )
    select parcel_id, season, crop_id, is_planned from told where is_planned or not has_plan`);
}

/** Hectares of arable land, and of all parcels by their ids. */
export function findArableLand(
  read: ReadRows,
  farms: FarmConditions,
): Promise<{ readonly parcelId: number; readonly areaHa: number; readonly isArable: boolean }[]> {
  return read(sql<{ parcelId: number; areaHa: number; isArable: boolean }>`
    select p.id as parcel_id, v.shown_area_ha as area_ha, coalesce(v.land_use_code in ('R', 'G', 'U'), true) as is_arable
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN'`);
}
