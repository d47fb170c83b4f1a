import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { DatabaseUnusable, type Database } from './database.ts';
import { migrate, splitStatements } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function refusal(): Promise<DatabaseUnusable> {
  const error: unknown = await migrate(database).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DatabaseUnusable) return error;
  throw new Error('It was not refused', { cause: error });
}

describe('migrate', () => {
  it('changes nothing in a database of the present schema, by several processes at once', async () => {
    expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
  });

  it('refuses a migration that was changed after it had been applied, by its name', async () => {
    await sql`update public.migration set checksum = 'x' || checksum where name = 'core/0001-ground.sql'`.execute(
      database.kysely,
    );
    expect((await refusal()).message).toBe(
      'Migration core/0001-ground.sql was changed after it had been applied. Restore the file as it was.',
    );
    await sql`update public.migration set checksum = substr(checksum, 2) where name = 'core/0001-ground.sql'`.execute(
      database.kysely,
    );
    expect(await migrate(database)).toEqual([]);
  });

  it('refuses a newer schema before it changes anything', async () => {
    await sql`insert into public.migration (name, checksum) values ('core/9999-future.sql', '')`.execute(
      database.kysely,
    );
    await sql`delete from public.migration where name = 'gateway/0001-accounts.sql'`.execute(database.kysely);
    const { message } = await refusal();
    expect(message).toContain('written by a newer version (core/9999-future.sql)');
    await sql`delete from public.migration where name = 'core/9999-future.sql'`.execute(database.kysely);
  });

  it('says which migration cannot be applied, and keeps nothing of it', async () => {
    const tables = sql<{ count: number }>`select count(*)::int as count from pg_class`;
    const before = (await tables.execute(database.kysely)).rows;
    expect((await refusal()).message).toMatch(
      /^The migration gateway\/0001-accounts\.sql cannot be applied: .*already exists/,
    );
    expect((await tables.execute(database.kysely)).rows).toEqual(before);
  });
});

describe('splitStatements', () => {
  it('ends a statement where a line ends with a semicolon, but not within a body or a comment', () => {
    const text =
      "-- first; a comment;\nselect 1;\ndo $$\nbegin\n  perform 1;\nend\n$$;\n\ninsert into a values ('x;y');\nselect 2";
    expect(splitStatements(text)).toEqual([
      'select 1',
      'do $$\nbegin\n  perform 1;\nend\n$$',
      "insert into a values ('x;y')",
      'select 2',
    ]);
  });
});
