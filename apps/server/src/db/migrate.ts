import { sql, type Transaction } from 'kysely';
import { DatabaseUnusable, type Database } from './database.ts';
import { migrationFiles, type Migration } from './migration-files.ts';
import { splitStatements } from './split-statements.ts';
import type { Tables } from './tables.generated.ts';

const advisoryLock = 7_247_132;

/**
 * Brings the database to the present schema, or to an older one of these files: each once, in one transaction. Gives the
 * names of those that were new. Throws DatabaseUnusable.
 */
export async function migrate(
  { background }: Database,
  files: readonly Migration[] = migrationFiles(),
): Promise<readonly string[]> {
  await prepare(background);
  const known = await appliedChecksums(background);
  refuseNewerSchema(files, known);
  const applied: string[] = [];
  for (const migration of files) {
    if (isApplied(migration, known)) continue;
    const isNew = await background.kysely
      .transaction()
      .execute((tx) => apply(tx, migration))
      .catch((error: unknown) => {
        throw unusable(`The migration ${migration.name} cannot be applied`, error);
      });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

type Checksums = ReadonlyMap<string, string>;

async function appliedChecksums({ kysely }: Pick<Database, 'kysely'>): Promise<Checksums> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from public.migration`.execute(
    kysely,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Throws where it was applied with other words. */
function isApplied({ name, checksum }: Migration, known: Checksums): boolean {
  const applied = known.get(name);
  if (applied === undefined || applied === checksum) return applied === checksum;
  throw new DatabaseUnusable(`Migration ${name} was changed after it had been applied. Restore the file as it was.`);
}

function refuseNewerSchema(files: readonly Migration[], known: Checksums): void {
  const ours = new Set(files.map(({ name }) => name));
  const unknown = [...known.keys()].find((name) => !ours.has(name));
  if (unknown === undefined) return;
  throw new DatabaseUnusable(`The database was written by a newer version (${unknown}). Start that version.`);
}

function unusable(what: string, error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  return new DatabaseUnusable(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

async function prepare({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx);
      await sql`create extension if not exists postgis`.execute(tx);
      await sql`create table if not exists public.migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
    })
    .catch((error: unknown) => {
      throw new DatabaseUnusable(
        `The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}. The user of DATABASE_URL must own the database; PostGIS can be created beforehand by a superuser: create extension postgis.`,
        { cause: error },
      );
    });
}

/** Another process may have applied it while this one waited for the lock. */
async function apply(tx: Transaction<Tables>, migration: Migration): Promise<boolean> {
  // To change a large table takes as long as it takes, and so may another process that does.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx);
  const { name, checksum } = migration;
  const { rows } = await sql<{ checksum: string }>`
    select checksum from public.migration where name = ${name}`.execute(tx);
  if (rows[0] && isApplied(migration, new Map([[name, rows[0].checksum]]))) return false;
  for (const statement of splitStatements(migration.statements)) await sql.raw(statement).execute(tx);
  await sql`insert into public.migration (name, checksum) values (${name}, ${checksum})`.execute(tx);
  return true;
}
