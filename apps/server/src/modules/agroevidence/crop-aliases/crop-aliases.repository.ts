import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';

/** What a farm has said that files mean by a name. */
export interface AliasRow {
  readonly farmId: number;
  readonly name: string;
  /** As names are compared. */
  readonly nameKey: string;
  readonly cropId: number;
}

/** A name that is recorded, and how much land it stands for. */
export interface RecordedName {
  readonly farmId: number;
  readonly name: string;
  /** As which it was read; null where no crop was found. */
  readonly cropId: number | null;
  readonly parcels: number;
  readonly areaM2: number;
}

/** More names than that no file of a farm has; a file that has is none of crops. */
const mostNames = 1000;

/** Of the cultivation `k`, as an index has it: its crop is not known, or was read from a name that has lost letters. */
const isToRecognise: RawBuilder<boolean> = sql`k.retracted_at is null
  and (num_nonnulls(k.crop_id, k.own_crop_id) = 0 or k.crop_name ~ ${sql.raw(String.raw`'[?\uFFFD]'`)})`;

/** Names under which crops are recorded on open parcels that no catalogue knows for certain, those of the most land first. */
export function findRecordedNames(farms: FarmReading): Promise<RecordedName[]> {
  return farms.rows(sql<RecordedName>`
    select k.farm_id, k.crop_name as name, max(coalesce(k.crop_id, k.own_crop_id)) as crop_id,
      count(distinct k.parcel_id)::int as parcels,
      sum(coalesce(k.area_m2, v.official_area_ha * 10000, v.area_m2)) as area_m2
    from agroevidence.cultivation k
    join agroevidence.parcel p on p.farm_id = k.farm_id and p.id = k.parcel_id and p.status = 'OPEN'
    join agroevidence.parcel_version v on v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current
    where ${ofFarms(farms, sql`k.farm_id`)} and ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`v.farm_id`)}
      and ${isToRecognise} and k.crop_name <> ''
    group by k.farm_id, k.crop_name
    order by area_m2 desc, k.crop_name limit ${mostNames}`);
}

export function findAliases(farms: FarmReading): Promise<AliasRow[]> {
  return farms.rows(sql<AliasRow>`
    select a.farm_id, a.name, a.name_key, coalesce(a.crop_id, a.own_crop_id) as crop_id
    from agroevidence.crop_alias a where ${ofFarms(farms, sql`a.farm_id`)} order by a.name_key, a.farm_id`);
}

/** The crops that a farm has said files mean, by names as they are compared. */
export async function knownAliases(tx: FarmTransaction, farmId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Pick<AliasRow, 'nameKey' | 'cropId'>>`
    select a.name_key, coalesce(a.crop_id, a.own_crop_id) as crop_id
    from agroevidence.crop_alias a where ${ofFarm(tx, sql`a.farm_id`, farmId)}`.execute(tx.sql);
  return new Map(rows.map(({ nameKey, cropId }) => [nameKey, cropId]));
}

/** Says which crop files mean by a name; gives whether that was not known already. */
export async function keepAlias(tx: FarmChange, { farmId, name, nameKey, cropId }: AliasRow): Promise<boolean> {
  const columns = cropColumns(cropId);
  const { rows } = await sql`
    insert into agroevidence.crop_alias as known (farm_id, name, name_key, crop_id, own_crop_id)
    values (${farmId}, ${name}, ${nameKey}, ${columns.cropId}, ${columns.ownCropId})
    on conflict (farm_id, name_key) do update set crop_id = excluded.crop_id, own_crop_id = excluded.own_crop_id
      where (known.crop_id, known.own_crop_id) is distinct from (excluded.crop_id, excluded.own_crop_id)
    returning known.id`.execute(tx.sql);
  return rows.length > 0;
}

/** How a name is written where it is recorded and not known for certain, or was read as it was said to be before. */
export async function findSpellings(tx: FarmChange, farmId: number, before: number | undefined): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct k.crop_name as name from agroevidence.cultivation k
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and (${isToRecognise} or ${isOf(before)})`.execute(tx.sql);
  return rows.map(({ name }) => name);
}

/** Makes what is recorded under some spellings a crop; gives how many records are of another crop now. */
export async function recogniseRecorded(
  tx: FarmChange,
  farmId: number,
  spellings: readonly string[],
  { before, cropId }: { readonly before: number | undefined; readonly cropId: number },
): Promise<number> {
  const columns = cropColumns(cropId);
  const { numAffectedRows } = await sql`
    update agroevidence.cultivation k set crop_id = ${columns.cropId}::int, own_crop_id = ${columns.ownCropId}::int
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.crop_name = any(${[...spellings]}::text[])
      and (${isToRecognise} or ${isOf(before)})
      and coalesce(k.crop_id, k.own_crop_id) is distinct from ${cropId}::int`.execute(tx.sql);
  return Number(numAffectedRows ?? 0);
}

function isOf(cropId: number | undefined): RawBuilder<boolean> {
  if (cropId === undefined) return sql`false`;
  return sql`(k.retracted_at is null and coalesce(k.crop_id, k.own_crop_id) = ${cropId}::int)`;
}
