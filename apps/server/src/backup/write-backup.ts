import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupUnusable } from './backup-unusable.ts';
import { seal } from './sealed-stream.ts';

/**
 * Packs, seals and writes a backup. The file gets its name when it is whole and on the disk; none is written over. Throws
 * BackupUnusable.
 */
export async function writeBackup(lines: AsyncIterable<Buffer>, file: string, password: string): Promise<void> {
  const path = resolve(file);
  if (existsSync(path)) throw new BackupUnusable(`There is a file ${path} already. Give the backup another name.`);
  const draft = `${path}.unfinished`;
  await makeDraft(draft);
  try {
    const sealed = (packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> => seal(packed, password);
    await pipeline(Readable.from(lines), createGzip(), sealed, createWriteStream(draft, { flush: true }));
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Two backups never write into one file, and nobody else may read it. */
async function makeDraft(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const reason = isThere
      ? 'another backup is writing it, or one that was broken off has left it; then remove it'
      : error instanceof Error
        ? error.message
        : String(error);
    throw new BackupUnusable(`The file ${path} cannot be written: ${reason}.`, { cause: error });
  }
}

/** Not every system can bring a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
