import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { CropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { ActionState, ActionType, AreaOrigin, HarvestedKind } from '@brazda/domain/enumerations/action.ts';
import type { DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { DriftReduction, MaterialKind, UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { GrazingAnimals, IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';
import type { UnjudgedReason } from '@brazda/domain/enumerations/restriction.ts';
import type { SaidAmount } from '@brazda/domain/materials/amount.ts';
import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { Nitrogen } from '@brazda/domain/materials/nitrogen.ts';
import { sql, type RawBuilder } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ownCode } from '../organisms/own-organisms.repository.ts';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';

/** What an action says of itself, as its row has it; what is not of its group is null. */
export interface ActionColumns extends CropColumns {
  readonly type: ActionType;
  readonly state: ActionState;
  readonly day: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly operator: string | null;
  readonly machine: string | null;
  readonly note: string | null;
  readonly orderId: number | null;
  readonly cropRole: CultivationRole | null;
  readonly endsCrop: boolean | null;
  readonly cut: number | null;
  readonly moisturePercent: number | null;
  readonly byProductTaken: boolean | null;
  readonly incorporatedOn: string | null;
  readonly timing: DeductionVariant | null;
  readonly waterLPerHa: number | null;
  readonly tankL: number | null;
  readonly nozzle: string | null;
  readonly driftReduction: DriftReduction | null;
  readonly windMPerS: number | null;
  readonly temperatureC: number | null;
  readonly grazingAnimals: GrazingAnimals | null;
  readonly grazingHead: number | null;
  readonly grazingDays: number | null;
  readonly irrigationValue: number | null;
  readonly irrigationUnit: IrrigationUnit | null;
}

export type AmountKind = MaterialKind | HarvestedKind;

/** What is brought onto the land or taken from it by one action, with what falls to each parcel. */
export interface WeighedAmount extends SaidAmount {
  readonly kind: AmountKind;
  readonly material: MaterialRow | null;
  readonly unitKind: UnitKind;
  /** Millionths. */
  readonly amount: number;
  readonly parts: readonly number[];
  readonly batch: string | null;
  /** As its package says them. */
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly organismCodes: readonly string[];
  readonly purpose: string | null;
}

/** A parcel of an action, with what was done there. */
export interface WrittenTarget {
  readonly parcelId: number;
  readonly versionId: number;
  readonly cultivationId: number | null;
  readonly areaM2: number;
  readonly areaOrigin: AreaOrigin;
  /** WKB; null where nothing was drawn. */
  readonly outline: Uint8Array | null;
  readonly growthStage: number | null;
  readonly amounts: readonly number[];
  readonly nitrogen: Nitrogen;
  /** What was against it, as places among the findings of the action. */
  readonly found: readonly FoundOfMaterial[];
}

/** What belongs to an action: on which parcels, and what was brought onto them or taken from them. */
export interface ActionParts {
  readonly amounts: readonly (WeighedAmount & { readonly usedMaterialId: number | null })[];
  readonly targets: readonly WrittenTarget[];
}

/** An action with the sums of its parcels. */
export interface ActionRecord {
  readonly columns: ActionColumns;
  readonly areasM2: readonly number[];
  /** Of each parcel. */
  readonly nitrogen: readonly Nitrogen[];
  readonly searchKey: string;
  /** What was against it on any of its parcels. */
  readonly findings: readonly RestrictionFinding[];
  /** Why nobody knows what is; null where it was judged. */
  readonly unjudged: UnjudgedReason | null;
}

/** Writes an action without its parts, which name crops that name it. */
export async function insertAction(tx: FarmChange, farmId: number, written: ActionRecord): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.action (farm_id, ${columnNames}) select ${farmId}::int, ${given}
    from ${recordOf(written)} returning id`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The action was not written');
  return row.id;
}

/** Writes an action anew; its number stays. */
export async function updateAction(tx: FarmChange, farmId: number, id: number, written: ActionRecord): Promise<void> {
  await sql`update agroevidence.action a set (${columnNames}) = (select ${given} from ${recordOf(written)})
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = ${id}`.execute(tx.sql);
}

export async function retireActions(tx: FarmChange, farmId: number, ids: readonly number[], at: Date): Promise<void> {
  await inPortions(ids, (some) =>
    sql`update agroevidence.action a set retired_at = ${at}
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = any(${[...some]}::int[])`.execute(tx.sql),
  );
}

export async function approveActions(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  await inPortions(ids, (some) =>
    sql`update agroevidence.action a set state = 'APPROVED'
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = any(${[...some]}::int[])`.execute(tx.sql),
  );
}

const columnNames =
  sql.raw(`type, state, day, started_at, finished_at, operator, machine, note, order_id, crop_id, own_crop_id,
  crop_role, ends_crop, cut, moisture_percent, by_product_taken, incorporated_on, timing, water_l_per_ha, tank_l, nozzle,
  drift_reduction, wind_m_per_s, temperature_c, grazing_animals, grazing_head, grazing_days, irrigation_value,
  irrigation_unit, area_m2, parcels, nitrogen_kg, counted_nitrogen_kg, search_key,
  findings, unjudged`);

const given =
  sql.raw(`"type", "state", "day", "startedAt", "finishedAt", "operator", "machine", "note", "orderId", "cropId",
  "ownCropId", "cropRole", "endsCrop", "cut", "moisturePercent", "byProductTaken", "incorporatedOn", "timing", "waterLPerHa",
  "tankL", "nozzle", "driftReduction", "windMPerS", "temperatureC", "grazingAnimals", "grazingHead", "grazingDays",
  "irrigationValue", "irrigationUnit", "areaM2", "parcels", "nitrogenKg", "countedNitrogenKg",
  "searchKey", "findings", "unjudged"`);

function recordOf({ columns, areasM2, nitrogen, searchKey, findings, unjudged }: ActionRecord): RawBuilder<unknown> {
  const record = {
    ...columns,
    areaM2: areasM2.reduce((sum, area) => sum + area, 0),
    parcels: areasM2.length,
    nitrogenKg: sumOrUnknown(nitrogen.map(({ all }) => all)),
    countedNitrogenKg: sumOrUnknown(nitrogen.map(({ counted }) => counted)),
    ...{ searchKey, findings, unjudged },
  };
  return sql`json_to_record(${JSON.stringify(record)}::json) as given ("type" text, "state" text, "day" date,
    "startedAt" timestamptz, "finishedAt" timestamptz, "operator" text, "machine" text, "note" text, "orderId" int,
    "cropId" int, "ownCropId" int, "cropRole" text, "endsCrop" boolean, "cut" int, "moisturePercent" float8,
    "byProductTaken" boolean, "incorporatedOn" date, "timing" text, "waterLPerHa" float8, "tankL" float8, "nozzle" text,
    "driftReduction" int, "windMPerS" float8, "temperatureC" float8, "grazingAnimals" text, "grazingHead" int,
    "grazingDays" int, "irrigationValue" float8, "irrigationUnit" text, "areaM2" float8, "parcels" int, "nitrogenKg" float8,
    "countedNitrogenKg" float8, "searchKey" text, "findings" jsonb, "unjudged" text)`;
}

function sumOrUnknown(parts: readonly (number | null)[]): number | null {
  return parts.reduce((whole, part) => (whole === null || part === null ? null : whole + part), 0);
}

/** Writes the parts of an action in the place of those that it had. */
export async function replaceParts(
  tx: FarmChange,
  farmId: number,
  id: number,
  { amounts, targets }: ActionParts,
): Promise<void> {
  await sql`delete from agroevidence.action_target t
    where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = ${id}`.execute(tx.sql);
  await sql`delete from agroevidence.action_amount m
    where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.action_id = ${id}`.execute(tx.sql);
  if (amounts.length > 0) await insertAmounts(tx, farmId, id, amounts);
  await insertTargets(tx, farmId, id, targets);
}

async function insertAmounts(
  tx: FarmChange,
  farmId: number,
  id: number,
  amounts: ActionParts['amounts'],
): Promise<void> {
  const rows = amounts.map(({ material: _, parts: __, ...amount }, at) => ({ ...amount, place: at + 1 }));
  await sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount, batch, produced_on, expires_on, organism_codes, own_organisms, purpose)
    select ${farmId}::int, ${id}::int, "place", "kind", "usedMaterialId", "value", "unit", "basis", "unitKind", "amount", "batch",
      "producedOn", "expiresOn", array(select json_array_elements_text("organismCodes")), (
        select jsonb_object_agg(${ownCode}, jsonb_build_object('name', own.name, 'eppo', own.eppo))
        from agroevidence.own_organism own where ${ofFarm(tx, sql`own.farm_id`, farmId)}
          and ${ownCode} in (select json_array_elements_text("organismCodes"))), "purpose"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given ("place" int, "kind" text, "usedMaterialId" int, "value" float8,
      "unit" text, "basis" text, "unitKind" text, "amount" float8, "batch" text, "producedOn" date, "expiresOn" date, "organismCodes" json, "purpose" text)
    order by "place"`.execute(tx.sql);
}

async function insertTargets(
  tx: FarmChange,
  farmId: number,
  id: number,
  targets: readonly WrittenTarget[],
): Promise<void> {
  const rows = targets.map(({ nitrogen, outline, ...target }) => ({
    ...target,
    outline: outline && Buffer.from(outline).toString('hex'),
    nitrogenKg: nitrogen.all,
    countedKg: nitrogen.counted,
    organicKg: nitrogen.organic,
  }));
  await sql`
    insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, cultivation_id, area_m2, area_origin,
      geometry, growth_stage, amounts, nitrogen_kg, counted_nitrogen_kg, organic_nitrogen_kg, findings)
    select ${farmId}::int, ${id}::int, "parcelId", "versionId", "cultivationId", "areaM2", "areaOrigin",
      case when "outline" is not null then st_setsrid(st_geomfromwkb(decode("outline", 'hex')), 4326) end, "growthStage",
      array(select part::float8 from json_array_elements_text("amounts") as part), "nitrogenKg", "countedKg", "organicKg", "found"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given ("parcelId" int, "versionId" int, "cultivationId" int,
      "areaM2" float8, "areaOrigin" text, "outline" text, "growthStage" int, "amounts" json, "nitrogenKg" float8, "countedKg" float8,
      "organicKg" float8, "found" jsonb)`.execute(tx.sql);
}
