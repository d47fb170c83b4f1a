import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';

/** How a farm divides its land: into centres that parcels belong to, and zones that they lie in. */
export type DivisionKind = 'center' | 'zone';

export interface DivisionRow {
  readonly id: number;
  readonly farmId: number;
  readonly name: string;
  readonly parcels: number;
  readonly version: number;
}

const tables: Readonly<Record<DivisionKind, RawBuilder<unknown>>> = {
  center: sql.table('agroevidence.center'),
  zone: sql.table('agroevidence.zone'),
};

/** The numbers of the centres or zones that a parcel `p` is in. */
const numbersIn: Readonly<Record<DivisionKind, RawBuilder<unknown>>> = {
  center: sql`p.center_id`,
  zone: sql`unnest(p.zone_ids)`,
};

/** Those in use by their names, with how many open parcels are in each. */
export function findDivisions(farms: FarmReading, kind: DivisionKind): Promise<DivisionRow[]> {
  return farms.rows(sql<DivisionRow>`
    with used as (
      select farm_id, id, count(*)::int as parcels
      from (select p.farm_id, ${numbersIn[kind]} as id from agroevidence.parcel p
        where ${ofFarms(farms, sql`p.farm_id`)} and p.status = 'OPEN') as one
      group by farm_id, id
    )
    select d.id, d.farm_id, d.name, coalesce(used.parcels, 0) as parcels, d.version
    from ${tables[kind]} d left join used on used.farm_id = d.farm_id and used.id = d.id
    where ${ofFarms(farms, sql`d.farm_id`)} and d.retired_at is null
    order by agroevidence.sort_key(d.name), d.id`);
}

/** What the centres or zones of the farms are called, also those that were put away. */
export async function findDivisionNames(farms: FarmReading, kind: DivisionKind): Promise<ReadonlyMap<number, string>> {
  const rows = await farms.rows(sql<{ id: number; name: string }>`
    select d.id, d.name from ${tables[kind]} d where ${ofFarms(farms, sql`d.farm_id`)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many of some numbers the farms have, also of those that were put away. */
export async function countKnown(farms: FarmReading, kind: DivisionKind, ids: readonly number[]): Promise<number> {
  const [row] = await farms.rows(sql<{ known: number }>`
    select count(*)::int as known from ${tables[kind]} d
    where ${ofFarms(farms, sql`d.farm_id`)} and d.id = any(${[...ids]}::int[])`);
  return row?.known ?? 0;
}

/** Those of some numbers that can be chosen; held until the transaction ends, so that none is put away meanwhile. */
export async function lockDivisions(
  tx: FarmChange,
  kind: DivisionKind,
  ids: readonly number[],
): Promise<Omit<DivisionRow, 'parcels'>[]> {
  const { rows } = await sql<Omit<DivisionRow, 'parcels'>>`
    select d.id, d.farm_id, d.name, d.version from ${tables[kind]} d
    where ${ofFarms(tx, sql`d.farm_id`)} and d.id = any(${[...ids]}::int[]) and d.retired_at is null
    order by d.id for no key update`.execute(tx.sql);
  return rows;
}

export async function isInUse(tx: FarmTransaction, kind: DivisionKind, farmId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from (select ${numbersIn[kind]} as id from agroevidence.parcel p
      where ${ofFarms(tx, sql`p.farm_id`)} and p.farm_id = ${farmId} and p.status = 'OPEN') as one
      where one.id = ${id}) as used`.execute(tx.sql);
  return rows[0]?.used === true;
}

export async function insertDivision(
  tx: FarmChange,
  kind: DivisionKind,
  farmId: number,
  name: string,
): Promise<DivisionRow> {
  const { rows } = await sql<Omit<DivisionRow, 'parcels'>>`
    insert into ${tables[kind]} (farm_id, name) values (${farmId}, ${name})
    returning id, farm_id, name, version`.execute(tx.sql);
  return { ...only(rows), parcels: 0 };
}

export async function renameDivision(
  tx: FarmChange,
  kind: DivisionKind,
  { id, farmId }: Pick<DivisionRow, 'id' | 'farmId'>,
  name: string,
): Promise<void> {
  await sql`update ${tables[kind]} d set name = ${name}
    where ${ofFarms(tx, sql`d.farm_id`)} and d.farm_id = ${farmId} and d.id = ${id}`.execute(tx.sql);
}

export async function retireDivision(
  tx: FarmChange,
  kind: DivisionKind,
  { id, farmId }: Pick<DivisionRow, 'id' | 'farmId'>,
  at: Date,
): Promise<void> {
  await sql`update ${tables[kind]} d set retired_at = ${at}
    where ${ofFarms(tx, sql`d.farm_id`)} and d.farm_id = ${farmId} and d.id = ${id}`.execute(tx.sql);
}

function only<R>(rows: readonly R[]): R {
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no row for one that was written');
  return row;
}
