import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../config.ts';

const fewestCharacters = 32;

/**
 * The key that signs tokens and cookies: from the configuration, else made once and kept beside the database.
 * Throws ConfigurationError where it cannot be kept.
 */
export function sessionKey(configured: string | undefined, dataDir: string): Uint8Array {
  return new TextEncoder().encode(configured ?? keptKey(join(dataDir, 'keys'), 'session.key', 'SESSION_KEY'));
}

/**
 * The key that seals what farms sign in elsewhere with: from the configuration, else made once and kept beside the
 * database. Throws ConfigurationError where it cannot be kept.
 */
export function secretsKey(configured: string | undefined, dataDir: string): Uint8Array {
  return new TextEncoder().encode(configured ?? keptKey(join(dataDir, 'keys'), 'secrets.key', 'SECRETS_KEY'));
}

function keptKey(folder: string, file: string, variable: string): string {
  const path = join(folder, file);
  try {
    return readKey(path) ?? makeKey(folder, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `The key ${file} cannot be kept in ${folder}: ${reason}. Check DATA_DIR, or set ${variable}.`,
    );
  }
}

/** A key that is too short was never a key: whoever wrote it was killed over it. */
function readKey(path: string): string | undefined {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length >= fewestCharacters ? key : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The key gets its name when it is whole, and the first of several processes wins. */
function makeKey(folder: string, path: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch {
    if (readKey(path) === undefined) renameSync(draft, path);
  }
  rmSync(draft, { force: true });
  return readFileSync(path, 'utf8').trim();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
