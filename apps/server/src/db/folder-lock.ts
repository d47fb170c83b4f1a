import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseUnusable } from './database.ts';

const Holder = z.object({
  pid: z.int().min(1),
  host: z.string(),
  /** When the holder's process started, in the kernel's ticks; tells a reused process number from the holder. */
  started: z.string(),
});
type Holder = z.infer<typeof Holder>;

const writtenWithinMilliseconds = 2000;
const removedWithinMilliseconds = 10_000;
const patienceMilliseconds = 3000;
const pauseMilliseconds = 20;

/**
 * Takes a data folder for this process alone; two writers on one folder lose data without an error.
 * A lock left by a process that is gone is taken over. Throws DatabaseUnusable (exit code 78) where it is held.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const path = join(folder, 'brazda.lock');
  const me: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const start = Date.now();
  while (Date.now() - start < patienceMilliseconds) {
    if (createLock(path, me)) {
      return () => {
        rmSync(path, { force: true });
      };
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw inUse(folder, path, holder);
    removeLeftOver(path);
    pause();
  }
  throw new DatabaseUnusable(`The data folder ${folder} cannot be locked: ${path} keeps appearing.`, { exitCode: 78 });
}

function inUse(folder: string, path: string, { pid, host }: Holder): DatabaseUnusable {
  const advice =
    host === hostname()
      ? 'Stop that process, or set DATA_DIR to another folder.'
      : `If that machine is gone for good, delete ${path}; else stop the process there.`;
  const message = `The data folder ${folder} is in use by process ${pid} on ${host}. ${advice}`;
  return new DatabaseUnusable(message, { exitCode: 78 });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function createLock(path: string, holder: Holder): boolean {
  try {
    const descriptor = openSync(path, 'wx', 0o600);
    writeSync(descriptor, JSON.stringify(holder));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw notWritable(path, error);
  }
}

function notWritable(path: string, cause: unknown): DatabaseUnusable {
  return new DatabaseUnusable(`The data folder cannot be written: ${path}. Check its owner and rights.`, { cause });
}

/** Only one process at a time removes what a dead one left, and looks again before; else two could remove each other's. */
function removeLeftOver(path: string): void {
  const turn = `${path}.removing`;
  try {
    mkdirSync(turn);
  } catch {
    if (isOlderThan(turn, removedWithinMilliseconds)) rmSync(turn, { recursive: true, force: true });
    return;
  }
  try {
    if (isLeftOver(path)) rmSync(path, { force: true });
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** A lock without its holder is just being written, or its writer died over it. */
function isLeftOver(path: string): boolean {
  const holder = readHolder(path);
  return holder ? !isAlive(holder) : isOlderThan(path, writtenWithinMilliseconds);
}

function isOlderThan(path: string, milliseconds: number): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > milliseconds;
}

function readHolder(path: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A holder on another machine cannot be asked, so it counts as alive. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  return holder.started === startOf(holder.pid);
}

function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
