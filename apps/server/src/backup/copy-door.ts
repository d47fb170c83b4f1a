import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { DatabaseUnusable, type Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';

/** What whoever asks for a copy is answered, as one line. */
export const CopyAnswer = z.union([z.strictObject({ copied: z.string() }), z.strictObject({ refused: z.string() })]);
type CopyAnswer = z.infer<typeof CopyAnswer>;

/** Where the process that has the embedded database is asked for a copy: only its own user reaches that folder. */
export function doorOf(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'copy.sock');
  return `\\\\.\\pipe\\brazda-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
}

/** The data folder of the copy; it holds records, and whoever asked for it takes it away. */
export function copyFolderOf(dataDir: string): string {
  return join(dataDir, 'copy');
}

/**
 * Lets a backup be made of the embedded database while this process has it: whoever asks at the door gets a copy of its
 * files. Gives what closes the door. What an earlier copy has left is taken away.
 */
export async function openCopyDoor(
  { dataDir }: Pick<Config, 'dataDir'>,
  database: Database,
  log: Logger,
): Promise<() => Promise<void>> {
  const { copyFiles } = database;
  if (!copyFiles) return () => Promise.resolve();
  const door = doorOf(dataDir);
  if (process.platform !== 'win32') await rm(door, { force: true });
  await removeLeftCopy(dataDir).catch((error: unknown) => {
    log.warn({ err: error }, 'a copy of the database was left over');
  });
  const server = createServer((asking) => {
    asking.on('error', () => undefined);
    void answer(asking, dataDir, copyFiles);
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      log.warn({ err: error }, 'no backup can be made while Brázda runs');
      resolve(false);
    });
    server.listen(door, () => {
      resolve(true);
    });
  });
  if (!isOpen) return () => Promise.resolve();
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    });
}

async function answer(asking: Socket, dataDir: string, copyFiles: (dataDir: string) => Promise<void>): Promise<void> {
  const answered: CopyAnswer = await copyOnce(dataDir, copyFiles).catch((error: unknown) => ({
    refused: error instanceof Error ? error.message : String(error),
  }));
  if (asking.destroyed && 'copied' in answered) await rm(answered.copied, { recursive: true, force: true });
  asking.end(`${JSON.stringify(answered)}\n`);
}

async function copyOnce(dataDir: string, copyFiles: (dataDir: string) => Promise<void>): Promise<CopyAnswer> {
  await removeLeftCopy(dataDir);
  const copied = copyFolderOf(dataDir);
  const needed = await bytesBelow(join(dataDir, 'database'));
  const { bavail, bsize } = await statfs(dataDir);
  // The product goes on writing meanwhile, and must not meet a full disk.
  if (bavail * bsize < needed * 1.5)
    return { refused: `The disk of ${dataDir} has too little room for a copy of the database (${needed} bytes).` };
  const release = lockFolder(copied);
  try {
    await copyFiles(copied);
  } catch (error) {
    await rm(copied, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
  return { copied };
}

/** Throws where a backup is reading the copy. */
async function removeLeftCopy(dataDir: string): Promise<void> {
  const copied = copyFolderOf(dataDir);
  if (!statSync(copied, { throwIfNoEntry: false })) return;
  try {
    lockFolder(copied)();
  } catch (error) {
    throw new DatabaseUnusable('Another backup is being made. Try again when it is done.', { cause: error });
  }
  await rm(copied, { recursive: true, force: true });
}

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
