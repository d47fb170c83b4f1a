import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareFolder } from './prepare-folder.ts';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brazda-prepare-'));
  folder = join(dataDir, 'database');
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

function write(...names: readonly string[]): void {
  mkdirSync(join(folder, 'base'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), 'records');
}

describe('The folder of the embedded database', () => {
  it('may be missing or empty, and then becomes a new database', () => {
    prepareFolder(dataDir, folder).end();
    expect(readdirSync(dataDir)).toEqual(['database']);
    expect(prepareFolder(dataDir, folder).isNew).toBe(true);
  });

  it('is refused and left alone where it holds files but no whole database', () => {
    write('base/1', 'postgresql.conf');
    expect(() => prepareFolder(dataDir, folder)).toThrow(/holds files, but no whole database.*Restore the folder/);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['base', 'base/1', 'postgresql.conf']);
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('is cleared where a first start was broken off before there was a database', () => {
    prepareFolder(dataDir, folder);
    write('base/1');
    const birth = prepareFolder(dataDir, folder);
    expect([birth.isNew, readdirSync(folder)]).toEqual([true, []]);
  });

  it('is opened as it is where there is a database', () => {
    write('PG_VERSION', 'base/1');
    expect(prepareFolder(dataDir, folder).isNew).toBe(false);
    expect(existsSync(join(folder, 'base/1'))).toBe(true);
  });
});
