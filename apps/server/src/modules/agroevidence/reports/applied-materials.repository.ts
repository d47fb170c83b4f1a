import type { ActionType, AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind, MaterialUnit, UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { FertilizerFacts, PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { CropOfRecord, Days } from './report-rows.repository.ts';

/** Where something was done, as the land was outlined then; the name of a parcel is that of today. */
export interface RecordedPlace {
  readonly parcelId: number;
  readonly parcel: string;
  readonly cadastralUnit: string | null;
  readonly square: string | null;
  readonly block: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** A parcel `p` in its version `v`. */
export const placeOfRecord = sql`p.id as parcel_id, p.local_name as parcel, p.cadastral_unit, v.square, v.block_number as block,
  round(st_y(v.label)::numeric, 6)::float8 as latitude, round(st_x(v.label)::numeric, 6)::float8 as longitude`;

/** The crop that an action `a` names, else that of the cultivation `k` that it was done to; own crops as `own`. */
export const cropOfRecord = sql`coalesce(a.crop_id, case when a.own_crop_id is null then k.crop_id end) as crop_id,
  own.name as own_crop_name, own.eppo as own_crop_eppo, coalesce(a.own_crop_id, k.own_crop_id) as own_crop_id,
  case when num_nonnulls(a.crop_id, a.own_crop_id) = 0 then k.crop_name end as crop_name`;

export const joinsOfRecord = sql`
  left join agroevidence.cultivation k on k.farm_id = t.farm_id and k.id = t.cultivation_id
  left join agroevidence.own_crop own on own.farm_id = t.farm_id and own.id = coalesce(a.own_crop_id,
    case when a.crop_id is null then k.own_crop_id end)
  join agroevidence.parcel p on p.farm_id = t.farm_id and p.id = t.parcel_id
  join agroevidence.parcel_version v on v.farm_id = t.farm_id and v.id = t.parcel_version_id`;

/** When work began, by the clocks of the farm's country. */
export const startTime = sql`to_char(a.started_at at time zone (select country.time_zone from core.farm
  join core.country on country.code = farm.country_code where farm.id = a.farm_id), 'HH24:MI') as start_time`;

/** A material on one parcel by one action. */
export interface AppliedRow extends RecordedPlace, CropOfRecord {
  readonly actionId: number;
  readonly type: ActionType;
  readonly day: string;
  readonly startTime: string | null;
  readonly operator: string | null;
  readonly incorporatedOn: string | null;
  readonly driftReduction: number | null;
  readonly waterLPerHa: number | null;
  readonly areaM2: number;
  readonly parcelM2: number;
  readonly growthStage: number | null;
  readonly place: number;
  readonly saidValue: number;
  readonly saidUnit: MaterialUnit;
  readonly saidBasis: AmountBasis;
  readonly unitKind: UnitKind;
  /** Millionths that fall to the parcel. */
  readonly amount: number;
  readonly batch: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly organismCodes: string[];
  /** Own ones among them, as they were called when it was recorded. */
  readonly ownOrganisms: Readonly<Record<string, OwnOrganismThen>> | null;
  readonly purpose: string | null;
  readonly usedMaterialId: number;
  readonly cultivationId: number | null;
  readonly versionId: number;
  /** The crop that the action itself names. */
  readonly namedCropId: number | null;
  readonly namedOwnCropId: number | null;
  /** What the registry calls an own crop by, as the farm has said. */
  readonly ownCropCode: string | null;
}

/** What was done of a kind of material between two days, by the day: no more than so many rows. */
export function findApplied(
  farms: FarmReading,
  kind: MaterialKind,
  { from, to }: Days,
  most: number,
): Promise<AppliedRow[]> {
  return farms.rows(sql<AppliedRow>`
    select a.id as action_id, a.type, a.day, ${startTime}, a.operator, a.incorporated_on, a.drift_reduction, a.water_l_per_ha,
      t.area_m2, v.shown_area_ha * 10000 as parcel_m2, t.growth_stage, m.place, m.said_value, m.said_unit, m.said_basis, m.unit_kind,
      t.amounts[m.place] as amount, m.batch, m.produced_on, m.expires_on, m.organism_codes, m.own_organisms, m.purpose, m.used_material_id, t.cultivation_id, t.parcel_version_id as version_id,
      a.crop_id as named_crop_id, a.own_crop_id as named_own_crop_id, own.external_id as own_crop_code, ${placeOfRecord}, ${cropOfRecord}
    from agroevidence.action a
    join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind = ${kind}
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    ${joinsOfRecord}
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`m.farm_id`)}
      and ${isDoneWithin({ from, to })}
    order by a.day, a.id, p.sort_key, p.id, m.place limit ${most}`);
}

/** Of an action `a`: done, not deleted, and on one of the days. */
export function isDoneWithin({ from, to }: Days): RawBuilder<unknown> {
  return sql`a.retired_at is null and a.state in ('DONE', 'APPROVED') and a.day between ${from}::date and ${to}::date`;
}

/** A material as it was when the farm used it. */
export interface UsedMaterial<Facts> {
  readonly id: number;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly facts: Facts;
}

interface FactsOf {
  readonly FERTILIZER: FertilizerFacts;
  readonly PLANT_PROTECTION: PlantProtectionFacts;
}

export async function findUsedMaterials<Kind extends keyof FactsOf>(
  farms: FarmReading,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UsedMaterial<FactsOf[Kind]>>> {
  const rows = await farms.rows(sql<UsedMaterial<FactsOf[Kind]>>`
    select u.id, u.name, u.registration_number, u.facts from agroevidence.used_material u
    where ${ofFarms(farms, sql`u.farm_id`)} and u.kind = ${kind} and u.id = any(${[...new Set(ids)]}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface OwnOrganismThen {
  readonly name: string;
  readonly eppo: string | null;
}

export interface OrganismName {
  readonly code: string;
  readonly name: string;
}

export function findOrganismNames(
  farms: FarmReading,
  codes: readonly string[],
  language: string,
): Promise<OrganismName[]> {
  return farms.rows(sql<OrganismName>`
    select code, coalesce(names ->> ${language}, name) as name from agroevidence.organism
    where code = any(${[...new Set(codes)]}::text[]) order by code`);
}
