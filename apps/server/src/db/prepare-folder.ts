import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusable } from './database.ts';

/** A database that is about to be opened: whether it is made by that, and what to do when it is there. */
interface Birth {
  readonly isNew: boolean;
  readonly end: () => void;
}

/**
 * Makes sure that a new database is only made where there is none: a folder with files in it that is no whole database
 * is refused, for these files may be years of records. What a first start that was broken off has left is cleared away;
 * such a start is known by a mark beside the folder, and nothing was ever stored in it. Throws DatabaseUnusable.
 */
export function prepareFolder(dataDir: string, folder: string): Birth {
  const mark = join(dataDir, 'database.unfinished');
  const isDatabase = existsSync(join(folder, 'PG_VERSION'));
  if (isDatabase && !existsSync(mark)) return { isNew: false, end: () => undefined };
  if (!isDatabase) {
    if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
    else refuseFiles(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(mark, '');
  }
  return {
    isNew: true,
    end: () => {
      rmSync(mark, { force: true });
      syncFolder(dataDir);
    },
  };
}

function refuseFiles(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new DatabaseUnusable(
    `The folder ${folder} holds files, but no whole database: PG_VERSION is missing. Nothing was changed in it. Restore the folder from a backup, or set DATA_DIR to another folder.`,
  );
}

/** What was removed could come back after a power cut, unless its folder is on the disk; not every system can say so. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
