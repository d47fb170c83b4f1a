import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../config.ts';
import { sessionKey } from './session-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brazda-key-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('sessionKey', () => {
  it('is made once and kept for its owner alone', () => {
    const key = sessionKey(undefined, folder);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(sessionKey(undefined, folder)).toEqual(key);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['session.key']);
    expect(statSync(join(folder, 'keys', 'session.key')).mode & 0o777).toBe(0o600);
  });

  it('is made anew where the first start was killed before the key was written', () => {
    mkdirSync(join(folder, 'keys'));
    writeFileSync(join(folder, 'keys', 'session.key'), '');
    const key = sessionKey(undefined, folder);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(sessionKey(undefined, folder)).toEqual(key);
  });

  it('comes from the configuration without touching the folder', () => {
    expect(sessionKey('k'.repeat(32), folder)).toEqual(new TextEncoder().encode('k'.repeat(32)));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what to do where it cannot be kept', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => sessionKey(undefined, file)).toThrow(ConfigurationError);
    expect(() => sessionKey(undefined, file)).toThrow(/SESSION_KEY/);
  });
});
