import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseAway } from '../db/database-away.ts';
import type { Database } from '../db/database.ts';
import { changeFarm } from '../testing/change-farm.ts';
import type { Poller } from '../concurrency/poller.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { probe, workOnProbes, type ProbeHandler } from '../testing/probe-jobs.ts';
import { caughtLog } from '../testing/caught-log.ts';
import { makeGate } from '../testing/gate.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { sweepJobs } from './job-queue.ts';
import { enqueueJob } from './enqueue-job.ts';

const { log } = caughtLog();
const nothingToClear = (): Promise<void> => Promise.resolve();

let database: Database;
let farmId: number;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await sql`delete from core.job`.execute(database.kysely);
  farmId = await makeBareFarm(database);
});
const workers: Poller[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await sql`delete from core.job`.execute(database.kysely);
});

function work(handle: ProbeHandler['work'], giveUp?: ProbeHandler['giveUp']): Poller {
  const worker = workOnProbes(database, log, handle, giveUp);
  workers.push(worker);
  return worker;
}

async function enqueue(): Promise<void> {
  await changeFarm(database, farmId, (tx) => enqueueJob(tx, farmId, probe, {}));
}

async function change(what: string): Promise<void> {
  await sql`update core.job set ${sql.raw(what)}`.execute(database.kysely);
}

async function theJob(): Promise<unknown> {
  const { rows } = await sql`
    select state, attempts, failures, given_back, give_ups, last_error, locked_until is null as is_free, run_at <= now() as is_due
    from core.job`.execute(database.kysely);
  return rows[0];
}

const soon = { timeout: 5000 };

describe('A job whose worker closes', () => {
  it('ends at its next piece, is given back, and goes on at once with the next worker', async () => {
    const begun = makeGate();
    const pieces: number[] = [];
    const first = work(async (job) => {
      begun.open();
      for (let done = 1; done <= 1000; done += 1) {
        pieces.push(done);
        await job.progress(done, 1000);
      }
    });
    await enqueue();
    first.nudge();
    await begun.opened;
    await first.close();
    expect(pieces.length).toBeLessThan(1000);
    expect(await theJob()).toMatchObject({
      state: 'WAITING',
      isFree: true,
      isDue: true,
      failures: 0,
      givenBack: 1,
      lastError: null,
    });
    work(nothingToClear).nudge();
    await expect.poll(theJob, soon).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('is given back also where it does not come to the end of a piece', async () => {
    const begun = makeGate();
    const never = makeGate();
    const stuck = work(async () => {
      begun.open();
      await never.opened;
    });
    await enqueue();
    stuck.nudge();
    await begun.opened;
    await stuck.close();
    expect(await theJob()).toMatchObject({ state: 'WAITING', isFree: true, isDue: true, givenBack: 1 });
    never.open();
  });
});

describe('A job that finds the database away', () => {
  it('is given back without being counted as failed', async () => {
    let tried = 0;
    work(async () => {
      tried += 1;
      if (tried <= 6) throw new DatabaseAway(new Error('shutting down'), true);
    });
    await enqueue();
    for (let times = 1; times <= 6; times += 1) {
      await expect.poll(theJob, soon).toMatchObject({ state: 'WAITING', failures: 0, givenBack: times });
      await change('run_at = now()');
    }
    await expect.poll(theJob, soon).toMatchObject({ state: 'SUCCESS', attempts: 7 });
  });

  it('counts as failed where its connection broke without a word, for it may have broken it', async () => {
    work(() => Promise.reject(new DatabaseAway(new Error('Connection terminated unexpectedly'), false)));
    await enqueue();
    await expect.poll(theJob, soon).toMatchObject({ state: 'WAITING', failures: 1, givenBack: 0 });
  });
});

describe('A job that cannot be cleared away', () => {
  it('ends all the same after five attempts to', async () => {
    let asked = 0;
    await enqueue();
    await change(`state = 'RUNNING', attempts = 2, locked_until = now() - interval '1 second'`);
    const worker = work(nothingToClear, () => {
      asked += 1;
      return Promise.reject(new Error('its row is gone'));
    });
    for (let times = 1; times < 5; times += 1) {
      await expect.poll(theJob, soon).toMatchObject({ state: 'RUNNING', giveUps: times });
      await change(`locked_until = now() - interval '1 second'`);
      worker.nudge();
    }
    await expect.poll(theJob, soon).toMatchObject({ state: 'FAILED', isFree: true });
    expect(asked).toBe(5);
  });
});

describe('Jobs that have ended', () => {
  it('are forgotten after thirty days, and others never', async () => {
    for (let count = 0; count < 3; count += 1) await enqueue();
    await change(`state = 'SUCCESS', finished_at = now() - interval '31 days'`);
    await enqueue();
    await change(`created_at = now() - interval '1 year'`);
    await sweepJobs(database);
    expect(await theJob()).toMatchObject({ state: 'WAITING' });
    await change(`state = 'FAILED', finished_at = now() - interval '29 days'`);
    await sweepJobs(database);
    expect(await theJob()).toMatchObject({ state: 'FAILED' });
  });
});
