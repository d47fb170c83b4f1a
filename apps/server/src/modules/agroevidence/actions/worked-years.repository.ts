import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';

/** A parcel that is worked, as it is outlined now. */
export interface WorkedParcel {
  readonly parcelId: number;
  readonly versionId: number;
  readonly areaM2: number;
}

export async function findWorkedParcels(tx: FarmChange, farmId: number): Promise<WorkedParcel[]> {
  const { rows } = await sql<WorkedParcel>`
    select v.parcel_id, v.id as version_id, v.shown_area_ha * 10000 as area_m2 from agroevidence.parcel_version v
    where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current order by v.parcel_id`.execute(tx.sql);
  return rows;
}

/** A done action with what falls to each parcel: kilograms of nitrogen, and millionths of the one material. */
export interface SeededAction {
  readonly type: ActionType;
  readonly day: string;
  readonly operator: string;
  readonly cropId: number | null;
  readonly cropRole: string | null;
  readonly endsCrop: boolean | null;
  readonly searchKey: string;
  readonly areaM2: number;
  readonly parcels: number;
  readonly nitrogenKg: number;
  readonly countedKg: number;
  readonly amount: SeededAmount | null;
  readonly targets: readonly SeededTarget[];
}

export interface SeededAmount {
  readonly kind: MaterialKind | 'MAIN_PRODUCT';
  readonly usedMaterialId: number | null;
  readonly value: number;
  readonly total: number;
}

export interface SeededTarget extends WorkedParcel {
  readonly amounts: readonly number[];
  readonly nitrogenKg: number;
  readonly countedKg: number;
  readonly organicKg: number;
}

/** Writes actions for a hectare in kilograms, by three statements. */
export async function insertSeededActions(
  tx: FarmChange,
  farmId: number,
  actions: readonly SeededAction[],
): Promise<void> {
  const given = actions.map(({ amount: _, targets: __, ...action }, at) => ({ ...action, at }));
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.action (farm_id, type, state, day, operator, crop_id, crop_role, ends_crop, area_m2, parcels, nitrogen_kg,
      counted_nitrogen_kg, search_key, unjudged)
    select ${farmId}::int, "type", 'DONE', "day", "operator", "cropId", "cropRole", "endsCrop", "areaM2", "parcels", "nitrogenKg",
      "countedKg", "searchKey", 'TAKEN_OVER'
    from json_to_recordset(${JSON.stringify(given)}::json) as given ("at" int, "type" text, "day" date, "operator" text, "cropId" int,
      "cropRole" text, "endsCrop" boolean, "areaM2" float8, "parcels" int, "nitrogenKg" float8, "countedKg" float8, "searchKey" text)
    order by "at" returning id`.execute(tx.sql);
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  const targets = actions.flatMap((action, at) => action.targets.map((target) => ({ ...target, actionId: ids[at] })));
  await sql`
    insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, area_m2, area_origin, amounts, nitrogen_kg,
      counted_nitrogen_kg, organic_nitrogen_kg)
    select ${farmId}::int, "actionId", "parcelId", "versionId", "areaM2", 'PARCEL',
      array(select part::float8 from json_array_elements_text("amounts") as part), "nitrogenKg", "countedKg", "organicKg"
    from json_to_recordset(${JSON.stringify(targets)}::json) as given ("actionId" int, "parcelId" int, "versionId" int,
      "areaM2" float8, "amounts" json, "nitrogenKg" float8, "countedKg" float8, "organicKg" float8)`.execute(tx.sql);
  const amounts = actions.flatMap(({ amount }, at) => (amount ? [{ ...amount, actionId: ids[at] }] : []));
  await sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount)
    select ${farmId}::int, "actionId", 1, "kind", "usedMaterialId", "value", 'KG', 'HECTARE', 'WEIGHT', "total"
    from json_to_recordset(${JSON.stringify(amounts)}::json) as given ("actionId" int, "kind" text, "usedMaterialId" int,
      "value" float8, "total" float8)`.execute(tx.sql);
}
