import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';

/** What a farm says of a crop of its own. */
export interface OwnCropFacts {
  readonly name: string;
  readonly externalId: string | null;
  readonly eppo: string | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export interface OwnCropRow extends OwnCropFacts {
  readonly id: number;
  readonly farmId: number;
  readonly isRetired: boolean;
  readonly version: number;
}

const columns = sql`own.id, own.farm_id, own.name, own.external_id, own.eppo, own.red, own.green, own.blue,
  own.valid_from, own.valid_to, own.retired_at is not null as is_retired, own.version`;

export function findOwnCrops(farms: FarmReading): Promise<OwnCropRow[]> {
  return farms.rows(sql<OwnCropRow>`
    select ${columns} from agroevidence.own_crop own where ${ofFarms(farms, sql`own.farm_id`)}`);
}

/** All of a farm, in the transaction that is to change some; held until it ends. */
export async function holdOwnCrops(tx: FarmChange, farmId: number): Promise<OwnCropRow[]> {
  return rowsOf(tx, sql`own.farm_id = ${farmId}`);
}

/** One in scope, held until the transaction ends. */
export async function holdOwnCrop(tx: FarmChange, id: number): Promise<OwnCropRow | undefined> {
  return (await rowsOf(tx, sql`own.id = ${id}`))[0];
}

async function rowsOf(tx: FarmChange, which: RawBuilder<unknown>): Promise<OwnCropRow[]> {
  const { rows } = await sql<OwnCropRow>`
    select ${columns} from agroevidence.own_crop own
    where ${ofFarms(tx, sql`own.farm_id`)} and ${which} order by own.id for update`.execute(tx.sql);
  return rows;
}

/** On how many parcels a crop was recorded or planned. */
export async function countUse(
  tx: FarmTransaction,
  { id, farmId }: Pick<OwnCropRow, 'id' | 'farmId'>,
): Promise<number> {
  const { rows } = await sql<{ parcels: number }>`
    select count(*)::int as parcels from (
      select parcel_id from agroevidence.cultivation
      where ${ofFarm(tx, sql`farm_id`, farmId)} and own_crop_id = ${id} and retracted_at is null
      union
      select parcel_id from agroevidence.plan_entry where ${ofFarm(tx, sql`farm_id`, farmId)} and own_crop_id = ${id}
    ) as used`.execute(tx.sql);
  return rows[0]?.parcels ?? 0;
}

/** Gives them in the order of what was given. */
export async function insertOwnCrops(
  tx: FarmChange,
  farmId: number,
  crops: readonly OwnCropFacts[],
): Promise<OwnCropRow[]> {
  const { rows } = await sql<OwnCropRow>`
    insert into agroevidence.own_crop as own (farm_id, name, external_id, eppo, red, green, blue, valid_from, valid_to)
    select ${farmId}::int, "name", "externalId", "eppo", "red", "green", "blue", "validFrom", "validTo"
    from json_to_recordset(${JSON.stringify(crops)}::json) as given (
      "name" text, "externalId" text, "eppo" text, "red" int, "green" int, "blue" int, "validFrom" date, "validTo" date)
    returning ${columns}`.execute(tx.sql);
  return rows;
}

/** What stands of some crops from now on. */
export async function updateOwnCrops(
  tx: FarmChange,
  farmId: number,
  crops: readonly (OwnCropFacts & { readonly id: number; readonly isRetired: boolean })[],
  at: Date,
): Promise<OwnCropRow[]> {
  const { rows } = await sql<OwnCropRow>`
    update agroevidence.own_crop own
    set name = given.name, external_id = given."externalId", eppo = given.eppo, red = given.red, green = given.green,
      blue = given.blue, valid_from = given."validFrom", valid_to = given."validTo",
      retired_at = case when given."isRetired" then coalesce(own.retired_at, ${at}) end
    from json_to_recordset(${JSON.stringify(crops)}::json) as given (
      "id" int, "name" text, "externalId" text, "eppo" text, "red" int, "green" int, "blue" int, "validFrom" date,
      "validTo" date, "isRetired" boolean)
    where own.farm_id = ${farmId} and ${ofFarms(tx, sql`own.farm_id`)} and own.id = given.id
    returning ${columns}`.execute(tx.sql);
  return rows;
}
