import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { PGliteDialect } from './pglite-dialect.ts';
import type { StatementResults } from './pglite-results.ts';
import type { RunStatement } from './pglite-statements.ts';
import { followWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

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

  it('lets no other unit of work in before it is on the disk', async () => {
    const kysely = database();
    await Promise.all([
      kysely.transaction().execute((tx) => sql`insert into parcel values (1)`.execute(tx)),
      sql`select 1`.execute(kysely),
    ]);
    expect(happened.indexOf('select 1')).toBeGreaterThan(happened.indexOf('flush ends'));
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
