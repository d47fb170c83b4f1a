import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

const locks = { code: true, rows: true };

/** Opens the database that the configuration names. Throws DatabaseUnusable. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, locks)
    : openPostgres(config.databaseUrl, config.databasePool, locks);
}
