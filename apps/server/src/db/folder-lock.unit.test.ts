import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnusable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brazda-lock-'));
  lock = join(folder, 'brazda.lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function refusalOf(work: () => unknown): DatabaseUnusable {
  try {
    work();
  } catch (error) {
    if (error instanceof DatabaseUnusable) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

function leaveLock(holder: object): void {
  writeFileSync(lock, JSON.stringify(holder));
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

// Elsewhere nothing tells when the process of a number was started.
const onLinux = process.platform === 'linux' ? it : undefined;

describe('lockFolder', () => {
  it('makes the folder, holds it for one, and lets it go', () => {
    const inside = join(folder, 'data');
    const unlock = lockFolder(inside);
    expect(existsSync(join(inside, 'brazda.lock'))).toBe(true);
    unlock();
    expect(existsSync(join(inside, 'brazda.lock'))).toBe(false);
    lockFolder(inside)();
  });

  it('refuses a held folder at once, with code 78, the process and the folder', () => {
    const unlock = lockFolder(folder);
    const before = readFileSync(lock, 'utf8');
    const start = performance.now();
    const refusal = refusalOf(() => lockFolder(folder));
    expect(performance.now() - start).toBeLessThan(500);
    expect(refusal.exitCode).toBe(78);
    expect(refusal.message).toContain(`process ${process.pid} `);
    expect(refusal.message).toContain(folder);
    expect(readFileSync(lock, 'utf8')).toBe(before);
    unlock();
  });

  it('takes over what a dead process left', async () => {
    leaveLock({ pid: await deadProcess(), host: hostname(), started: '1' });
    lockFolder(folder)();
  });

  onLinux?.('takes over where the process number now is that of another process', () => {
    leaveLock({ pid: process.pid, host: hostname(), started: '1' });
    lockFolder(folder)();
  });

  it('never takes over from another machine, and says what to delete if that is gone', () => {
    leaveLock({ pid: 4_000_000, host: 'elsewhere', started: '1' });
    const refusal = refusalOf(() => lockFolder(folder));
    expect(refusal.exitCode).toBe(78);
    expect(refusal.message).toContain('on elsewhere');
    expect(refusal.message).toContain(lock);
  });

  it.each(['', '{"pid"', 'null', '{"pid":"1"}'])('takes over a lock whose writer died over it: %s', (content) => {
    writeFileSync(lock, content);
    const longAgo = Date.now() / 1000 - 60;
    utimesSync(lock, longAgo, longAgo);
    lockFolder(folder)();
  });

  it('waits for one that is just being written', () => {
    writeFileSync(lock, '');
    const refusal = refusalOf(() => {
      const soon = Date.now() / 1000 + 60;
      utimesSync(lock, soon, soon);
      lockFolder(folder);
    });
    expect(refusal.exitCode).toBe(78);
    expect(existsSync(lock)).toBe(true);
  });

  it('says that a folder cannot be made where a file is in its place', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(refusalOf(() => lockFolder(file)).message).toContain(`cannot be written: ${file}`);
  });

  it('gives a left over lock to one only of many that start at the same moment', async () => {
    leaveLock({ pid: await deadProcess(), host: hostname(), started: '1' });
    const program = `
      import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
      process.stdout.write('ready ');
      process.stdin.once('data', () => {
        try { lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); } catch (error) { process.stdout.write(String(error.exitCode)); }
      });
      process.stdin.on('end', () => process.exit());`;
    const starters = Array.from({ length: 5 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'pipe' }),
    );
    const outputs = starters.map(() => '');
    for (const [index, { stdout }] of starters.entries()) {
      stdout.on('data', (text: Buffer) => {
        outputs[index] = (outputs[index] ?? '') + text.toString();
      });
    }
    const all = async (pattern: RegExp): Promise<void> => {
      await expect.poll(() => outputs.every((output) => pattern.test(output)), { timeout: 20_000 }).toBe(true);
    };
    await all(/ready/);
    for (const { stdin } of starters) stdin.write('go');
    await all(/held|78|[a-z]+$/);
    for (const { stdin } of starters) stdin.end();
    expect(outputs.map((output) => output.slice('ready '.length)).sort()).toEqual(['78', '78', '78', '78', 'held']);
  }, 30_000);
});
