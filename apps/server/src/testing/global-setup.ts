import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { withDatabase } from './database-server.ts';

const bothLocks = { code: true, rows: true };

/** What the tests copy their databases from: a migrated template, made once for the whole run. */
export type DatabaseTemplate =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** With DATABASE_URL the tests run on that PostgreSQL (it must be allowed to create databases), else embedded. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env['DATABASE_URL'];
  removeTemplate = url === undefined ? await setUpEmbedded(project) : await setUpPostgres(project, url);
}

export async function teardown(): Promise<void> {
  await removeTemplate?.();
}

let removeTemplate: (() => Promise<void>) | undefined;

async function setUpEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-template-'));
  const database = await openInMemory(bothLocks);
  await migrate(database);
  const dump = join(folder, 'template.tar');
  writeFileSync(dump, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('databaseTemplate', { kind: 'pglite', dump });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}

async function setUpPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `brazda_template_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${template}`);
  const database = await openPostgres(withDatabase(url, template), 2, bothLocks);
  await migrate(database);
  await database.close();
  await allLeft(client, template);
  project.provide('databaseTemplate', { kind: 'postgres', url, template });
  return async () => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.end();
  };
}

/** A database can be copied once nobody is connected; a connection that was closed here may take a moment there. */
async function allLeft(client: pg.Client, database: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [database]);
    if (rowCount === 0) return;
    await pause(10);
  }
}
