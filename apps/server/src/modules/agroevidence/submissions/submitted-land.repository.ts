import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { Days } from '../reports/report-rows.repository.ts';

/** A crop that stood on a parcel, as far as records are told of it. */
export interface SubmittedCultivation {
  readonly id: number;
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly ownCropId: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly sownOn: string | null;
  readonly harvestedOn: string | null;
  /** Null where it takes the whole parcel. */
  readonly areaM2: number | null;
  /** The type of the action that has sown it; null where no action is known to have. */
  readonly sownBy: string | null;
}

/** The crops of some parcels that stood in some days or come after them, and some that are named. */
export function findSubmittedCultivations(
  farms: FarmReading,
  parcelIds: readonly number[],
  ids: readonly number[],
  { from }: Pick<Days, 'from'>,
): Promise<SubmittedCultivation[]> {
  return farms.rows(sql<SubmittedCultivation>`
    select k.id, k.parcel_id, k.crop_id, k.own_crop_id, lower(k.valid) as valid_from, upper(k.valid) - 1 as valid_to, k.sown_on,
      k.harvested_on, k.area_m2, a.type as sown_by
    from agroevidence.cultivation k
    left join agroevidence.action a on a.farm_id = k.farm_id and a.id = k.sown_by_action_id and a.retired_at is null
    where ${ofFarms(farms, sql`k.farm_id`)} and (k.id = any(${[...new Set(ids)]}::int[])
      or (k.parcel_id = any(${[...new Set(parcelIds)]}::int[]) and k.retracted_at is null
        and k.valid && daterange(${from}::date, null)))
    order by lower(k.valid) nulls first, k.id`);
}

/** A parcel as it was outlined for a time. */
export interface SubmittedVersion {
  readonly id: number;
  readonly parcelId: number;
  readonly square: string | null;
  readonly block: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly areaM2: number;
}

/** How some parcels were outlined in some days, and some outlines that are named. */
export function findSubmittedVersions(
  farms: FarmReading,
  parcelIds: readonly number[],
  ids: readonly number[],
  { from, to }: Days,
): Promise<SubmittedVersion[]> {
  return farms.rows(sql<SubmittedVersion>`
    select v.id, v.parcel_id, v.square, v.block_number as block, lower(v.valid) as valid_from, upper(v.valid) - 1 as valid_to,
      v.shown_area_ha * 10000 as area_m2
    from agroevidence.parcel_version v
    where ${ofFarms(farms, sql`v.farm_id`)} and (v.id = any(${[...new Set(ids)]}::int[])
      or (v.parcel_id = any(${[...new Set(parcelIds)]}::int[])
        and v.valid && daterange(${from}::date, ${to}::date, '[]')))
    order by v.parcel_id, lower(v.valid) nulls first, v.id`);
}

/** Which of some actions bring fertilizers as well: a mix in one tank. */
export async function findMixed(farms: FarmReading, actionIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await farms.rows(sql<{ actionId: number }>`
    select distinct m.action_id from agroevidence.action_amount m
    where ${ofFarms(farms, sql`m.farm_id`)} and m.kind = 'FERTILIZER' and m.action_id = any(${[...new Set(actionIds)]}::int[])`);
  return new Set(rows.map(({ actionId }) => actionId));
}

/** What was to be done by a day and nobody has said that it was. */
export interface OpenUse {
  readonly actionId: number;
  readonly day: string;
  readonly parcelId: number;
  readonly parcel: string;
  readonly product: string | null;
}

export function findOpenUses(farms: FarmReading, { from, to }: Days, most: number): Promise<OpenUse[]> {
  return farms.rows(sql<OpenUse>`
    select a.id as action_id, a.day, p.id as parcel_id, p.local_name as parcel, u.name as product
    from agroevidence.action a
    join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind = 'PLANT_PROTECTION'
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    join agroevidence.parcel p on p.farm_id = t.farm_id and p.id = t.parcel_id
    where ${ofFarms(farms, sql`a.farm_id`)} and a.retired_at is null and a.state in ('PLANNED', 'UNDER_WAY')
      and a.day between ${from}::date and ${to}::date
      -- An order that was done stands as it was planned.
      and not exists (select from agroevidence.action done where done.farm_id = a.farm_id and done.order_id = a.id
        and done.retired_at is null and done.state in ('DONE', 'APPROVED'))
    order by a.day, a.id, p.sort_key, p.id, m.place limit ${most}`);
}

/** How many uses of products were recorded in each month of some days, by its first day. */
export async function countUses(farms: FarmReading, { from, to }: Days): Promise<ReadonlyMap<string, number>> {
  const rows = await farms.rows(sql<{ month: string; uses: number }>`
    select to_char(a.day, 'YYYY-MM') || '-01' as month, count(*)::int as uses
    from agroevidence.action a
    join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind = 'PLANT_PROTECTION'
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    where ${ofFarms(farms, sql`a.farm_id`)} and a.retired_at is null and a.state in ('DONE', 'APPROVED')
      and a.day between ${from}::date and ${to}::date
    group by 1`);
  return new Map(rows.map(({ month, uses }) => [month, uses]));
}

/** Hectares by the registry, of the land that a farm has now. */
export interface OfficialLand {
  readonly areaHa: number;
  readonly isWhole: boolean;
}

export async function findOfficialLand(farms: FarmReading): Promise<OfficialLand> {
  const [land] = await farms.rows(sql<OfficialLand>`
    select coalesce(sum(v.official_area_ha), 0)::float8 as area_ha, coalesce(bool_and(v.official_area_ha is not null), true) as is_whole
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN'`);
  return land ?? { areaHa: 0, isWhole: true };
}
