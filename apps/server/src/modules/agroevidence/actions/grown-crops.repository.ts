import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { CropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { sql } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';

/** A crop that an action has sown. */
export interface SownCrop extends CropColumns {
  readonly actionId: number;
  readonly cropName: string;
  readonly role: CultivationRole;
  readonly day: string;
}

/** Where on a parcel; without an area on all of it. */
export interface SownPlace {
  /** That which the action had sown there before; null where it had none. */
  readonly cultivationId: number | null;
  readonly parcelId: number;
  readonly part: number;
  readonly areaM2: number | null;
  /** WKB. */
  readonly outline: Uint8Array | null;
}

/** Lets a crop stand from its day on, on each place; gives what stands there now. */
export async function writeSown(
  tx: FarmChange,
  farmId: number,
  crop: SownCrop,
  places: readonly SownPlace[],
): Promise<{ readonly id: number; readonly parcelId: number }[]> {
  const known = places.filter(({ cultivationId }) => cultivationId !== null);
  const added = places.filter(({ cultivationId }) => cultivationId === null);
  return [...(await updateSown(tx, farmId, crop, known)), ...(await insertSown(tx, farmId, crop, added))];
}

async function insertSown(
  tx: FarmChange,
  farmId: number,
  { actionId, cropId, ownCropId, cropName, role, day }: SownCrop,
  places: readonly SownPlace[],
): Promise<{ id: number; parcelId: number }[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ id: number; parcelId: number }>`
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, role, part, area_m2, geometry, sown_on,
      valid, source, sown_by_action_id)
    select ${farmId}::int, "parcelId", ${cropId}::int, ${ownCropId}::int, ${cropName}, ${role}, "part", "areaM2", ${outline},
      ${day}::date, daterange(${day}::date, null), 'MANUAL', ${actionId}::int
    from ${given(places)} returning id, parcel_id`.execute(tx.sql);
  return rows;
}

async function updateSown(
  tx: FarmChange,
  farmId: number,
  { cropId, ownCropId, cropName, role, day }: SownCrop,
  places: readonly SownPlace[],
): Promise<{ id: number; parcelId: number }[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ id: number; parcelId: number }>`
    update agroevidence.cultivation k
    set crop_id = ${cropId}::int, own_crop_id = ${ownCropId}::int, crop_name = ${cropName}, role = ${role}, part = given."part",
      area_m2 = given."areaM2", geometry = ${outline}, sown_on = ${day}::date,
      valid = daterange(${day}::date, upper(coalesce(k.valid_before, k.valid))), valid_before = null, ended_by_id = null
    from ${given(places)}
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = "cultivationId" returning k.id, k.parcel_id`.execute(tx.sql);
  return rows;
}

const outline = sql`case when "outline" is not null then st_setsrid(st_geomfromwkb(decode("outline", 'hex')), 4326) end`;

function given(places: readonly SownPlace[]): ReturnType<typeof sql> {
  const rows = places.map(({ outline: drawn, ...place }) => ({
    ...place,
    outline: drawn && Buffer.from(drawn).toString('hex'),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given ("cultivationId" int, "parcelId" int, "part" int,
    "areaM2" float8, "outline" text)`;
}

/** What some actions have sown stands no more, and what they had ended by sowing goes on once that is settled. */
export async function retractSown(tx: FarmChange, farmId: number, ids: readonly number[], at: Date): Promise<void> {
  await inPortions(ids, (some) =>
    sql`
    update agroevidence.cultivation k
    set retracted_at = ${at}, valid = coalesce(valid_before, valid), valid_before = null, ended_by_id = null
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...some]}::int[])`.execute(tx.sql),
  );
}

/** Lets crops stand no more from the day of their harvest on. */
export async function endByAction(
  tx: FarmChange,
  farmId: number,
  { actionId, day }: Pick<SownCrop, 'actionId' | 'day'>,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update agroevidence.cultivation k
    set harvested_on = ${day}::date, valid = daterange(lower(k.valid), ${day}::date), valid_before = null, ended_by_id = null,
      ended_by_action_id = ${actionId}::int
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...ids]}::int[])`.execute(tx.sql);
}

/** What some actions have ended goes on, until something else ends it. */
export async function reopenEnded(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  await inPortions(ids, (some) =>
    sql`
    update agroevidence.cultivation k
    set harvested_on = null, valid = daterange(lower(k.valid), null), valid_before = null, ended_by_id = null,
      ended_by_action_id = null
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...some]}::int[])`.execute(tx.sql),
  );
}

/** What actions have done to crops that were not taken back since. */
export interface ActedUpon {
  readonly id: number;
  readonly parcelId: number;
  readonly sownByActionId: number | null;
  readonly endedByActionId: number | null;
}

export async function findActedUpon(
  tx: FarmChange,
  farmId: number,
  actionIds: readonly number[],
): Promise<ActedUpon[]> {
  const { rows } = await sql<ActedUpon>`
    select k.id, k.parcel_id, k.sown_by_action_id, k.ended_by_action_id from agroevidence.cultivation k
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.retracted_at is null
      and (k.sown_by_action_id = any(${[...actionIds]}::int[]) or k.ended_by_action_id = any(${[...actionIds]}::int[]))
    order by k.id`.execute(tx.sql);
  return rows;
}
