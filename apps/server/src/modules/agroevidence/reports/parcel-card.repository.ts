import type { ActionType, AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { MaterialUnit, UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { withGoneBefore } from '../parcels/held-land.repository.ts';
import {
  cropOfRecord,
  isDoneWithin,
  joinsOfRecord,
  placeOfRecord,
  startTime,
  type RecordedPlace,
} from './applied-materials.repository.ts';
import { varietyOfCrop } from './grown-crops-report.repository.ts';
import type { CropOfRecord, Days } from './report-rows.repository.ts';

/** A parcel as it was outlined from a day to a day. */
export interface OutlineRow {
  readonly parcelId: number;
  readonly parcel: string;
  readonly square: string | null;
  readonly block: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly officialAreaHa: number | null;
  readonly areaM2: number;
  readonly landUse: string | null;
  readonly nitrateVulnerable: TriState;
}

export function findOutlines(
  farms: FarmReading,
  parcelIds: readonly number[],
  { from, to }: Days,
): Promise<OutlineRow[]> {
  return farms.rows(sql<OutlineRow>`
    select p.id as parcel_id, p.local_name as parcel, v.square, v.block_number as block, case when v.valid_from_known then lower(v.valid) end as valid_from,
      upper(v.valid) - 1 as valid_to, v.official_area_ha, v.area_m2, coalesce(v.land_use_name, v.land_use_code) as land_use,
      v.nitrate_vulnerable
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[])
      and v.valid && daterange(${from}::date, ${to}::date, '[]')
    order by p.sort_key, p.id, lower(v.valid) nulls first, v.id`);
}

/** A crop that stood on a parcel. */
export interface StoodRow extends CropOfRecord {
  readonly parcelId: number;
  readonly parcel: string;
  readonly variety: string | null;
  readonly areaM2: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly sownOn: string | null;
  readonly harvestedOn: string | null;
}

export function findStood(farms: FarmReading, parcelIds: readonly number[], { from, to }: Days): Promise<StoodRow[]> {
  return farms.rows(sql<StoodRow>`
    select p.id as parcel_id, p.local_name as parcel, ${varietyOfCrop(farms)} as variety, coalesce(k.area_m2, v.shown_area_ha * 10000) as area_m2, lower(k.valid) as valid_from,
      upper(k.valid) - 1 as valid_to, k.sown_on, k.harvested_on, k.crop_id, k.own_crop_id, own.name as own_crop_name,
      own.eppo as own_crop_eppo, k.crop_name
    from agroevidence.cultivation k
    join agroevidence.parcel p on p.farm_id = k.farm_id and p.id = k.parcel_id
    join agroevidence.parcel_version v on v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current
    left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.retracted_at is null
      and k.valid && daterange(${from}::date, ${to}::date, '[]')
    order by p.sort_key, p.id, lower(k.valid) nulls first, k.id`);
}

/** What was done on a parcel, once for each material or product. */
export interface WorkRow extends RecordedPlace, CropOfRecord {
  readonly actionId: number;
  readonly day: string;
  readonly startTime: string | null;
  readonly type: ActionType;
  readonly areaM2: number;
  readonly growthStage: number | null;
  /** Null of what is harvested, and where nothing was brought. */
  readonly material: string | null;
  readonly kind: string | null;
  readonly registrationNumber: string | null;
  readonly saidValue: number | null;
  readonly saidUnit: MaterialUnit | null;
  readonly saidBasis: AmountBasis | null;
  readonly unitKind: UnitKind | null;
  readonly amount: number | null;
  readonly nitrogenKg: number | null;
  readonly operator: string | null;
  readonly machine: string | null;
  readonly note: string | null;
}

export function findWorks(
  farms: FarmReading,
  parcelIds: readonly number[],
  days: Days,
  most: number,
): Promise<WorkRow[]> {
  return farms.rows(sql<WorkRow>`
    select a.id as action_id, a.day, ${startTime}, a.type, t.area_m2, t.growth_stage, u.name as material, m.kind,
      u.registration_number, m.said_value, m.said_unit, m.said_basis, m.unit_kind, t.amounts[m.place] as amount,
      case when m.place is null or m.place = 1 then t.nitrogen_kg end as nitrogen_kg,
      a.operator, a.machine, a.note, ${placeOfRecord}, ${cropOfRecord}
    from agroevidence.action_target t
    join agroevidence.action a on a.farm_id = t.farm_id and a.id = t.action_id
    ${joinsOfRecord}
    left join agroevidence.action_amount m on m.farm_id = t.farm_id and m.action_id = t.action_id
    left join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`a.farm_id`)}
      and t.parcel_id in ${withGoneBefore(farms, parcelIds)} and ${isDoneWithin(days)}
    order by p.sort_key, p.id, a.day, a.id, m.place limit ${most}`);
}
