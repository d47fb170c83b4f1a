import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, type ModuleName } from '@brazda/contract/contract.ts';
import { sql, type Transaction } from 'kysely';
import { serverRoot } from '../root.ts';
import { DatabaseUnusable, type Database } from './database.ts';
import type { Tables } from './tables.generated.ts';

interface Migration {
  readonly name: string;
  readonly statements: string;
  readonly checksum: string;
}

/** Modules in the order in which their schemas depend on each other: all stand on core. */
const order: readonly ModuleName[] = ['core', ...moduleNames.filter((name) => name !== 'core')];

const advisoryLock = 7_247_132;

/** Brings the database to the present schema, each file once, in one transaction each. Throws DatabaseUnusable. */
export async function migrate(database: Database): Promise<readonly string[]> {
  await prepare(database);
  await refuseNewerSchema(database);
  const applied: string[] = [];
  for (const migration of order.flatMap(migrationsOf)) {
    const isNew = await database.kysely
      .transaction()
      .execute((tx) => apply(tx, migration))
      .catch((error: unknown) => {
        throw unusable(`The migration ${migration.name} cannot be applied`, error);
      });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

function unusable(what: string, error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  return new DatabaseUnusable(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

async function prepare(database: Database): Promise<void> {
  await database.kysely
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

async function apply(tx: Transaction<Tables>, migration: Migration): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx);
  const { rows } = await sql<{
    checksum: string;
  }>`select checksum from public.migration where name = ${migration.name}`.execute(tx);
  if (rows[0]) {
    if (rows[0].checksum === migration.checksum) return false;
    throw new DatabaseUnusable(
      `Migration ${migration.name} was changed after it had been applied. Restore the file as it was.`,
    );
  }
  for (const statement of splitStatements(migration.statements)) await sql.raw(statement).execute(tx);
  await sql`insert into public.migration (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
    tx,
  );
  return true;
}

async function refuseNewerSchema(database: Database): Promise<void> {
  const known = new Set(order.flatMap(migrationsOf).map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from public.migration`.execute(database.kysely);
  const unknown = rows.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) {
    throw new DatabaseUnusable(
      `The database was written by a newer version (${unknown[0]?.name ?? ''}). Start that version.`,
    );
  }
}

function migrationsOf(module: ModuleName): Migration[] {
  const folder = join(serverRoot, 'modules', module, 'migrations');
  return filesIn(folder).map((file) => {
    const statements = readFileSync(join(folder, file), 'utf8');
    return { name: `${module}/${file}`, statements, checksum: createHash('sha256').update(statements).digest('hex') };
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
  } catch {
    return [];
  }
}

/** Statements end with a semicolon at the end of a line, outside of a $$ body. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isInBody = false;
  for (const line of text.split('\n')) {
    const withoutComment = isInBody ? line : line.replace(/^\s*--.*$/, '');
    if ((withoutComment.split('$$').length - 1) % 2 === 1) isInBody = !isInBody;
    current += `${withoutComment}\n`;
    if (isInBody || !withoutComment.trimEnd().endsWith(';')) continue;
    statements.push(current.trim().replace(/;$/, ''));
    current = '';
  }
  if (current.trim() !== '') statements.push(current.trim());
  return statements;
}
