import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await sql`create table public.resulting (id int primary key, name text)`.execute(database.kysely);
});
afterAll(async () => {
  await sql`drop table public.resulting`.execute(database.kysely);
});

it('A statement gives what its columns are of: numbers, words, nothing, lists and objects', async () => {
  const { rows } = await sql`
    select 1::int as whole, 0.5::float8 as half, 'slovo' as word, ''::text as nothing_said, null::int as nothing, true as so,
      '{1,2}'::int[] as list, '{"snake_case":[null]}'::jsonb as object, '2026-11-29T06:00:00Z'::timestamptz as instant`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    {
      ...{ whole: 1, half: 0.5, word: 'slovo', nothingSaid: '', nothing: null, so: true, list: [1, 2] },
      ...{ object: { snake_case: [null] }, instant: new Date('2026-11-29T06:00:00Z') },
    },
  ]);
});

it('A statement says how many rows it wrote', async () => {
  const written = async (statement: ReturnType<typeof sql>): Promise<bigint | undefined> =>
    (await statement.execute(database.kysely)).numAffectedRows;
  const insert = sql`insert into public.resulting select id, 'a' from generate_series(1, ${3}::int) as id`;
  expect(await written(insert)).toBe(3n);
  expect(await written(sql`update public.resulting set name = 'b' where id > ${1} returning id`)).toBe(2n);
  expect(await written(sql`delete from public.resulting where id = ${9}`)).toBe(0n);
  expect(await written(sql`delete from public.resulting`)).toBe(3n);
});
