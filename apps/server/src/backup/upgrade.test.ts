import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationFiles, type Migration } from '../db/migration-files.ts';
import { modules } from '../modules.ts';
import { demoSignIn } from '../seed/demo-farm.ts';
import { startApp } from '../testing/start-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { sumOfRows } from './kept-tables.ts';
import { checkBackup, type BackupContents } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const file = fileURLToPath(new URL('../testing/fixtures/backups/schema-0153.backup', import.meta.url));
const password = 'a password for this fixture';

/** Tables that are not row by row what the backup has, each with the reason why that is right. */
const changedSince: Readonly<Record<string, string>> = {
  'agroevidence.import_item': 'what an import under way had laid by is laid by anew, in other columns',
  'agroevidence.crop': 'the catalogue has come to know more crops',
  'core.farm_user': 'members have become managers',
  'agroevidence.farm_map': 'revisions go on a million higher after a restore',
  'core.outbox': 'has the number of the transaction that restored it',
  'public.migration': 'has the later migrations as well',
};

/** One that is yet to come: it changes a table that holds records, and fills what is new from what is old. */
const later: Migration = withChecksum('core/9000-later.sql', [
  `alter table core.farm add column short_name text;
   alter table core.farm no force row level security;
   update core.farm set short_name = left(name, 5);
   alter table core.farm force row level security;
   alter table core.farm alter column short_name set not null;`,
  `create table core.later (farm_id int primary key references core.farm on delete cascade);
   call core.guard_by_farm('core.later', 'farm_id');`,
]);

function withChecksum(name: string, parts: readonly string[]): Migration {
  const statements = parts.join('\n');
  return { name, number: 9000, statements, checksum: createHash('sha256').update(statements).digest('hex') };
}

let contents: BackupContents;
let different: string[];
let applied: string[];

async function openUpgraded(): Promise<Database> {
  const database = await openTestDatabase();
  contents = await checkBackup(file, password);
  const settling = modules.flatMap(({ whenRestored }) => whenRestored ?? []);
  await restoreBackup(database, { file, password, contents }, { files: [...migrationFiles(), later], settling });
  const { rows } = await sql<{ name: string }>`select name from public.migration`.execute(database.kysely);
  applied = rows.map(({ name }) => name);
  different = await differentTables(database);
  return database;
}

async function differentTables({ kysely }: Database): Promise<string[]> {
  const names: string[] = [];
  for (const { name, columns, rows, sum } of contents.tables.filter((table) => !(table.name in changedSince))) {
    const found = await kysely.transaction().execute(async (tx) => {
      await sql`select set_config('timezone', 'UTC', true)`.execute(tx);
      return (await sumOfRows(name, columns).execute(tx)).rows[0];
    });
    if (found?.rows !== rows || found.sum !== sum) names.push(name);
  }
  return names;
}

describe('A backup of an older version', () => {
  const started = startApp({ database: openUpgraded });

  it('is restored and brought to the present schema, and to a later one, with all that it holds', async () => {
    const had = contents.head.migrations.map(({ name }) => name);
    const newer = migrationFiles().filter(({ number }) => number > 153);
    expect(had).not.toContain(newer[0]?.name);
    expect([...applied].sort()).toEqual([...migrationFiles().map(({ name }) => name), later.name].sort());
    expect(contents.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(15);
    expect(different).toEqual([]);
    expect(await migrate(started.services.database, [...migrationFiles(), later])).toEqual([]);
  });

  it('gives a later migration what it needs of the records', async () => {
    const { rows } = await sql<{ name: string; short: string }>`
      select name, short_name as short from core.farm order by id`.execute(started.services.database.kysely);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ short }) => short)).toEqual(rows.map(({ name }) => name.slice(0, 5)));
  });

  it('is worked with as before: its people sign in, see their land and change it', async () => {
    const { username, password: word } = { username: demoSignIn.email, password: demoSignIn.password };
    const { id_token: token } = await started
      .api()
      .gateway.authentication.signIn({ body: { username, password: word } });
    const { parcels, farms } = started.api({ token }).agroevidence;
    const { rows } = await parcels.list({ query: { search: 'Přejmenovaná' } });
    expect(rows.map(({ localName }) => localName)).toEqual(['Přejmenovaná, "za humny"']);
    expect((await farms.list()).rows.map(({ name }) => name)).toEqual(['ZD Horní Lhota']);
    const changed = await parcels.change({ params: { id: rows[0]?.id ?? 0 }, body: { name: 'Za humny' } });
    expect(changed.localName).toBe('Za humny');
  });
});
