import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '@brazda/contract/events.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { changeFarm } from '../testing/change-farm.ts';
import type { Poller } from '../concurrency/poller.ts';
import { makeGate } from '../testing/gate.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { farmChannel } from './channels.ts';
import { createLive } from './live.ts';
import { recordEvent, sweepOutbox, tailOutbox } from './outbox.ts';

const log = pino({ level: 'silent' });

let database: Database;
let farmId: number;
beforeAll(async () => {
  database = await sharedTestDatabase();
  farmId = await makeBareFarm(database);
});
const tails: Poller[] = [];
afterEach(async () => {
  await Promise.all(tails.splice(0).map((tail) => tail.close()));
});

interface Followed {
  /** The numbers of the events that arrived. */
  readonly arrived: number[];
  readonly tail: Poller;
}

async function follow(): Promise<Followed> {
  const live = createLive();
  const arrived: number[] = [];
  live.follow([farmChannel(farmId)], (event) => {
    if (event.topic === 'parcels.changed') arrived.push(event.revision);
  });
  const tail = await tailOutbox(database, live, log);
  tails.push(tail);
  return { arrived, tail };
}

function event(revision: number): LiveEvent {
  return { farmId, topic: 'parcels.changed', revision };
}

/** Records events in one transaction, which ends as `last` does. */
function record(revisions: readonly number[], last: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  return changeFarm(database, farmId, async (tx) => {
    for (const revision of revisions) await recordEvent(tx, event(revision));
    await last();
  });
}

describe('The outbox', () => {
  it('tells what happened in order, each event once', async () => {
    const { arrived, tail } = await follow();
    for (let revision = 1; revision <= 30; revision += 1) {
      await record([revision]);
      if (revision % 7 === 0) tail.nudge();
    }
    tail.nudge();
    await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(30);
    expect(arrived).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('tells more at once than it reads at once', async () => {
    const { arrived, tail } = await follow();
    const revisions = Array.from({ length: 1200 }, (_, index) => index);
    await record(revisions);
    tail.nudge();
    await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1200);
    expect(arrived).toEqual(revisions);
  });

  it('is looked into also where nobody nudges: the change was another process’s', async () => {
    const { arrived } = await follow();
    await record([1]);
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([1]);
  });

  it('never tells what was undone', async () => {
    const { arrived, tail } = await follow();
    await expect(record([1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await record([3]);
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([3]);
  });

  it('does not tell what happened before anybody listened', async () => {
    await record([1]);
    const { arrived, tail } = await follow();
    await record([2]);
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2]);
  });

  it('tells what many write at the same time, nothing twice and nothing lost', async () => {
    const { arrived, tail } = await follow();
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let count = 0; count < 15; count += 1) {
        const end = (): Promise<void> =>
          count % 5 === 4 ? Promise.reject(new Error('no')) : pause((writer * count) % 4);
        await record([writer * 100 + count], end).catch(() => undefined);
        tail.nudge();
      }
    });
    await Promise.all(writers);
    tail.nudge();
    await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(6 * 12);
    expect(new Set(arrived).size).toBe(6 * 12);
    expect(arrived.every((revision) => revision % 5 !== 4)).toBe(true);
    for (const writer of [0, 1, 2, 3, 4, 5]) {
      const own = arrived.filter((revision) => Math.floor(revision / 100) === writer);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  });

  it('forgets old events, not new ones', async () => {
    await record([1]);
    await sql`update core.outbox set created_at = now() - interval '3 days'`.execute(database.kysely);
    await record([2]);
    await sweepOutbox(database);
    const left = async (): Promise<unknown> =>
      (await database.kysely.selectFrom('core.outbox').select('payload').where('farmId', '=', farmId).execute()).map(
        ({ payload }) => payload,
      );
    expect(await left()).toEqual([event(2)]);
  });
});

/** Events whose transaction is open until its end is let through, or fails. */
async function beginRecording(revisions: readonly number[]) {
  const begun = makeGate();
  const end = makeGate();
  const early = record(revisions, () => {
    begun.open();
    return end.opened;
  });
  await begun.opened;
  return { early, end };
}

// The embedded database has one transaction at a time: there it cannot happen.
const severalProcesses = inject('databaseTemplate').kind === 'postgres' ? describe : undefined;
severalProcesses?.('The outbox of several processes', () => {
  it('tells at once what is kept while an earlier transaction is open, and that one when it is kept, each once', async () => {
    const { arrived, tail } = await follow();
    const { early, end } = await beginRecording([1]);
    await record([2]);
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2]);
    await record([3]);
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2, 3]);
    end.open();
    await early;
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2, 3, 1]);
    await record([4]);
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2, 3, 1, 4]);
  });

  it('begins where an earlier transaction is open with what is kept from then on', async () => {
    const { early, end } = await beginRecording([1]);
    await record([2]);
    const { arrived, tail } = await follow();
    end.open();
    await early;
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([1]);
  });

  it('tells nothing of an earlier one that is undone', async () => {
    const { arrived, tail } = await follow();
    const { early, end } = await beginRecording([1]);
    await record([2]);
    end.fail(new Error('no'));
    await expect(early).rejects.toThrow('no');
    tail.nudge();
    await expect.poll(() => arrived, { timeout: 3000 }).toEqual([2]);
  });

  it('tells many while an earlier transaction is open, more than it reads at once', async () => {
    const { arrived, tail } = await follow();
    const { early, end } = await beginRecording([0]);
    const revisions = Array.from({ length: 1200 }, (_, index) => index + 1);
    await record(revisions.slice(0, 700));
    await record(revisions.slice(700));
    tail.nudge();
    await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1200);
    expect(arrived).toEqual(revisions);
    end.open();
    await early;
    tail.nudge();
    await expect.poll(() => arrived.slice(1200), { timeout: 3000 }).toEqual([0]);
  });
});
