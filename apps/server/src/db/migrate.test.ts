import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, openTestDatabase } from '../testing/test-database.ts';
import { DatabaseUnusable, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { firstCommonNumber, inCommonOrder, migrationFiles } from './migration-files.ts';

const ourSchemas = "('core', 'gateway', 'agroevidence')";

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

/** What a schema consists of, in words that do not tell in which order it came to be. */
async function schemaOf({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select format('%s.%s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid)) as part
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'i') and c.relnamespace in (select oid from pg_namespace where nspname in ${sql.raw(ourSchemas)})
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in (select oid from pg_namespace where nspname in ${sql.raw(ourSchemas)})
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace in (select oid from pg_namespace where nspname in ${sql.raw(ourSchemas)})
    union all select format('%s %s %s', tablename, policyname, qual) from pg_policies
    union all select format('%s %s', c.oid::regclass, c.relacl) from pg_class c
      where c.relnamespace in (select oid from pg_namespace where nspname in ${sql.raw(ourSchemas)})
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace in (select oid from pg_namespace where nspname in ${sql.raw(ourSchemas)})
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`.execute(kysely);
  return rows.map(({ part }) => part);
}

/** The files of imports, and in which pieces they lie. */
async function keptFiles({ kysely }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select i.file_name as name, json_agg(octet_length(p.bytes) order by p.position) as sizes,
      convert_from(string_agg(p.bytes, ''::bytea order by p.position), 'UTF8') as text
    from agroevidence.import_file_piece p join agroevidence.import i on (i.farm_id, i.id) = (p.farm_id, p.import_id)
    group by i.id, i.file_name`.execute(kysely);
  return rows;
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

describe('a database of an older version', () => {
  it('is brought to the schema that a new one gets, with what it holds', async () => {
    const older = await openEmptyDatabase();
    const files = migrationFiles();
    await migrate(
      older,
      files.filter(({ number }) => number < firstCommonNumber),
    );
    await sql`with farm as (insert into core.farm (name, country_code) values ('Farma', 'CZ') returning id)
      insert into core.job (farm_id, kind, state, attempts) select id, 'probe', 'RUNNING', 3 from farm`.execute(
      older.kysely,
    );
    await sql`insert into agroevidence.import (farm_id, file_name, country_code, file)
      select farm.id, file.name, 'CZ', file.bytes from core.farm, (values ('none', null), ('empty', ''::bytea),
        ('long', convert_to(repeat('0123456789', 60000), 'UTF8'))) as file (name, bytes)`.execute(older.kysely);
    const common = files.filter(({ number }) => number >= firstCommonNumber).map(({ name }) => name);
    expect(await migrate(older)).toEqual(common);
    const fresh = await openTestDatabase();
    expect(await schemaOf(older)).toEqual(await schemaOf(fresh));
    const { rows } = await sql`select attempts, failures from core.job`.execute(older.kysely);
    expect(rows).toEqual([{ attempts: 3, failures: 2 }]);
    expect(await keptFiles(older)).toEqual([
      { name: 'long', sizes: [262_144, 262_144, 75_712], text: '0123456789'.repeat(60_000) },
    ]);
    await Promise.all([older.close(), fresh.close()]);
  });
});

describe('migrations with common numbers', () => {
  it('run in the order of their numbers, whatever their modules', () => {
    const files = [
      { name: 'iot/0101-b.sql', number: 101 },
      { name: 'core/0102-c.sql', number: 102 },
      { name: 'core/0004-old.sql', number: 4 },
      { name: 'core/0100-a.sql', number: 100 },
    ];
    expect(inCommonOrder(files).map(({ number }) => number)).toEqual([100, 101, 102]);
  });

  it('are refused where two have the same number', () => {
    const files = ['core/0100-a.sql', 'iot/0100-b.sql'].map((name) => ({ name, number: 100 }));
    expect(() => inCommonOrder(files)).toThrow('core/0100-a.sql and iot/0100-b.sql');
  });
});
