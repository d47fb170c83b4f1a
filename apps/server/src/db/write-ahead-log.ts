import { fdatasync, openSync, closeSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const segmentName = /^[0-9A-F]{24}$/;

/** Puts the embedded database's log on the disk; the database itself never does (its fsync is off). */
export interface WriteAheadLog {
  /** Returns when all that was written to the log before the call is on the disk. */
  flush(): Promise<void>;
  close(): void;
}

/** For a database in memory. Others get their turn all the same, as they do while a disk is at work. */
export const noLog: WriteAheadLog = {
  flush: () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    }),
  close: () => undefined,
};

export interface SharedFlushes extends Pick<WriteAheadLog, 'flush'> {
  /** Waits for what others are putting on the disk just now; throws where that failed. */
  settled(): Promise<void>;
}

/** One flush after the other: all who have written while one is on its way share the next. */
export function shareFlushes(log: Pick<WriteAheadLog, 'flush'>): SharedFlushes {
  /** The one that was asked for last, until it is over. */
  let last: Promise<void> | undefined;
  /** The same while it has not begun. */
  let next: Promise<void> | undefined;
  const ask = (flushed: Promise<void>): Promise<void> => {
    const forget = (): void => {
      if (last === flushed) last = undefined;
    };
    flushed.then(forget, forget);
    last = flushed;
    return flushed;
  };
  const afterThat = (before: Promise<void>): Promise<void> =>
    before
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return log.flush();
      });
  return {
    flush: () => {
      if (!last) return ask(log.flush());
      next ??= ask(afterThat(last));
      return next;
    },
    settled: () => last ?? Promise.resolve(),
  };
}

/** Follows the log segments in a folder of the embedded database. */
export function followWriteAheadLog(databaseFolder: string): WriteAheadLog {
  const folder = join(databaseFolder, 'pg_wal');
  const open = new Map<string, { descriptor: number; inode: number }>();
  return {
    flush: async () => {
      reopenSegments(folder, open);
      await Promise.all([...open.values()].map(({ descriptor }) => syncData(descriptor)));
    },
    close: () => {
      for (const { descriptor } of open.values()) closeSync(descriptor);
      open.clear();
    },
  };
}

function reopenSegments(folder: string, open: Map<string, { descriptor: number; inode: number }>): void {
  const names = new Set(readdirSync(folder).filter((name) => segmentName.test(name)));
  for (const [name, { descriptor, inode }] of open) {
    if (names.has(name) && statSync(join(folder, name)).ino === inode) continue;
    closeSync(descriptor);
    open.delete(name);
  }
  for (const name of names) {
    if (open.has(name)) continue;
    const path = join(folder, name);
    open.set(name, { descriptor: openSync(path, 'r+'), inode: statSync(path).ino });
  }
}

function syncData(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(descriptor, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
