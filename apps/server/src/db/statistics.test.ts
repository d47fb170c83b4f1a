import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { vacuumHourly, refreshStatistics } from './statistics.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table public.grain (id int) with (autovacuum_enabled = false)`.execute(database.kysely);
});
afterAll(() => database.close());

async function knownRows(): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select reltuples::float8 as known from pg_class where oid = 'public.grain'::regclass`.execute(database.kysely);
  return rows[0]?.known ?? NaN;
}

async function grow(rows: number): Promise<void> {
  await sql`insert into public.grain select generate_series(1, ${rows}::int)`.execute(database.kysely);
}

describe('refreshStatistics', () => {
  it('counts a table that was never counted', async () => {
    await grow(100);
    await refreshStatistics(database, ['public.grain'], 100);
    expect(await knownRows()).toBe(100);
  });

  it('leaves a table as counted that has hardly grown, and counts one that has', async () => {
    await grow(5);
    await refreshStatistics(database, ['public.grain'], 5);
    expect(await knownRows()).toBe(100);
    await grow(20);
    await refreshStatistics(database, ['public.grain'], 20);
    expect(await knownRows()).toBe(125);
  });
});

describe('what is counted of a table of outlines', () => {
  it('is all but the outlines themselves', async () => {
    const { kysely } = database;
    await sql`create table public.meadow (id int, name text, geometry geometry)
      with (autovacuum_enabled = false)`.execute(kysely);
    await sql`insert into public.meadow select n, 'm' || n, st_makeenvelope(n, n, n + 1, n + 1)
      from generate_series(1, 50) n`.execute(kysely);
    await refreshStatistics(database, ['public.meadow'], 50);
    const { rows } = await sql<{ attname: string }>`
      select attname::text from pg_stats where tablename = 'meadow' order by 1`.execute(kysely);
    expect(rows.map(({ attname }) => attname)).toEqual(['id', 'name']);
  });
});

describe('what is counted of a table without outlines', () => {
  it('is also what its indexes reckon', async () => {
    const { kysely } = database;
    await sql`create table public.plan (scenario int) with (autovacuum_enabled = false)`.execute(kysely);
    await sql`create index plan_by_scenario on public.plan (coalesce(scenario, 0))`.execute(kysely);
    await sql`insert into public.plan select null from generate_series(1, 50)`.execute(kysely);
    await refreshStatistics(database, ['public.plan'], 50);
    const { rows } = await sql<{ distinct: number }>`
      select n_distinct::float8 as distinct from pg_stats where tablename = 'plan_by_scenario'`.execute(kysely);
    expect(rows).toEqual([{ distinct: 1 }]);
  });
});

describe('vacuumHourly', () => {
  it('gives the embedded database every hour what PostgreSQL does for itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const before = await knownRows();
      await grow(7);
      const onError = vi.fn();
      const stop = vacuumHourly(database, onError);
      vi.advanceTimersByTime(3_600_000);
      const expected = database.kind === 'pglite' ? before + 7 : before;
      await expect.poll(knownRows).toBe(expected);
      stop();
      await grow(1);
      vi.advanceTimersByTime(7_200_000);
      expect(await knownRows()).toBe(expected);
      expect(onError).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
