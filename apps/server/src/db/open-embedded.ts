import { constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Extension, type PGliteOptions } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';
import { Kysely, sql } from 'kysely';
import { camelCase } from './camel-case-columns.ts';
import { DatabaseUnusable, type Database, type Locks } from './database.ts';
import { builtFolder } from '../foundation/program-files.ts';
import { lockFolder } from './folder-lock.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import { createPgliteStatements } from './pglite-statements.ts';
import { prepareFolder } from './prepare-folder.ts';
import type { Tables } from './tables.generated.ts';
import { bytesAsText, oid, valueParsers } from './types.ts';
import { followWriteAheadLog, noLog } from './write-ahead-log.ts';

const packed = new URL('postgis.tar.gz', builtFolder);

/** PostGIS from what the build has packed of it, which takes a third less time to open; before a build, the whole. */
const usedPostgis: Extension = {
  ...postgis,
  setup: async (database, options) => {
    const whole = await postgis.setup(database, options);
    return existsSync(packed) ? { ...whole, bundlePath: packed } : whole;
  },
};

const settings: PGliteOptions<{ postgis: Extension }> = {
  extensions: { postgis: usedPostgis },
  parsers: { ...valueParsers, [oid.bytea]: bytesAsText.read },
  serializers: { [oid.bytea]: bytesAsText.write },
};

/** With less than this on its disk the database could not write for long: a segment of its log has 16 MB. */
const leastFreeBytes = 32 * 1024 * 1024;

/** Opens the embedded database in a folder, held by this process alone. Throws DatabaseUnusable. */
export async function openEmbedded(dataDir: string, locks: Locks, hold = lockFolder(dataDir)): Promise<Database> {
  const folder = databaseIn(dataDir);
  let isNew = false;
  try {
    const birth = prepareFolder(dataDir, folder);
    isNew = birth.isNew;
    const database = await PGlite.create({ dataDir: folder, ...settings });
    birth.end();
    const opened = wrap(database, locks, followWriteAheadLog(folder), () => freeBytes(folder) < leastFreeBytes, hold);
    return { ...opened, background: opened, copyFiles: copierOf(opened, folder) };
  } catch (error) {
    hold();
    if (error instanceof DatabaseUnusable) throw error;
    const advice = isNew ? 'Check that the folder can be written.' : 'Restore the folder from a backup.';
    throw new DatabaseUnusable(`The embedded database in ${folder} cannot be opened. ${advice}`, { cause: error });
  }
}

/** With its log written out and nobody at work, the files are whole, and the copy has nothing to recover. */
function copierOf({ kysely }: Database, folder: string): (dataDir: string) => Promise<void> {
  return (dataDir) =>
    kysely.connection().execute(async (connection) => {
      await sql`checkpoint`.execute(connection);
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      await cp(folder, databaseIn(dataDir), { recursive: true, mode: constants.COPYFILE_FICLONE });
    });
}

function databaseIn(dataDir: string): string {
  return join(dataDir, 'database');
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Opens an embedded database in memory, from a dump of another where one is given. */
export async function openInMemory(locks: Locks, dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const database = await PGlite.create({ ...settings, ...(dump && { loadDataDir: dump }) });
  return {
    ...wrap(
      database,
      locks,
      noLog,
      () => false,
      () => undefined,
    ),
    dump: () => database.dumpDataDir('none'),
  };
}

function wrap(database: PGlite, locks: Locks, log: typeof noLog, isFull: () => boolean, unlock: () => void): Database {
  const dialect = new PGliteDialect(createPgliteStatements(database), log);
  const kysely = new Kysely<Tables>({
    dialect,
    plugins: [camelCase],
  });
  const opened: Database = {
    kind: 'pglite',
    kysely,
    locks,
    state: { isFull, isAtWork: () => dialect.isAtWork() },
    get background() {
      return opened;
    },
    alone: async (statement, as) =>
      as
        ? dialect.alone(statement, { entered: as, nameOfColumn: camelCase.nameOf })
        : (await kysely.executeQuery(statement)).rows,
    changes: () => dialect.changes,
    close: async () => {
      await kysely.destroy();
      await database.close();
      log.close();
      unlock();
    },
  };
  return opened;
}
