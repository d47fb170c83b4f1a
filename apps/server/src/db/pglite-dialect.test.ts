import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { SilentGeometryError } from './pglite-dialect.ts';

let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await sql`create table public.written (id int generated always as identity, name text unique, area float8)`.execute(
    database.kysely,
  );
});
afterAll(async () => {
  await sql`drop table public.written, public.counted`.execute(database.kysely);
});

/** An intersection of outlines that cross themselves: an error inside of GEOS, which PGlite does not tell. */
const crossing = `st_area(st_intersection('POLYGON((0 0,2 2,2 0,0 2,0 0))'::geometry, 'POLYGON((0 0,1 3,2 0,0 2,0 0))'::geometry))`;
const statements = {
  'a read': `select ${crossing} as area`,
  'a read of many rows': `select ${crossing} as area from generate_series(1, 3)`,
  'a read with a condition': `select 1 as one where ${crossing} > 0`,
  'an insert': `insert into public.written (area) select ${crossing}`,
  'an insert of values': `insert into public.written (area) values (${crossing})`,
  'an insert that returns': `insert into public.written (area) select ${crossing} returning id`,
  'an update': `update public.written set area = ${crossing}`,
  'a common table': `with made as (select ${crossing} as area) insert into public.written (area) select area from made returning id`,
} as const;

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  return undefined;
}

async function countWritten(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from public.written`.execute(
    database.kysely,
  );
  return rows[0]?.count ?? -1;
}

/** PostgreSQL says itself what is wrong; the embedded database is found out by the guard. */
function isTold(error: unknown): void {
  if (database.kind === 'pglite') expect(error).toBeInstanceOf(SilentGeometryError);
  else expect(error).toMatchObject({ code: 'XX000', message: expect.stringContaining('TopologyException') as string });
}

describe('An error of geometry', () => {
  it.each(Object.entries(statements))('is never taken for a success: %s', async (_, statement) => {
    await sql`insert into public.written (name) values ('stays') on conflict do nothing`.execute(database.kysely);
    const before = await countWritten();
    isTold(await failureOf(sql.raw(statement).execute(database.kysely)));
    expect(await countWritten()).toBe(before);
  });

  it.each(Object.entries(statements))(
    'undoes its transaction and leaves the connection usable: %s',
    async (_, statement) => {
      const before = await countWritten();
      const failure = await failureOf(
        database.kysely.transaction().execute(async (tx) => {
          await sql`insert into public.written (name) values ('before the error')`.execute(tx);
          await sql.raw(statement).execute(tx);
          await sql`insert into public.written (name) values ('after the error')`.execute(tx);
        }),
      );
      isTold(failure);
      expect(await countWritten()).toBe(before);
      await database.kysely.transaction().execute(async (tx) => {
        await sql`insert into public.written (name) values ('next')`.execute(tx);
      });
      expect(await countWritten()).toBe(before + 1);
      await sql`delete from public.written where name = 'next'`.execute(database.kysely);
    },
  );

  it('is told as it is where the embedded database tells it', async () => {
    const failure = await failureOf(sql`select st_geomfromtext('POLYGON((0 0, 1 1))')`.execute(database.kysely));
    expect(failure).toMatchObject({ code: 'XX000', message: expect.stringContaining('geometry') as string });
  });
});

describe('An empty result of a statement that succeeded', () => {
  it.each([
    'select 1 as one where false',
    'update public.written set area = 1 where false returning id',
    'delete from public.written where false',
    'create table if not exists public.written (id int)',
    'do $$ begin perform 1; end $$',
    'set local work_mem = 4096',
  ])('is no error: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.kysely)).resolves.toMatchObject({ rows: [] });
  });
});

describe('Units of work at the same time', () => {
  it('come one after the other without a deadlock', async () => {
    await sql`create table public.counted (value int not null)`.execute(database.kysely);
    await sql`insert into public.counted values (0)`.execute(database.kysely);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.kysely.transaction().execute(async (tx) => {
          const { rows } = await sql<{ value: number }>`select value from public.counted for update`.execute(tx);
          await new Promise((resolve) => setTimeout(resolve, 1));
          await sql`update public.counted set value = ${(rows[0]?.value ?? 0) + 1}`.execute(tx);
        }),
      ),
    );
    const { rows } = await sql<{ value: number }>`select value from public.counted`.execute(database.kysely);
    expect(rows).toEqual([{ value: 50 }]);
  });

  it('are freed by whatever one of them throws', async () => {
    const before = await countWritten();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        database.kysely.transaction().execute(async (tx) => {
          await sql`insert into public.written (name) values (${`unit ${index}`})`.execute(tx);
          if (index % 3 === 0) throw new Error('thrown by us');
          if (index % 3 === 1) await sql`select 1 / 0`.execute(tx);
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await countWritten()).toBe(before + 6);
  });

  it('keeps a read outside of a transaction away from what is not committed', async () => {
    const before = await countWritten();
    let seen: Promise<number> | undefined;
    await database.kysely.transaction().execute(async (tx) => {
      await sql`insert into public.written (name) values ('not committed yet')`.execute(tx);
      seen = countWritten();
      if (database.kind === 'postgres') expect(await seen).toBe(before);
    });
    if (database.kind === 'pglite') expect(await seen).toBe(before + 1);
  });
});

describe('Statements that follow on each other', () => {
  it('let whatever else the process has to do get its turn', async () => {
    let hadItsTurn = false;
    setTimeout(() => {
      hadItsTurn = true;
    });
    await database.kysely.transaction().execute(async (tx) => {
      for (let count = 0; count < 5000 && !hadItsTurn; count++) await sql`select ${count}::int`.execute(tx);
    });
    expect(hadItsTurn).toBe(true);
  });
});
