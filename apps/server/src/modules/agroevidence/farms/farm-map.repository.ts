import { sql, type Selectable } from 'kysely';
import { ofFarm, ofFarms, type FarmReading, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type FarmMapRow = Selectable<Tables['agroevidence.farmMap']>;

export async function insertFarmMap(tx: FarmChange, farmId: number): Promise<void> {
  await tx.sql.insertInto('agroevidence.farmMap').values({ farmId }).execute();
}

/** A farm with its clocks, and what is known of its map. */
export interface FarmWithMap {
  readonly farm: Pick<Selectable<Tables['core.farm']>, 'id' | 'name' | 'countryCode' | 'version'> & {
    readonly timeZone: string;
  };
  readonly map: FarmMapRow | undefined;
}

type JoinedRow = FarmWithMap['farm'] & Omit<FarmMapRow, 'farmId' | 'revision'> & { readonly revision: number | null };

/** The farms in scope; those that were deleted are nobody's. */
export async function listFarms(farms: FarmReading): Promise<FarmWithMap[]> {
  const rows = await farms.rows(sql<JoinedRow>`
    select farm.id, farm.name, farm.country_code, farm.version, country.time_zone, map.revision, map.west, map.south, map.east, map.north
    from core.farm join core.country on country.code = farm.country_code
    left join agroevidence.farm_map map on map.farm_id = farm.id
    where ${ofFarms(farms, sql`farm.id`)} and farm.retired_at is null
    order by farm.id`);
  return rows.map(({ id, name, countryCode, version, timeZone, revision, ...box }) => ({
    farm: { id, name, countryCode, version, timeZone },
    map: revision === null ? undefined : { farmId: id, revision, ...box },
  }));
}

export function findRevision(tx: FarmTransaction, farmId: number): Promise<number | undefined> {
  return tx
    .selectFrom('agroevidence.farmMap')
    .select('revision')
    .where('farmId', '=', farmId)
    .executeTakeFirst()
    .then((row) => row?.revision);
}

/**
 * The state of every farm in scope and of the code lists in one text, which is another whenever something that maps and
 * lists show has changed.
 */
export async function findRevisions(farms: FarmReading): Promise<string> {
  const [row] = await farms.rows(sql<{ revisions: string | null }>`
    select string_agg(farm_id || ':' || revision, ' ' order by farm_id)
      || ' codes:' || (select revision from agroevidence.code_list_refresh) as revisions
    from agroevidence.farm_map
    where ${ofFarms(farms, sql`farm_id`)}`);
  return row?.revisions ?? '';
}

/** How often the official plan of each farm in scope was changed, in one text: for what is told of seasons. */
export async function findPlanRevisions(farms: FarmReading): Promise<string> {
  const [row] = await farms.rows(sql<{ revisions: string | null }>`
    select string_agg(farm_id || ':' || revision, ' ' order by farm_id) as revisions from agroevidence.plan_revision
    where ${ofFarms(farms, sql`farm_id`)}`);
  return row?.revisions ?? '';
}

/** The revision that the map has; until the transaction ends nobody else raises it. */
export async function holdRevision(tx: FarmChange, farmId: number): Promise<number> {
  const { revision } = await tx
    .selectFrom('agroevidence.farmMap')
    .select('revision')
    .where('farmId', '=', farmId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

/** The revision after a change in this transaction; the database raises it by itself. */
export async function revisionAfterChange(tx: FarmTransaction, farmId: number): Promise<number> {
  const revision = await findRevision(tx, farmId);
  if (revision === undefined) throw new Error(`The farm ${farmId} is not in scope`);
  return revision;
}

/**
 * Measures anew where the farm's open parcels lie. The few that are retired are found once and left out: joined, or looked
 * up one by one, a farm that the database has not counted yet would be compared with itself, each of its parcels with all
 * others.
 */
export async function measureFarm(tx: FarmChange, farmId: number): Promise<void> {
  await sql`
    update agroevidence.farm_map set west = box.west, south = box.south, east = box.east, north = box.north
    from (
      select min(v.west) as west, min(v.south) as south, max(v.east) as east, max(v.north) as north
      from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current and v.parcel_id not in (
        select p.id from agroevidence.parcel p where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.status <> 'OPEN')
    ) as box
    where ${ofFarm(tx, sql`farm_id`, farmId)}`.execute(tx.sql);
}
