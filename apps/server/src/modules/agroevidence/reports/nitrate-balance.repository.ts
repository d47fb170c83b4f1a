import type { HarvestedKind } from '@brazda/domain/enumerations/action.ts';
import type { NutrientUptake } from '@brazda/domain/nitrogen/nutrient-uptake.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { intersectionOf } from '#server/db/overlays.ts';
import { areaM2 } from '#server/db/spatial.ts';
import {
  isDoneWithin,
  placeOfRecord,
  cropOfRecord,
  joinsOfRecord,
  type RecordedPlace,
} from './applied-materials.repository.ts';
import type { CropOfRecord, Days } from './report-rows.repository.ts';

/** A parcel that counts to the balance, as it was outlined on the day by which a season is judged. */
export interface BalanceParcel extends RecordedPlace {
  readonly nitrateVulnerable: TriState;
  readonly applicationZone: string | null;
  readonly areaM2: number;
}

export function findBalanceParcels(farms: FarmReading, day: string, most: number): Promise<BalanceParcel[]> {
  return farms.rows(sql<BalanceParcel>`
    select ${placeOfRecord}, v.nitrate_vulnerable, v.zone as application_zone, v.shown_area_ha * 10000 as area_m2
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.valid @> ${day}::date
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status <> 'TAKEN_BACK' order by p.sort_key, p.id limit ${most}`);
}

/** What was harvested of a crop on one parcel, or left there. */
export interface HarvestRow extends CropOfRecord {
  readonly actionId: number;
  readonly parcelId: number;
  readonly product: HarvestedKind;
  readonly areaM2: number;
  /** Kilograms; null where nobody has said how much, or not by weight. */
  readonly kilograms: number | null;
  /** Of by-products; null where nobody has said. */
  readonly isTaken: boolean | null;
}

export function findHarvests(farms: FarmReading, days: Days, most: number): Promise<HarvestRow[]> {
  return farms.rows(sql<HarvestRow>`
    select a.id as action_id, t.parcel_id, coalesce(m.kind, 'MAIN_PRODUCT') as product, t.area_m2, a.by_product_taken as is_taken,
      case when m.unit_kind = 'WEIGHT' then t.amounts[m.place] / 1000000 end as kilograms, ${cropOfRecord}
    from agroevidence.action a
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    ${joinsOfRecord}
    left join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind in ('MAIN_PRODUCT', 'BY_PRODUCT')
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and a.type in ('HARVEST', 'MOWING')
      and ${isDoneWithin(days)}
    order by a.day, a.id, t.id, m.place limit ${most}`);
}

export function findUptake(farms: FarmReading, countryCode: string): Promise<NutrientUptake[]> {
  return farms.rows(sql<NutrientUptake>`
    select crop_id, product, nitrogen, p2o5, k2o, valid_from, valid_to, source, is_general_knowledge
    from agroevidence.nutrient_uptake where country_code = ${countryCode} order by id`);
}

interface BanHit {
  readonly actionId: number;
  readonly parcelId: number;
  readonly day: string;
}

/** What was brought onto which parcel on a day on which that was forbidden, as it was found when it was recorded. */
export function findBanHits(farms: FarmReading, days: Days): Promise<BanHit[]> {
  return farms.rows(sql<BanHit>`
    select distinct a.id as action_id, t.parcel_id, a.day
    from agroevidence.action a
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    cross join lateral jsonb_array_elements(t.findings) as found
    cross join lateral jsonb_array_elements(found -> 'findings') as place
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and ${isDoneWithin(days)}
      and a.findings -> (place #>> '{}')::int ->> 'check' = 'BAN_PERIOD'
      and a.findings -> (place #>> '{}')::int ->> 'vote' = 'FORBIDDEN'
    order by a.id, t.parcel_id`);
}

/** How much of what was drawn as worked on a parcel lies in one that came of it. */
interface ReachedLand {
  readonly actionId: number;
  readonly parcelId: number;
  readonly toId: number;
  readonly areaM2: number;
}

export function findReachedLand(farms: FarmReading, days: Days): Promise<ReachedLand[]> {
  return farms.rows(sql<ReachedLand>`
    select t.action_id, t.parcel_id, l.to_parcel_id as to_id, ${areaM2(intersectionOf(sql`heir.geometry`, sql`t.geometry`))} as area_m2
    from agroevidence.action a
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    join agroevidence.parcel_lineage l on l.farm_id = t.farm_id and l.from_parcel_id = t.parcel_id and l.to_parcel_id <> t.parcel_id
    join lateral (select v.geometry from agroevidence.parcel_version v
      where ${ofFarms(farms, sql`v.farm_id`)} and v.farm_id = l.farm_id and v.parcel_id = l.to_parcel_id and v.retracted_at is null
      order by lower(v.valid) nulls first limit 1) as heir on true
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`l.farm_id`)}
      and ${isDoneWithin(days)} and t.geometry is not null
    order by t.action_id, t.parcel_id, l.to_parcel_id`);
}
