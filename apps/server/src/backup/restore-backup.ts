import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationFiles, type Migration } from '../db/migration-files.ts';
import type { Tables } from '../db/tables.generated.ts';
import type { BackupHead } from './backup-lines.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { ourSchemas } from './kept-tables.ts';
import { loadTables } from './load-tables.ts';
import { readLines, type BackupContents } from './read-backup.ts';

export interface CheckedBackup {
  readonly file: string;
  readonly password: string;
  readonly contents: BackupContents;
}

export interface RestoreOptions {
  /** The migrations of this version. */
  readonly files?: readonly Migration[];
  /** Statements that a database needs when it goes on in another place; see `ServerModule.whenRestored`. */
  readonly settling?: readonly string[];
  /** What is to be done before the first row is there. */
  readonly beforeRows?: () => void;
}

/**
 * Puts a backup into an empty database: makes the tables as they were, fills them in one transaction, compares what is there
 * with what was written, and brings it all to the present schema. Throws BackupUnusable, DatabaseUnusable.
 */
export async function restoreBackup(
  database: Database,
  { file, password, contents }: CheckedBackup,
  { files = migrationFiles(), settling = [], beforeRows }: RestoreOptions = {},
): Promise<void> {
  const ofBackup = migrationsOf(contents.head, files);
  await makeEmpty(database);
  await migrate(database, ofBackup);
  beforeRows?.();
  await database.background.kysely.transaction().execute(async (tx) => {
    await loadTables(tx, contents, readLines(file, password), settling);
  });
  await migrate(database, files);
  await sql`analyze`.execute(database.background.kysely);
}

/** Those that the backup's database had. Throws BackupUnusable where this version lacks one, or has it with other words. */
export function migrationsOf({ migrations }: BackupHead, files: readonly Migration[]): Migration[] {
  const had = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of had) {
    const ours = files.find((candidate) => candidate.name === name);
    if (ours?.checksum === checksum) continue;
    throw new BackupUnusable(
      `The backup was made by a newer or another version of Brázda (${name}). Restore it with that version.`,
    );
  }
  return files.filter(({ name }) => had.has(name));
}

/** Throws BackupUnusable where anything is in it that somebody could miss; what an unused start has left is taken away. */
async function makeEmpty({ background }: Database): Promise<void> {
  await background.kysely.transaction().execute(async (tx) => {
    const found = await foundIn(tx);
    if (found === 'nothing') return;
    if (found === 'records') {
      throw new BackupUnusable(
        'There are records in this database already. A backup goes into an empty place only: set DATA_DIR to another folder, or DATABASE_URL to a new database.',
      );
    }
    await sql`drop schema if exists ${sql.raw(ourSchemas.join(', '))} cascade`.execute(tx);
    await sql`drop table if exists public.migration`.execute(tx);
  });
}

async function foundIn(tx: Transaction<Tables>): Promise<'nothing' | 'unused tables' | 'records'> {
  const { rows } = await sql<{ schemas: number; hasList: boolean; hasUsers: boolean; hasFarms: boolean }>`
    select (select count(*)::int from pg_namespace where nspname = any(${[...ourSchemas]}::text[])) as schemas,
      to_regclass('public.migration') is not null as has_list, to_regclass('core.app_user') is not null as has_users,
      to_regclass('core.farm') is not null as has_farms`.execute(tx);
  const found = rows[0];
  if (!found || (found.schemas === 0 && !found.hasList)) return 'nothing';
  // Schemas of these names that no migration has made belong to somebody else.
  if (!found.hasList) return 'records';
  const hasUsers = found.hasUsers && (await hasRows(tx, 'core.app_user'));
  return hasUsers || (found.hasFarms && (await hasRows(tx, 'core.farm'))) ? 'records' : 'unused tables';
}

async function hasRows(tx: Transaction<Tables>, table: string): Promise<boolean> {
  // Its owner sees no row of a farm, unless nobody else can see one either.
  await sql`lock table ${sql.raw(table)} in access exclusive mode`.execute(tx);
  await sql`alter table ${sql.raw(table)} no force row level security`.execute(tx);
  const { rows } = await sql<{ has: boolean }>`select exists (select from ${sql.raw(table)}) as has`.execute(tx);
  return rows[0]?.has ?? true;
}
