import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { PGliteDialect } from './pglite-dialect.ts';
import type { StatementResults } from './pglite-results.ts';
import type { RunStatement } from './pglite-statements.ts';
import { followWriteAheadLog, shareFlushes, type WriteAheadLog } from './write-ahead-log.ts';

let happened: string[];
let flushing: (() => Promise<void>) | undefined;
beforeEach(() => {
  happened = [];
  flushing = undefined;
});

const log: WriteAheadLog = {
  flush: async () => {
    happened.push('flush begins');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await flushing?.();
    happened.push('flush ends');
  },
  close: () => undefined,
};

/** Completes every statement and writes down that it was asked. */
function database(): Kysely<unknown> {
  const run = async (statement: string): Promise<StatementResults<unknown>> => {
    happened.push(statement);
    return { rows: [], affectedRows: 0, command: 'DONE' };
  };
  return new Kysely<unknown>({ dialect: new PGliteDialect(run as RunStatement, log) });
}

function write(kysely: Kysely<unknown>): Promise<unknown> {
  return kysely.transaction().execute((tx) => sql`insert into parcel values (1)`.execute(tx));
}

describe('The write-ahead log of the embedded database', () => {
  it('is on the disk after the commit of a transaction that wrote and before that is done', async () => {
    await database()
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await sql`insert into parcel values (1)`.execute(tx);
        await sql`select 2`.execute(tx);
      });
    happened.push('acknowledged');
    expect(happened).toEqual([
      'begin',
      'select 1',
      'insert into parcel values (1)',
      'select 2',
      'commit',
      'flush begins',
      'flush ends',
      'acknowledged',
    ]);
  });

  it.each([
    'insert into parcel values (1)',
    'with gone as (delete from parcel) select 1',
    'WITH asked AS (SELECT 1) INSERT INTO parcel SELECT * FROM asked',
    'call renew()',
    'alter table parcel add x int',
  ])('is on the disk after a statement of its own that may write: %s', async (statement) => {
    await sql.raw(statement).execute(database());
    happened.push('acknowledged');
    expect(happened).toEqual([statement, 'flush begins', 'flush ends', 'acknowledged']);
  });

  it('is left alone by reads, within a transaction and without', async () => {
    const kysely = database();
    await sql`select 1`.execute(kysely);
    await sql`/* planned anew */ with asked as (select 1) select * from asked`.execute(kysely);
    await kysely.transaction().execute(async (tx) => {
      await sql`  SELECT 2`.execute(tx);
      await sql`show fsync`.execute(tx);
      await sql`with asked as (select 1) select * from asked`.execute(tx);
    });
    expect(happened).not.toContain('flush begins');
  });

  it('is left alone by what was rolled back', async () => {
    const undone = database()
      .transaction()
      .execute(async (tx) => {
        await sql`insert into parcel values (1)`.execute(tx);
        throw new Error('no');
      });
    await expect(undone).rejects.toThrow('no');
    expect(happened).toEqual(['begin', 'insert into parcel values (1)', 'rollback']);
  });

  it('fails the unit of work that it cannot keep, and serves the next', async () => {
    const kysely = database();
    flushing = () => Promise.reject(new Error('ENOSPC'));
    const written = kysely.transaction().execute((tx) => sql`insert into parcel values (1)`.execute(tx));
    await expect(written).rejects.toThrow('ENOSPC');
    flushing = undefined;
    await expect(sql`select 1`.execute(kysely)).resolves.toBeDefined();
  });

  it('is waited for by who wrote, and not by others who read meanwhile', async () => {
    const kysely = database();
    const told: string[] = [];
    await Promise.all([
      write(kysely).then(() => told.push('who wrote')),
      sql`select 1`.execute(kysely).then(() => told.push('who read')),
    ]);
    expect(happened.indexOf('select 1')).toBeLessThan(happened.indexOf('flush ends'));
    expect(told).toEqual(['who read', 'who wrote']);
  });

  it('is waited for by a transaction that may have seen what is not on the disk yet', async () => {
    const kysely = database();
    const written = write(kysely);
    const seen = kysely.transaction().execute((tx) => sql`select 1`.execute(tx));
    await Promise.all([written, seen.then(() => happened.push('told'))]);
    expect(happened.filter((what) => what === 'told' || what.startsWith('flush'))).toEqual([
      ...['flush begins', 'flush ends', 'told'],
    ]);
  });

  it('undoes nothing of another where it fails after the next has begun', async () => {
    const kysely = database();
    flushing = () => Promise.reject(new Error('ENOSPC'));
    const failed = write(kysely);
    const next = kysely.transaction().execute(async (tx) => {
      await sql`insert into parcel values (2)`.execute(tx);
      await failed.catch(() => (flushing = undefined));
      await sql`insert into parcel values (3)`.execute(tx);
    });
    await expect(failed).rejects.toThrow('ENOSPC');
    await next;
    expect(happened).not.toContain('rollback');
  });
});

describe('shareFlushes', () => {
  it('flushes once for all who wrote while another flush was on its way', async () => {
    let flushes = 0;
    const { flush } = shareFlushes({
      flush: async () => {
        flushes += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    });
    await Promise.all([flush(), flush(), flush(), flush()]);
    expect(flushes).toBe(2);
    await flush();
    expect(flushes).toBe(3);
  });

  it('never flushes twice at once, also for who writes in the instant in which a flush ends', async () => {
    let [atOnce, most] = [0, 0];
    let isAsked = false;
    const others: Promise<void>[] = [];
    const { flush } = shareFlushes({
      flush: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atOnce -= 1;
        if (isAsked) return;
        isAsked = true;
        let turn = Promise.resolve();
        for (let at = 0; at < 6; at += 1) turn = turn.then(() => void others.push(flush()));
      },
    });
    await Promise.all([flush(), flush()]);
    await Promise.all(others);
    expect(others).toHaveLength(6);
    expect(most).toBe(1);
  });

  it('tells a failure to those whom it is about, and tries again for the next', async () => {
    let isBroken = true;
    const { flush, settled } = shareFlushes({
      flush: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (isBroken) throw new Error('EIO');
      },
    });
    const [first, next, seen] = [flush(), flush(), settled()];
    void first.catch(() => (isBroken = false));
    await expect(first).rejects.toThrow('EIO');
    await expect(Promise.all([next, seen, settled()])).resolves.toBeDefined();
  });
});

describe('followWriteAheadLog', () => {
  it('follows segments as they come, go and are replaced', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brazda-wal-'));
    const segment = (number: number): string =>
      join(folder, 'pg_wal', number.toString(16).toUpperCase().padStart(24, '0'));
    mkdirSync(join(folder, 'pg_wal'));
    writeFileSync(segment(1), 'one');
    const followed = followWriteAheadLog(folder);
    await followed.flush();
    writeFileSync(segment(2), 'two');
    await followed.flush();
    renameSync(segment(1), segment(3));
    await followed.flush();
    writeFileSync(segment(1), 'another file of the same name');
    rmSync(segment(2));
    await followed.flush();
    followed.close();
    rmSync(folder, { recursive: true });
    await expect(followed.flush()).rejects.toThrow('ENOENT');
  });
});
