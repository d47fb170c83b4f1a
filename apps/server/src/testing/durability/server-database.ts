import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { changeDatabases, withDatabase } from '../database-server.ts';
import type { Environment } from '@brazda/harness/server-process.ts';

/** What a server process stores in: a folder of its own, and on PostgreSQL a database of its own. */
export interface ServerDatabase {
  readonly folder: string;
  /** The settings that lead a server there. */
  readonly settings: Environment;
  remove(): Promise<void>;
}

export const isEmbedded = (): boolean => inject('databaseTemplate').kind === 'pglite';

/** A migrated database for server processes, or one where nothing was ever started. */
export async function makeServerDatabase(state: 'migrated' | 'new'): Promise<ServerDatabase> {
  const template = inject('databaseTemplate');
  const folder = mkdtempSync(join(tmpdir(), 'brazda-server-'));
  const removeFolder = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  if (template.kind === 'pglite') {
    if (state === 'migrated') unpack(template.dump, join(folder, 'database'));
    return { folder, settings: { DATA_DIR: folder }, remove: async () => removeFolder() };
  }
  const name = `brazda_server_${randomBytes(6).toString('hex')}`;
  const from = state === 'migrated' ? ` template ${template.template}` : '';
  await changeDatabases(template.url, `create database ${name}${from}`);
  return {
    folder,
    settings: { DATA_DIR: folder, DATABASE_URL: withDatabase(template.url, name) },
    remove: async () => {
      removeFolder();
      await changeDatabases(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}

function unpack(dump: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', dump, '-C', folder], { stdio: 'ignore' });
}
