import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { copyFolderOf, CopyAnswer, doorOf } from './copy-door.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/**
 * Opens the database for reading all of it: PostgreSQL itself, the embedded one itself where nobody has it, else a copy that
 * the process which has it makes of its files. Throws DatabaseUnusable, BackupUnusable.
 */
export async function openForBackup(settings: Settings): Promise<Database> {
  const copied = settings.databaseUrl === undefined ? await askForCopy(settings.dataDir) : undefined;
  return copied === undefined ? openPresent(settings) : openCopy({ ...settings, dataDir: copied });
}

/** To open the embedded database where there is none would make one. */
function openPresent(settings: Settings): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new BackupUnusable(`There is no database in ${dataDir}. Check DATA_DIR, or set DATABASE_URL.`);
  return openDatabase(settings);
}

/** Opens a copy, which is gone when it is closed. */
async function openCopy(settings: Settings): Promise<Database> {
  const remove = (): Promise<void> => rm(settings.dataDir, { recursive: true, force: true });
  try {
    const database = await openDatabase(settings);
    const close = async (): Promise<void> => {
      await database.close();
      await remove();
    };
    return { ...database, background: database, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Gives the folder of the copy; undefined where no process has the database. */
async function askForCopy(dataDir: string): Promise<string | undefined> {
  const asking = createConnection(doorOf(dataDir));
  try {
    await once(asking, 'connect');
  } catch {
    return undefined;
  }
  const answer = CopyAnswer.safeParse(JSON.parse((await text(asking)) || '{}')).data;
  if (answer && 'copied' in answer && answer.copied === copyFolderOf(dataDir)) return answer.copied;
  throw new BackupUnusable(
    answer && 'refused' in answer ? answer.refused : 'Brázda has ended before it had copied its database. Try again.',
  );
}
