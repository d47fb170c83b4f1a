import type { KeptList } from '@brazda/contract/gateway/list-views.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface ListViewRow {
  readonly columns: string[] | null;
  readonly version: number;
}

export async function findListView(
  tx: SystemTransaction,
  userId: number,
  list: KeptList,
): Promise<ListViewRow | undefined> {
  const { rows } = await sql<ListViewRow>`
    select columns, version from gateway.list_view where user_id = ${userId} and list = ${list}`.execute(tx.sql);
  return rows[0];
}

/** Writes one that stands at a version, or whichever there is; undefined where it stands at another by now. */
export async function writeListView(
  tx: SystemTransaction,
  userId: number,
  list: KeptList,
  columns: readonly string[] | null,
  version: number | undefined,
): Promise<ListViewRow | undefined> {
  const known = version ?? null;
  const { rows } = await sql<ListViewRow>`
    insert into gateway.list_view as kept (user_id, list, columns)
    select ${userId}::int, ${list}::text, ${columns === null ? null : [...columns]}::text[]
    where coalesce(${known}::int, 0) = 0 or exists (
      select from gateway.list_view v where v.user_id = ${userId} and v.list = ${list})
    on conflict (user_id, list) do update set columns = excluded.columns
      where ${known}::int is null or kept.version = ${known}::int
    returning columns, version`.execute(tx.sql);
  return rows[0];
}
