import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BackupKey } from './backup-lines.ts';
import { BackupUnusable } from './backup-unusable.ts';

type KeySettings = Pick<Config, 'dataDir' | 'sessionKey' | 'secretsKey'>;

/** Keys that are not in the configuration were made by the product, and only its folder has them. */
const keyFiles = { 'session.key': 'sessionKey', 'secrets.key': 'secretsKey' } as const;
type KeyFile = keyof typeof keyFiles;
const names = Object.keys(keyFiles) as KeyFile[];

/** The keys that belong to a backup. Of one that the configuration gives it holds only what tells it from another. */
export function keysFor(settings: KeySettings): BackupKey[] {
  return names.flatMap((file): BackupKey[] => {
    const configured = settings[keyFiles[file]];
    if (configured !== undefined) return [{ kept: false, file, fingerprint: fingerprintOf(configured) }];
    const text = keptKey(settings.dataDir, file);
    return text === undefined ? [] : [{ kept: true, file, text }];
  });
}

/** Throws BackupUnusable where keys of a backup would take the place of others. Nothing is written yet. */
export function refuseOtherKeys(keys: readonly BackupKey[], { dataDir }: KeySettings): void {
  for (const key of keys) {
    const present = key.kept ? keptKey(dataDir, key.file) : undefined;
    if (!key.kept || present === undefined || isSame(present, key.text)) continue;
    throw new BackupUnusable(
      `${pathOf(dataDir, key.file)} is another key than that of the backup, and something else may need it. Set DATA_DIR to an empty folder.`,
    );
  }
}

/** Puts the keys of a backup where the product looks for them. */
export function keepKeys(keys: readonly BackupKey[], { dataDir }: KeySettings): void {
  for (const key of keys) {
    const path = pathOf(dataDir, key.file);
    if (!key.kept || existsSync(path)) continue;
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    writeFileSync(path, key.text, { mode: 0o600, flush: true, flag: 'wx' });
  }
}

/** Names the settings under which something of the backup could not be opened: another key was in use when it was made. */
export function changedKeys(keys: readonly BackupKey[], settings: KeySettings): string[] {
  return names.flatMap((file) => {
    const key = keys.find((candidate) => candidate.file === file);
    const configured = settings[keyFiles[file]];
    if (!key || (key.kept && configured === undefined)) return [];
    const then = key.kept ? fingerprintOf(key.text) : key.fingerprint;
    const now = configured === undefined ? undefined : fingerprintOf(configured);
    return then === now ? [] : [file === 'session.key' ? 'SESSION_KEY' : 'SECRETS_KEY'];
  });
}

function keptKey(dataDir: string, file: string): string | undefined {
  const path = pathOf(dataDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

function pathOf(dataDir: string, file: string): string {
  return join(dataDir, 'keys', file);
}

function fingerprintOf(key: string): string {
  return createHash('sha256').update('brazda key ').update(key).digest('hex').slice(0, 16);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
