import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import { sql } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ofFarm, ofFarms, type FarmChange, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { ActionColumns, WeighedAmount, WrittenTarget } from '../actions/written-actions.repository.ts';
import type { RecordImportRow } from './record-imports.repository.ts';

type ImportKey = Pick<RecordImportRow, 'farmId' | 'id'>;

/** A parcel of an action of an import, with what was done there. */
export type ImportedTarget = Omit<WrittenTarget, 'cultivationId' | 'outline' | 'found'>;

/** An action of an import with its parts. */
export interface ImportedAction {
  readonly columns: ActionColumns;
  readonly amounts: readonly WeighedAmount[];
  readonly targets: readonly ImportedTarget[];
  readonly searchKey: string;
}

/** One that was written, with its number and the crops that its parcels count to. */
export interface NumberedAction extends ImportedAction {
  readonly id: number;
  readonly targets: readonly (ImportedTarget & Pick<WrittenTarget, 'cultivationId'>)[];
}

/** A number that rises with each change of the land or of what is recorded: in one state of both it stays. */
export async function stateOfRecords(farms: FarmReading): Promise<string> {
  const [row] = await farms.rows(sql<{ state: string }>`
    select (select max(m.revision) from agroevidence.farm_map m where ${ofFarms(farms, sql`m.farm_id`)}) || ' '
      || coalesce((select max(a.id) from agroevidence.action a where ${ofFarms(farms, sql`a.farm_id`)}), 0) as state`);
  return row?.state ?? '';
}

/** The same, with others kept from changing the land or from importing until the transaction ends. */
export async function holdStateOfRecords(tx: FarmChange, farmId: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    with held as (
      select m.revision from agroevidence.farm_map m where ${ofFarm(tx, sql`m.farm_id`, farmId)} for update)
    select (select revision from held) || ' '
      || coalesce((select max(a.id) from agroevidence.action a where ${ofFarm(tx, sql`a.farm_id`, farmId)}), 0) as state`.execute(
    tx.sql,
  );
  return rows[0]?.state ?? '';
}

/** Writes actions of an import without their parts; gives their numbers in their order. */
export async function insertActions(
  tx: FarmChange,
  { farmId, id }: ImportKey,
  actions: readonly ImportedAction[],
): Promise<number[]> {
  const ids: number[] = [];
  await inPortions(actions, async (some) => {
    const { rows } = await sql<{ id: number }>`
      insert into agroevidence.action (farm_id, source, record_import_id, unjudged, type, state, day, started_at, finished_at, operator, machine,
        note, crop_id, own_crop_id, crop_role, ends_crop, moisture_percent, water_l_per_ha, grazing_animals, grazing_head, grazing_days,
        irrigation_value, irrigation_unit, area_m2, parcels, nitrogen_kg,
        counted_nitrogen_kg, search_key)
      select farm.id, 'UNKNOWN', ${id}::int, 'TAKEN_OVER', "type", "state", "day", "startedAt" at time zone country.time_zone,
        "finishedAt" at time zone country.time_zone, "operator", "machine", "note", "cropId", "ownCropId", "cropRole", "endsCrop",
        "moisturePercent", "waterLPerHa", "grazingAnimals", "grazingHead", "grazingDays", "irrigationValue", "irrigationUnit", "areaM2", "parcels", "nitrogenKg", "countedNitrogenKg", "searchKey"
      from core.farm join core.country on country.code = farm.country_code
      cross join json_to_recordset(${JSON.stringify(some.map(recordOf))}::json) as given ("place" int, "type" text, "state" text, "day" date,
        "startedAt" timestamp, "finishedAt" timestamp, "operator" text, "machine" text, "note" text, "cropId" int, "ownCropId" int,
        "cropRole" text, "endsCrop" boolean, "moisturePercent" float8, "waterLPerHa" float8, "grazingAnimals" text,
        "grazingHead" int, "grazingDays" int, "irrigationValue" float8, "irrigationUnit" text, "areaM2" float8, "parcels" int,
        "nitrogenKg" float8, "countedNitrogenKg" float8, "searchKey" text)
      where ${ofFarm(tx, sql`farm.id`, farmId)} order by "place" returning id`.execute(tx.sql);
    ids.push(...rows.map((row) => row.id));
  });
  return ids;
}

function recordOf({ columns, targets, searchKey }: ImportedAction, place: number): object {
  return {
    ...columns,
    ...{ place, searchKey, parcels: targets.length },
    areaM2: targets.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    nitrogenKg: sumOrUnknown(targets.map(({ nitrogen }) => nitrogen.all)),
    countedNitrogenKg: sumOrUnknown(targets.map(({ nitrogen }) => nitrogen.counted)),
  };
}

function sumOrUnknown(parts: readonly (number | null)[]): number | null {
  return parts.reduce((whole, part) => (whole === null || part === null ? null : whole + part), 0);
}

/** What they bring onto the land or take from it, each of a material as it is now. */
export async function insertAmounts(
  tx: FarmChange,
  { farmId }: ImportKey,
  actions: readonly NumberedAction[],
  usedIds: ReadonlyMap<number, number>,
): Promise<void> {
  const all = actions.flatMap(({ id, amounts }) =>
    amounts.map(({ material, parts: _, ...amount }, at) => ({
      ...amount,
      actionId: id,
      place: at + 1,
      usedMaterialId: material === null ? null : (usedIds.get(material.id) ?? null),
    })),
  );
  await inPortions(all, (some) =>
    sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount, batch, produced_on, expires_on, purpose)
    select ${farmId}::int, "actionId", "place", "kind", "usedMaterialId", "value", "unit", "basis", "unitKind", "amount", "batch",
      "producedOn", "expiresOn", "purpose"
    from json_to_recordset(${JSON.stringify(some)}::json) as given ("actionId" int, "place" int, "kind" text, "usedMaterialId" int,
      "value" float8, "unit" text, "basis" text, "unitKind" text, "amount" float8, "batch" text, "producedOn" date, "expiresOn" date, "purpose" text)`.execute(
      tx.sql,
    ),
  );
}

/** Their parcels, each with the crop that it counts to. */
export async function insertTargets(
  tx: FarmChange,
  { farmId }: ImportKey,
  actions: readonly NumberedAction[],
): Promise<void> {
  const all = actions.flatMap(({ id, targets }) =>
    targets.map(({ nitrogen, ...target }) => ({
      ...target,
      ...{ actionId: id, nitrogenKg: nitrogen.all, countedKg: nitrogen.counted, organicKg: nitrogen.organic },
    })),
  );
  await inPortions(all, (some) =>
    sql`
    insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, cultivation_id, area_m2, area_origin,
      growth_stage, amounts, nitrogen_kg, counted_nitrogen_kg, organic_nitrogen_kg)
    select ${farmId}::int, "actionId", "parcelId", "versionId", "cultivationId", "areaM2", "areaOrigin", "growthStage",
      array(select part::float8 from json_array_elements_text("amounts") as part), "nitrogenKg", "countedKg", "organicKg"
    from json_to_recordset(${JSON.stringify(some)}::json) as given ("actionId" int, "parcelId" int, "versionId" int,
      "cultivationId" int, "areaM2" float8, "areaOrigin" text, "growthStage" int, "amounts" json, "nitrogenKg" float8,
      "countedKg" float8, "organicKg" float8)`.execute(tx.sql),
  );
}

/** A crop that is to stand, by the numbers of the actions that have sown and ended it. */
export interface WrittenStand {
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly ownCropId: number | null;
  readonly from: string;
  readonly to: string | null;
  readonly sownBy: number;
  readonly endedBy: number | null;
}

/** Lets crops stand as they stood; gives their numbers in their order. */
export async function insertStands(
  tx: FarmChange,
  { farmId }: ImportKey,
  stands: readonly WrittenStand[],
): Promise<number[]> {
  const ids: number[] = [];
  await inPortions(
    stands.map((stand, place) => ({ ...stand, place })),
    async (some) => {
      const { rows } = await sql<{ id: number }>`
      insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, role, part, sown_on, harvested_on,
        valid, source, sown_by_action_id, ended_by_action_id)
      select ${farmId}::int, "parcelId", "cropId", "ownCropId", coalesce(crop.names ->> 'cs', crop.key, own.name, ''), 'MAIN', 1, "from",
        case when "endedBy" is not null then "to" end, daterange("from", "to"), 'UNKNOWN', "sownBy", "endedBy"
      from json_to_recordset(${JSON.stringify(some)}::json) as given ("place" int, "parcelId" int, "cropId" int, "ownCropId" int,
        "from" date, "to" date, "sownBy" int, "endedBy" int)
      left join agroevidence.crop on crop.id = "cropId"
      left join agroevidence.own_crop own on ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = "ownCropId"
      order by "place" returning id`.execute(tx.sql);
      ids.push(...rows.map((row) => row.id));
    },
  );
  return ids;
}

/** An action of an import that is not as it was written. */
export interface ChangedAction {
  readonly id: number;
  readonly actionType: { readonly name: ActionType };
  readonly day: string;
}

/** Those of an import that somebody has changed since and not deleted. */
export async function findChangedSince(farms: FarmReading, importId: number): Promise<ChangedAction[]> {
  const rows = await farms.rows(sql<{ id: number; type: ActionType; day: string }>`
    select a.id, a.type, a.day from agroevidence.action a
    where ${ofFarms(farms, sql`a.farm_id`)} and a.record_import_id = ${importId} and a.retired_at is null and a.version > 1
    order by a.day, a.id limit 1000`);
  return rows.map(({ id, type, day }) => ({ id, actionType: { name: type }, day }));
}

/** Those of an import that are still there, with whether they are as it wrote them. */
export async function holdImported(
  tx: FarmChange,
  { farmId, id }: ImportKey,
): Promise<{ readonly id: number; readonly isChanged: boolean }[]> {
  const { rows } = await sql<{ id: number; isChanged: boolean }>`
    select a.id, a.version > 1 as is_changed from agroevidence.action a
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.record_import_id = ${id} and a.retired_at is null
    order by a.id for no key update of a`.execute(tx.sql);
  return rows;
}

/** Of some materials of the farm's own those that nothing is recorded of, and that nobody has changed. */
export async function findUnusedMaterials(
  tx: FarmTransaction,
  farmId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select own.id from agroevidence.own_material own
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = any(${[...ids]}::int[]) and own.retired_at is null and own.version = 1
      and not exists (
        select from agroevidence.used_material u
        join agroevidence.action_amount m on m.farm_id = u.farm_id and m.used_material_id = u.id
        join agroevidence.action a on a.farm_id = m.farm_id and a.id = m.action_id
        where ${ofFarm(tx, sql`u.farm_id`, farmId)} and u.own_material_id = own.id and a.retired_at is null)
    order by own.id`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

export async function retireMaterials(tx: FarmChange, farmId: number, ids: readonly number[], at: Date): Promise<void> {
  await sql`update agroevidence.own_material own set retired_at = ${at}
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = any(${[...ids]}::int[])`.execute(tx.sql);
}
