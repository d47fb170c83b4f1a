import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database, Locks } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { refuseNestedUnits } from '../db/unit-of-work.ts';
import { changeDatabases, withDatabase } from './database-server.ts';
import { watchRawRows } from './watch-raw-rows.ts';

refuseNestedUnits();

const bothLocks: Locks = { code: true, rows: true };

/** A migrated database of its own, of the kind that the run is about. Close it at the end. */
export async function openTestDatabase(locks: Locks = bothLocks): Promise<Database> {
  const template = inject('databaseTemplate');
  return watchRawRows(
    template.kind === 'pglite'
      ? await openInMemory(locks, new Blob([readFileSync(template.dump)]))
      : await copyOf(template.url, template.template, locks),
  );
}

/** A database of its own in which nothing was ever made. Close it at the end. */
export function openEmptyDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  return template.kind === 'pglite' ? openInMemory(bothLocks) : copyOf(template.url, undefined, bothLocks);
}

async function copyOf(url: string, template: string | undefined, locks: Locks): Promise<Database> {
  const name = `brazda_test_${randomBytes(6).toString('hex')}`;
  await changeDatabases(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const database = await openPostgres(withDatabase(url, name), 8, locks);
  return {
    ...database,
    close: async () => {
      await database.close();
      await changeDatabases(url, `drop database if exists ${name} with (force)`);
    },
  };
}

let shared: Promise<Database> | undefined;

/** One database for all test files of a worker: tests make farms of their own and look at nothing else. */
export function sharedTestDatabase(): Promise<Database> {
  shared ??= openTestDatabase();
  return shared;
}
