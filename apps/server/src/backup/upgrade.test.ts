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

/** Work as versions before 0450 recorded it: of no nitrogen, also where animals grazed. */
const recorded: Migration = withChecksum(449, 'agroevidence/0449-recorded.sql', [
  `alter table agroevidence.action no force row level security;
   alter table agroevidence.action_target no force row level security;
   alter table agroevidence.parcel_version no force row level security;
   alter table agroevidence.action disable trigger user;
   alter table agroevidence.action_target disable trigger user;
   with land as (
     select v.farm_id, v.parcel_id, v.id as version_id, v.area_m2 from agroevidence.parcel_version v
     where v.is_current order by v.farm_id, v.id limit 1
   ), work as (
     insert into agroevidence.action (farm_id, type, state, day, area_m2, parcels, nitrogen_kg, counted_nitrogen_kg)
     select land.farm_id, one.type, 'DONE', '2025-06-10', land.area_m2, 1, one.kilograms, one.kilograms
     from land, (values ('PASTURE', 0), ('PLOW', 0), ('FERT', 12)) as one (type, kilograms) returning *
   )
   insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, area_m2, area_origin, nitrogen_kg,
     counted_nitrogen_kg, organic_nitrogen_kg)
   select work.farm_id, work.id, land.parcel_id, land.version_id, land.area_m2, 'PARCEL', work.nitrogen_kg,
     work.nitrogen_kg, work.nitrogen_kg from work cross join land;
   alter table agroevidence.action enable trigger user;
   alter table agroevidence.action_target enable trigger user;
   alter table agroevidence.action force row level security;
   alter table agroevidence.action_target force row level security;
   alter table agroevidence.parcel_version force row level security;`,
]);

/** One that is yet to come: it changes a table that holds records, and fills what is new from what is old. */
const later: Migration = withChecksum(9000, 'core/9000-later.sql', [
  `alter table core.farm add column short_name text;
   alter table core.farm no force row level security;
   update core.farm set short_name = left(name, 5);
   alter table core.farm force row level security;
   alter table core.farm alter column short_name set not null;`,
  `create table core.later (farm_id int primary key references core.farm on delete cascade);
   call core.guard_by_farm('core.later', 'farm_id');`,
]);

/** All migrations, with that of a version between and one that is yet to come. */
function upgrading(): Migration[] {
  const files = migrationFiles();
  const after = files.findIndex(({ number }) => number > recorded.number);
  return [...files.slice(0, after), recorded, ...files.slice(after), later];
}

function withChecksum(number: number, name: string, parts: readonly string[]): Migration {
  const statements = parts.join('\n');
  return { name, number, statements, checksum: createHash('sha256').update(statements).digest('hex') };
}

let contents: BackupContents;
let different: string[];
let applied: string[];

async function openUpgraded(): Promise<Database> {
  const database = await openTestDatabase();
  contents = await checkBackup(file, password);
  const settling = modules.flatMap(({ whenRestored }) => whenRestored ?? []);
  await restoreBackup(database, { file, password, contents }, { files: upgrading(), settling });
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
    expect([...applied].sort()).toEqual(
      upgrading()
        .map(({ name }) => name)
        .sort(),
    );
    expect(contents.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(15);
    expect(different).toEqual([]);
    expect(await migrate(started.services.database, upgrading())).toEqual([]);
  });

  it('gives a later migration what it needs of the records', async () => {
    const { rows } = await sql<{ name: string; short: string }>`
      select name, short_name as short from core.farm order by id`.execute(started.services.database.kysely);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ short }) => short)).toEqual(rows.map(({ name }) => name.slice(0, 5)));
  });

  it('tells that nobody knows how much nitrogen grazing left, where it was kept as none, and keeps all other sums', async () => {
    const { rows } = await sql<{ type: string; sums: (number | null)[] }>`
      select a.type, array[a.nitrogen_kg, a.counted_nitrogen_kg, t.nitrogen_kg, t.counted_nitrogen_kg, t.organic_nitrogen_kg] as sums
      from agroevidence.action a join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
      order by a.type`.execute(started.services.database.kysely);
    expect(rows).toEqual([
      { type: 'FERT', sums: [12, 12, 12, 12, 12] },
      { type: 'PASTURE', sums: [null, null, null, null, null] },
      { type: 'PLOW', sums: [0, 0, 0, 0, 0] },
    ]);
    const { rows: guarded } = await sql<{ name: string }>`
      select relname as name from pg_class where oid in ('agroevidence.action'::regclass, 'agroevidence.action_target'::regclass)
        and relrowsecurity and relforcerowsecurity
        and not exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal and tgenabled <> 'O')`.execute(
      started.services.database.kysely,
    );
    expect(guarded).toHaveLength(2);
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
