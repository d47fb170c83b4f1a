import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { plannedAnew } from './planned-anew.ts';

/** One of its own: that of others may have prepared as much as it may already. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('The database keeps what it has prepared of a statement, but for one that is to be planned anew each time', async () => {
  const { kysely } = database;
  const kept = await kysely.connection().execute(async (connection) => {
    for (const number of [1, 2]) {
      const { rows } = await sql`select ${number}::int as kept`.execute(connection);
      expect(rows).toEqual([{ kept: number }]);
    }
    await sql`${plannedAnew} select ${1}::int as planned_anew`.execute(connection);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement ~ 'as (kept|planned_anew)$'`.execute(connection);
    return rows;
  });
  expect(kept).toEqual([{ statement: 'select $1::int as kept' }]);
});

it('A statement that was refused can be run again, in the same transaction only after it is rolled back', async () => {
  const { kysely } = database;
  const half = (of: number): Promise<{ rows: unknown[] }> => sql`select 10 / ${of}::int as half`.execute(kysely);
  expect((await half(2)).rows).toEqual([{ half: 5 }]);
  await expect(half(0)).rejects.toMatchObject({ code: '22012' });
  expect((await half(2)).rows).toEqual([{ half: 5 }]);
  const inOne = kysely.transaction().execute(async (transaction) => {
    await expect(sql`select 10 / ${0}::int as half`.execute(transaction)).rejects.toMatchObject({ code: '22012' });
    await sql`select 10 / ${2}::int as half`.execute(transaction);
  });
  await expect(inOne).rejects.toMatchObject({ code: '25P02' });
  expect((await half(5)).rows).toEqual([{ half: 2 }]);
});

it('A statement whose table was changed under it is prepared again', async () => {
  const { kysely } = database;
  const all = (): Promise<{ rows: unknown[] }> => sql`select * from public.prepared_on where id = ${1}`.execute(kysely);
  await sql`create table public.prepared_on as select 1 as id`.execute(kysely);
  try {
    expect((await all()).rows).toEqual([{ id: 1 }]);
    await sql`alter table public.prepared_on add column name text`.execute(kysely);
    await expect(all()).rejects.toMatchObject({ code: '0A000' });
    expect((await all()).rows).toEqual([{ id: 1, name: null }]);
  } finally {
    await sql`drop table public.prepared_on`.execute(kysely);
  }
});
