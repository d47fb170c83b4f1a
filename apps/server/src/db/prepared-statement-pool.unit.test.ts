import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { preparedStatementPool } from './prepared-statement-pool.ts';

interface Sent {
  readonly text: string;
  readonly name?: string;
}

/** A pool whose only connection notes what it is sent, and refuses what a test wants refused. */
function notingPool(refuse: (text: string) => Error | undefined = () => undefined): {
  pool: Pool;
  sent: Sent[];
  destroyed: boolean[];
} {
  const sent: Sent[] = [];
  const destroyed: boolean[] = [];
  const client = {
    query: (statement: string | Sent) => {
      const { text, name } = typeof statement === 'string' ? { text: statement } : { name: undefined, ...statement };
      sent.push(name === undefined ? { text } : { text, name });
      const refusal = refuse(text);
      if (refusal) return Promise.reject(refusal);
      const result = { command: 'SELECT', rowCount: 1, rows: [text.split('; ').at(-1)] };
      return Promise.resolve(text.includes('; ') ? [{ ...result, rows: [] }, result] : result);
    },
    release: (isDestroyed: boolean) => destroyed.push(isDestroyed),
    on: () => undefined,
    off: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(client), on: () => undefined };
  return { pool: pool as unknown as Pool, sent, destroyed };
}

describe('preparedStatementPool', () => {
  it('begins a transaction in one message with its first statement, and gives that statement’s rows', async () => {
    const { pool, sent } = notingPool();
    const client = await preparedStatementPool(pool).connect();
    await client.query('begin', []);
    expect(sent).toEqual([]);
    expect(await client.query('select 1', [])).toMatchObject({ rows: ['select 1'] });
    await client.query('commit', []);
    expect(sent.map(({ text }) => text)).toEqual(['begin; select 1', 'commit']);
  });

  it('begins before a statement with parameters', async () => {
    const { pool, sent } = notingPool();
    const client = await preparedStatementPool(pool).connect();
    await client.query('begin', []);
    await client.query('select $1', [1]);
    expect(sent.map(({ text }) => text)).toEqual(['begin', 'select $1']);
  });

  it('does not go on where the beginning was refused', async () => {
    const { pool, sent } = notingPool((text) => (text === 'begin' ? new Error('no') : undefined));
    const client = await preparedStatementPool(pool).connect();
    await client.query('begin', []);
    await expect(client.query('select $1', [1])).rejects.toThrow('no');
    expect(sent.map(({ text }) => text)).toEqual(['begin']);
  });

  it('names a statement with parameters, the same text always the same, and no other', async () => {
    const { pool, sent } = notingPool();
    const pooled = preparedStatementPool(pool);
    for (const text of ['select $1', 'select $1::text', 'select $1']) {
      await (await pooled.connect()).query(text, ['a']);
    }
    const [first, second, third] = sent.map(({ name }) => name);
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('keeps a limited number of statements; the rest go without a name', async () => {
    const { pool, sent } = notingPool();
    const client = await preparedStatementPool(pool).connect();
    for (let at = 0; at < 1000; at += 1) await client.query(`select $1, ${at}`, ['a']);
    const named = sent.filter(({ name }) => name !== undefined);
    expect(named.length).toBeLessThan(1000);
    expect(sent.at(-1)?.name).toBeUndefined();
  });

  it('closes a connection whose statements a migration has outdated, and only such a one', async () => {
    const outdated = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
    const { pool, destroyed } = notingPool((text) => (text === 'select $1' ? outdated : undefined));
    const pooled = preparedStatementPool(pool);
    const struck = await pooled.connect();
    await expect(struck.query('select $1', [1])).rejects.toBe(outdated);
    struck.release();
    const well = await pooled.connect();
    await well.query('select $2', [1]);
    well.release();
    expect(destroyed).toEqual([true, false]);
  });

  it('gives out no connection that was lost in the moment in which it was made', async () => {
    const released: boolean[] = [];
    const client = Object.assign(new EventEmitter(), { release: (isDestroyed: boolean) => released.push(isDestroyed) });
    client.on('error', () => undefined);
    const pool = Object.assign(new EventEmitter(), {
      connect: () => {
        pool.emit('connect', client);
        const connected = Promise.resolve(client);
        client.emit('error', new Error('terminating connection due to administrator command'));
        return connected;
      },
    });
    await expect(preparedStatementPool(pool as unknown as Pool).connect()).rejects.toMatchObject({
      name: 'DatabaseAway',
      isAnnounced: true,
    });
    expect(released).toEqual([true]);
  });
});
