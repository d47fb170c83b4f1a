import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup } from '../backup/read-backup.ts';
import { restoreBackup, type CheckedBackup, type RestoreOptions } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../db/database.ts';
import { modules } from '../modules.ts';

export const backupPassword = 'heslo k záloze';

/** Writes a backup of a database into a file of its own, as the program does. */
export async function backUp(database: Database): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'brazda-backup-')), 'farm.backup');
  await writeBackup(takeBackup(database, [], new Date()), file, backupPassword);
  return file;
}

/** Restores one as the program does, by the migrations of this version or by others. */
export async function restoreInto(database: Database, file: string, options?: RestoreOptions): Promise<CheckedBackup> {
  const contents = await checkBackup(file, backupPassword);
  const backup = { file, password: backupPassword, contents };
  const settling = modules.flatMap(({ whenRestored }) => whenRestored ?? []);
  await restoreBackup(database, backup, { settling, ...options });
  return backup;
}
