import type { UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import type { NitrogenRule } from '@brazda/domain/nitrogen/nitrogen-rules.ts';
import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { joinHeldLand, placesOf, type HeldLand } from '../parcels/held-land.repository.ts';
import { ownCrop, ownCropColumn, type NamedOwnCrop } from '../crops/standing-crop.repository.ts';

export interface LedgerParcel {
  readonly id: number;
  readonly farmId: number;
  readonly countryCode: string;
  readonly areaM2: number;
  readonly isVulnerable: TriState;
}

export function findLedgerParcels(farms: FarmReading, ids: readonly number[], now: Date): Promise<LedgerParcel[]> {
  return farms.rows(sql<LedgerParcel>`
    with today as materialized (${farmDays(farms, now)})
    select p.id, p.farm_id, today.country_code, v.shown_area_ha * 10000 as area_m2, v.nitrate_vulnerable as is_vulnerable
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join today on today.farm_id = p.farm_id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...ids]}::int[]) and p.status <> 'TAKEN_BACK'`);
}

/** A main crop with the days on which it stood. */
export interface StoodCropRow {
  readonly id: number;
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Null where it took the whole parcel. */
  readonly areaM2: number | null;
}

/** The latest first; of the parts of one parcel the largest. */
export function findStoodCrops(
  farms: FarmReading,
  parcelIds: readonly number[],
  exceptActionId: number | null,
): Promise<StoodCropRow[]> {
  return farms.rows(sql<StoodCropRow>`
    select k.id, k.parcel_id, k.crop_id, ${ownCropColumn} as own_crop, k.crop_name, lower(k.valid) as from, upper(k.valid) as to,
      k.area_m2
    from agroevidence.cultivation k ${ownCrop}
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.retracted_at is null
      and k.role = 'MAIN' and (${exceptActionId}::int is null or k.sown_by_action_id is distinct from ${exceptActionId}::int)
    order by k.parcel_id, lower(k.valid) desc nulls last, k.area_m2 desc nulls first, k.id desc`);
}

/** On which days, and without which action. */
export interface LedgerSpan {
  readonly from: string;
  readonly exceptActionId: number | null;
  /** Whether what is under way counts as brought. */
  readonly isUnderWayToo: boolean;
}

interface DoneRow {
  readonly actionId: number;
  readonly parcelId: number;
  readonly day: string;
  /** As the action says it. */
  readonly saidCropId: number | null;
  readonly cultivationId: number | null;
  readonly amount: number;
  readonly unitKind: UnitKind;
}

interface BroughtAmount extends DoneRow {
  readonly usedMaterialId: number;
}

/** A fertilizer as it was when it was used. */
interface UsedFertilizer {
  readonly materialId: number;
  readonly name: string;
  readonly facts: FertilizerFacts;
}

export type BroughtRow = BroughtAmount & UsedFertilizer;

/** What falls to each parcel of each fertilizer that was brought since a day. */
export async function findBrought(
  farms: FarmReading,
  land: readonly HeldLand[],
  { from, exceptActionId, isUnderWayToo }: LedgerSpan,
): Promise<BroughtRow[]> {
  const amounts = await farms.rows(sql<BroughtAmount>`
    select a.id as action_id, held.parcel_id, a.day, coalesce(a.crop_id, a.own_crop_id) as said_crop_id, t.cultivation_id,
      round(t.amounts[m.place] * falls.share) as amount, m.unit_kind, m.used_material_id
    from agroevidence.action_target t
    join agroevidence.action a on a.farm_id = t.farm_id and a.id = t.action_id
    ${joinHeldLand(farms, land, sql`a.day`)}
    join agroevidence.action_amount m on m.farm_id = t.farm_id and m.action_id = t.action_id and m.kind = 'FERTILIZER'
    where ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`m.farm_id`)}
      and t.parcel_id = any(${placesOf(land)}::int[])
      and ${isDoneSince(from, isUnderWayToo)} and (${exceptActionId}::int is null or a.id <> ${exceptActionId}::int)
    order by a.day, a.id, m.place`);
  const fertilizers = await findUsedFertilizers(farms, [...new Set(amounts.map((one) => one.usedMaterialId))]);
  return amounts.flatMap((amount) => {
    const fertilizer = fertilizers.get(amount.usedMaterialId);
    return fertilizer ? [{ ...amount, ...fertilizer }] : [];
  });
}

/** Their facts are read once, however many parcels they were brought onto. */
async function findUsedFertilizers(
  farms: FarmReading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UsedFertilizer>> {
  if (ids.length === 0) return new Map();
  const rows = await farms.rows(sql<UsedFertilizer & { id: number }>`
    select u.id, coalesce(u.material_id, u.own_material_id) as material_id, u.name, u.facts
    from agroevidence.used_material u where ${ofFarms(farms, sql`u.farm_id`)} and u.id = any(${[...ids]}::int[])`);
  return new Map(rows.map(({ id, ...fertilizer }) => [id, fertilizer]));
}

export interface LeftRow extends Omit<DoneRow, 'amount'> {
  readonly cropId: number | null;
  /** Null where nobody has said how much. */
  readonly amount: number | null;
}

/** By-products that harvests since a day have left on each parcel. */
export function findLeftByProducts(
  farms: FarmReading,
  land: readonly HeldLand[],
  { from, exceptActionId, isUnderWayToo }: LedgerSpan,
): Promise<LeftRow[]> {
  return farms.rows(sql<LeftRow>`
    select a.id as action_id, held.parcel_id, a.day, coalesce(a.crop_id, a.own_crop_id) as said_crop_id, t.cultivation_id,
      coalesce(a.crop_id, a.own_crop_id, k.crop_id, k.own_crop_id) as crop_id, round(t.amounts[m.place] * falls.share) as amount,
      coalesce(m.unit_kind, 'WEIGHT') as unit_kind
    from agroevidence.action_target t
    join agroevidence.action a on a.farm_id = t.farm_id and a.id = t.action_id
    ${joinHeldLand(farms, land, sql`a.day`)}
    left join agroevidence.cultivation k on k.farm_id = t.farm_id and k.id = t.cultivation_id
    left join agroevidence.action_amount m on m.farm_id = t.farm_id and m.action_id = t.action_id and m.kind = 'BY_PRODUCT'
    where ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`a.farm_id`)}
      and t.parcel_id = any(${placesOf(land)}::int[]) and a.type = 'HARVEST' and a.by_product_taken = false
      and ${isDoneSince(from, isUnderWayToo)}
      and (${exceptActionId}::int is null or a.id <> ${exceptActionId}::int)
    order by a.day, a.id`);
}

function isDoneSince(from: string, isUnderWayToo: boolean): RawBuilder<unknown> {
  const underWay = isUnderWayToo ? sql`, 'UNDER_WAY'` : sql``;
  return sql`a.retired_at is null and a.state in ('DONE', 'APPROVED'${underWay}) and a.day >= ${from}::date`;
}

export function findNitrogenRules(farms: FarmReading): Promise<NitrogenRule[]> {
  return farms.rows(sql<NitrogenRule>`
    select kind, crop_id, country_code, content, counted_percent, valid_from, valid_to, source, is_general_knowledge
    from agroevidence.nitrogen_rule where kind <> 'SHARE' order by id`);
}

/** A farm with the organic nitrogen that was brought onto it in a season. */
export interface HoldingRow {
  readonly farmId: number;
  readonly countryCode: string;
  readonly areaM2: number;
  readonly organicKg: number;
  /** On so many parcels something was brought of which nobody knows how much it is. */
  readonly unknown: number;
}

export function findHoldings(
  farms: FarmReading,
  farmIds: readonly number[],
  { from, to, exceptActionId, isUnderWayToo }: LedgerSpan & { readonly to: string },
  now: Date,
): Promise<HoldingRow[]> {
  return farms.rows(sql<HoldingRow>`
    with today as materialized (${farmDays(farms, now)}), land as materialized (
      select p.farm_id, sum(v.shown_area_ha) * 10000 as area_m2
      from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN' group by p.farm_id
    ), brought as materialized (
      select t.farm_id, sum(t.organic_nitrogen_kg) as organic_kg,
        (count(*) filter (where t.organic_nitrogen_kg is null))::int as unknown
      from agroevidence.action a
      join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
      where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and ${isDoneSince(from, isUnderWayToo)} and a.day <= ${to}::date
        and (${exceptActionId}::int is null or a.id <> ${exceptActionId}::int)
      group by t.farm_id
    )
    select today.farm_id, today.country_code, coalesce(land.area_m2, 0) as area_m2, coalesce(brought.organic_kg, 0) as organic_kg,
      coalesce(brought.unknown, 0) as unknown
    from today left join land on land.farm_id = today.farm_id left join brought on brought.farm_id = today.farm_id
    where today.farm_id = any(${[...farmIds]}::int[]) order by today.farm_id`);
}
