import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { changeFarm } from '../testing/change-farm.ts';
import type { Poller } from '../concurrency/poller.ts';
import { makeGate } from '../testing/gate.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { probe, workOnProbes, type ProbeHandler } from '../testing/probe-jobs.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { JobLost, releaseJobs } from './job-queue.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { FarmJob, FarmJobKind, GivenUp } from './job-kinds.ts';

const log = pino({ level: 'silent' });
const longerThanALook = 1500;

let database: Database;
let farmId: number;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await forgetJobs();
  farmId = await makeBareFarm(database);
});
const workers: Poller[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await forgetJobs();
});

async function forgetJobs(): Promise<void> {
  await sql`delete from core.job`.execute(database.kysely);
}

const nothing = (): Promise<void> => Promise.resolve();

function work(handle: ProbeHandler['work'], giveUp?: ProbeHandler['giveUp']): Poller {
  const worker = workOnProbes(database, log, handle, giveUp);
  workers.push(worker);
  return worker;
}

function enqueue(kind: FarmJobKind<{ asked?: string | undefined }> = probe): Promise<number | undefined> {
  return changeFarm(database, farmId, (tx) => enqueueJob(tx, farmId, kind, { asked: 'by a test' }));
}

interface Row {
  readonly state: string;
  readonly attempts: number;
  readonly done: number;
  readonly total: number | null;
  readonly lastError: string | null;
  /** Seconds until it is due, and until its lease ends. */
  readonly pause: number;
  readonly lease: number | null;
}

async function jobs(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select state, attempts, done, total, last_error, extract(epoch from run_at - now())::float8 as pause,
      extract(epoch from locked_until - now())::float8 as lease
    from core.job order by id`.execute(database.kysely);
  return rows;
}

async function theJob(): Promise<Row> {
  const [job] = await jobs();
  if (!job) throw new Error('There is no job');
  return job;
}

async function change(what: string): Promise<void> {
  await sql`update core.job set ${sql.raw(what)}`.execute(database.kysely);
}

describe('Jobs', () => {
  it('are done once each, however many workers there are', async () => {
    const handled: number[] = [];
    const ids: (number | undefined)[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await enqueue());
    for (let workers = 0; workers < 3; workers += 1) {
      work(async ({ id }) => {
        handled.push(id);
        await pause(15);
      });
    }
    await expect
      .poll(async () => (await jobs()).every(({ state }) => state === 'SUCCESS'), { timeout: 10_000 })
      .toBe(true);
    expect(handled.toSorted((a, b) => a - b)).toEqual(ids);
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual(ids.map(() => 1));
  });

  it('are given to their handler with what was asked, and tell how far they are', async () => {
    const given: FarmJob[] = [];
    work(async (job) => {
      given.push(job);
      await job.progress(3, 10);
    }).nudge();
    const id = await enqueue();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'SUCCESS', done: 3, total: 10, lease: null });
    expect(given).toMatchObject([{ id, farmId, payload: { asked: 'by a test' }, attempts: 1 }]);
  });

  it('do not exist where their transaction was undone', async () => {
    const undone = changeFarm(database, farmId, async (tx) => {
      await enqueueJob(tx, farmId, probe, {});
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await jobs()).toEqual([]);
  });

  it('that fail are tried again after pauses that grow, and given up after five times', async () => {
    let attempted = 0;
    const givenUp: GivenUp[] = [];
    const worker = work(
      async () => {
        attempted += 1;
        throw new Error(`attempt ${attempted}`);
      },
      async (job, reason) => {
        await job.change(nothing);
        givenUp.push(reason);
      },
    );
    await enqueue();
    for (const seconds of [2, 4, 8, 16]) {
      worker.nudge();
      const attempts = Math.log2(seconds);
      await expect
        .poll(theJob, { timeout: 5000 })
        .toMatchObject({ state: 'WAITING', attempts, lastError: `attempt ${attempts}` });
      const { pause: seen } = await theJob();
      expect(seen).toBeGreaterThan(seconds - 1.5);
      expect(seen).toBeLessThanOrEqual(seconds);
      expect(givenUp).toEqual([]);
      await change('run_at = now()');
    }
    await expect
      .poll(theJob, { timeout: 5000 })
      .toMatchObject({ state: 'FAILED', attempts: 5, lastError: 'attempt 5', lease: null });
    expect(givenUp).toEqual(['failed']);
    await change('run_at = now()');
    await pause(longerThanALook);
    expect(attempted).toBe(5);
  });

  it('that stop their process are given up after two times, and are not begun again', async () => {
    let begun = 0;
    const givenUp: GivenUp[] = [];
    await enqueue();
    await change(`state = 'RUNNING', attempts = 2, locked_until = now() - interval '1 second'`);
    work(
      async () => {
        begun += 1;
      },
      async (_, reason) => {
        givenUp.push(reason);
      },
    );
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({
      state: 'FAILED',
      lastError: 'The process that worked on it was stopped, 2 times',
      lease: null,
    });
    expect({ begun, givenUp }).toEqual({ begun: 0, givenUp: ['interrupted'] });
  });

  it('that cannot even be given up are given up again later', async () => {
    const asked: GivenUp[] = [];
    await enqueue();
    await change(`state = 'RUNNING', attempts = 5, locked_until = now() - interval '1 second'`);
    const worker = work(nothing, async (_, reason) => {
      asked.push(reason);
      if (asked.length === 1) throw new Error('no connection');
    });
    await expect.poll(() => asked, { timeout: 5000 }).toEqual(['interrupted']);
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'RUNNING' });
    await change("locked_until = now() - interval '1 second'");
    worker.nudge();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'FAILED' });
    expect(asked).toEqual(['interrupted', 'interrupted']);
  });

  it('that nobody handles end with that reason', async () => {
    work(() => Promise.resolve());
    await enqueue({ ...probe, name: 'unknown' });
    await expect
      .poll(theJob, { timeout: 5000 })
      .toMatchObject({ state: 'FAILED', lastError: expect.stringContaining('unknown') as string });
  });

  it('that were given something else than their kind says end with that reason', async () => {
    let begun = 0;
    work(async () => {
      begun += 1;
    });
    await enqueue();
    await change(`payload = '{"asked": 7}'`);
    await expect
      .poll(theJob, { timeout: 5000 })
      .toMatchObject({ state: 'FAILED', lastError: expect.stringContaining('Not what jobs') as string });
    expect(begun).toBe(0);
  });

  it('are ended before their worker closes', async () => {
    let isDone = false;
    const begun = makeGate();
    const worker = work(async () => {
      begun.open();
      await pause(200);
      isDone = true;
    });
    await enqueue();
    worker.nudge();
    await begun.opened;
    await worker.close();
    expect(isDone).toBe(true);
    expect(await theJob()).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('The lease of a job', () => {
  it('keeps other workers away, and lets them have the job of one that is gone', async () => {
    const handled: number[] = [];
    await enqueue();
    await change("state = 'RUNNING', attempts = 1, locked_until = now() + interval '1 minute'");
    const worker = work(async ({ attempts }) => {
      handled.push(attempts);
    });
    await pause(longerThanALook);
    expect(handled).toEqual([]);
    await change("locked_until = now() - interval '1 second'");
    worker.nudge();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'SUCCESS', attempts: 2 });
    expect(handled).toEqual([2]);
  });

  it('is given back at the start of a process that is the only one', async () => {
    await enqueue();
    await change("state = 'RUNNING', attempts = 1, locked_until = now() + interval '1 minute'");
    await releaseJobs(database);
    work(() => Promise.resolve());
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('is renewed while the job is at work, whether or not that tells its progress', async () => {
    const release = makeGate();
    work(() => release.opened);
    await enqueue();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'RUNNING' });
    const { lease } = await theJob();
    expect(lease).toBeGreaterThan(15);
    expect(lease).toBeLessThanOrEqual(20);
    await change("locked_until = now() + interval '7 seconds'");
    await expect.poll(async () => (await theJob()).lease, { timeout: 8000 }).toBeGreaterThan(15);
    release.open();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'SUCCESS' });
  });

  it('lets nothing be written any more by a worker that has lost the job', async () => {
    const overslept = makeGate();
    const told = makeGate<unknown>();
    const first = work(async (job) => {
      await overslept.opened;
      await job.change(nothing).catch((error: unknown) => {
        told.open(error);
        throw error;
      });
    });
    await enqueue();
    first.nudge();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'RUNNING', attempts: 1 });
    await change("locked_until = now() - interval '1 second'");
    const second = work(async (job) => {
      await job.change(nothing);
      await job.progress(1, 1);
    });
    second.nudge();
    await expect.poll(theJob, { timeout: 5000 }).toMatchObject({ state: 'SUCCESS', attempts: 2, done: 1 });
    overslept.open();
    expect(await told.opened).toBeInstanceOf(JobLost);
    await first.close();
    expect(await theJob()).toMatchObject({ state: 'SUCCESS', attempts: 2, done: 1, lastError: null });
  });
});
