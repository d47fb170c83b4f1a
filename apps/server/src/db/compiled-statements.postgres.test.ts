import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from './open-postgres.ts';

const template = inject('databaseTemplate');

/** How PostgreSQL would do what it takes for a hundred thousand times the work of an ordinary call. */
async function planOf(address: (url: URL) => void = () => undefined): Promise<string> {
  if (template.kind !== 'postgres') throw new Error('These tests are about PostgreSQL');
  const url = new URL(template.url);
  address(url);
  const database = await openPostgres(url.href, 1, { code: true, rows: true });
  try {
    const { rows } = await sql<Readonly<Record<string, string>>>`
      explain select sum(n) from generate_series(1, 100000000) as n`.execute(database.kysely);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  } finally {
    await database.close();
  }
}

describe('PostgreSQL', () => {
  it('does what it takes for much work at once, without compiling it first', async () => {
    expect(await planOf()).not.toContain('JIT');
  });

  it('compiles where the address of the database says so', async () => {
    const plan = await planOf((url) => url.searchParams.set('options', '-c jit=on'));
    expect(plan).toContain('JIT');
  });
});
