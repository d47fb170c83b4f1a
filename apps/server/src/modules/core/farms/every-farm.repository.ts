import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface CountedFarmRow {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly users: number;
}

export interface FarmPage {
  /** Text as searches compare it; what farms' names or their members' emails hold. */
  readonly folded: string;
  /** What farms are put in order by, of the farm `f`; those of one kind by name, and last those of which it is null. */
  readonly orderedBy: RawBuilder<unknown>;
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

/** A page of every farm there is and is not deleted, with the number of its users; for administrators. */
export async function listEveryFarm(
  tx: SystemTransaction,
  { folded, orderedBy, direction, limit, offset }: FarmPage,
): Promise<CountedFarmRow[]> {
  const { rows } = await sql<CountedFarmRow>`
    select f.id, f.name, f.country_code, f.created_at, f.version,
      (select count(*)::int from core.farm_user u where u.farm_id = f.id) as users
    from core.farm f where f.retired_at is null and ${isFound(folded)}
    order by ${orderedBy} ${sql.raw(direction)} nulls last, f.search_key ${sql.raw(direction)}, f.id ${sql.raw(direction)}
    limit ${limit} offset ${offset}`.execute(tx.sql);
  return rows;
}

export async function countEveryFarm(tx: SystemTransaction, folded: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from core.farm f where f.retired_at is null and ${isFound(folded)}`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}

/** One farm with the number of its users. */
export async function findEveryFarm(tx: SystemTransaction, id: number): Promise<CountedFarmRow | undefined> {
  const { rows } = await sql<CountedFarmRow>`
    select f.id, f.name, f.country_code, f.created_at, f.version,
      (select count(*)::int from core.farm_user u where u.farm_id = f.id) as users
    from core.farm f where f.retired_at is null and f.id = ${id}`.execute(tx.sql);
  return rows[0];
}

function isFound(folded: string): ReturnType<typeof sql<boolean>> {
  if (folded === '') return sql<boolean>`true`;
  return sql<boolean>`(strpos(f.search_key, ${folded}) > 0 or exists (
    select from core.farm_user u join core.app_user p on p.id = u.user_id
    where u.farm_id = f.id and strpos(lower(p.email), ${folded}) > 0))`;
}
