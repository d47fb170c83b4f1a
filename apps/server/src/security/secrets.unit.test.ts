import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';
import { secretsKey, sessionKey } from './session-key.ts';

const secrets = createSecrets(new TextEncoder().encode('k'.repeat(43)));

describe('a sealed secret', () => {
  it('opens as what it was, also with letters that are not plain', () => {
    expect(secrets.open(secrets.seal('klíč WS 123', 'farm 7'), 'farm 7')).toBe('klíč WS 123');
  });

  it('looks different each time and shows nothing of the text', () => {
    const [one, other] = [secrets.seal('klic', 'farm 7'), secrets.seal('klic', 'farm 7')];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
    expect(Buffer.from(one).includes('klic')).toBe(false);
  });

  it('does not open for another farm, with another key, or changed', () => {
    const sealed = secrets.seal('klic', 'farm 7');
    expect(() => secrets.open(sealed, 'farm 8')).toThrow();
    expect(() => createSecrets(new TextEncoder().encode('x'.repeat(43))).open(sealed, 'farm 7')).toThrow();
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(() => secrets.open(changed, 'farm 7')).toThrow();
    }
    expect(() => secrets.open(sealed.subarray(0, 20), 'farm 7')).toThrow();
  });
});

describe('secretsKey', () => {
  it('is another than the key of sessions, made once and kept beside it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brazda-key-'));
    const key = secretsKey(undefined, folder);
    expect(secretsKey(undefined, folder)).toEqual(key);
    expect(sessionKey(undefined, folder)).not.toEqual(key);
    expect(readdirSync(join(folder, 'keys')).sort()).toEqual(['secrets.key', 'session.key']);
    rmSync(folder, { recursive: true, force: true });
  });
});
