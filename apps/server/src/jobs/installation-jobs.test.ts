import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { withSystem, type FarmChange } from '../db/farm-scope.ts';
import { recordEvent } from '../live/outbox.ts';
import { changeFarm } from '../testing/change-farm.ts';
import type { Poller } from '../concurrency/poller.ts';
import { makeGate } from '../testing/gate.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { probe } from '../testing/probe-jobs.ts';
import { enqueueInstallationJob, enqueueJob } from './enqueue-job.ts';
import {
  handleFarmJobs,
  handleInstallationJobs,
  type GivenUp,
  type HandledKind,
  type InstallationJob,
  type InstallationJobKind,
  type JobHandler,
} from './job-kinds.ts';
import { JobLost } from './job-queue.ts';
import { workOnJobs } from './worker.ts';

/** One after the other, and in one lane with those of farms. */
const lane = { name: 'probes', atOnce: 1 };
const probeOfFarm = { ...probe, lane };
const probeOfAll: InstallationJobKind<{ asked?: string | undefined }> = {
  ...probeOfFarm,
  of: 'installation',
  name: 'probe of all',
};

let database: Database;
let farmId: number;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await forgetJobs();
  farmId = await makeBareFarm(database);
});
let worker: Poller | undefined;
afterEach(async () => {
  await worker?.close();
  await forgetJobs();
});

async function forgetJobs(): Promise<void> {
  await sql`delete from core.job`.execute(database.kysely);
}

const nothing = (): Promise<void> => Promise.resolve();

function workOn(...handled: readonly HandledKind[]): void {
  worker = workOnJobs(database, handled, pino({ level: 'silent' }));
}

function enqueueForAll(): Promise<number | undefined> {
  return withSystem(database, (tx) => enqueueInstallationJob(tx, probeOfAll, { asked: 'for all' }));
}

function enqueueForFarm(): Promise<number | undefined> {
  return changeFarm(database, farmId, (tx) => enqueueJob(tx, farmId, probeOfFarm, { asked: 'by a farm' }));
}

async function jobs(): Promise<object[]> {
  const { rows } = await sql<object>`
    select state, attempts, done, total, last_error from core.job order by id`.execute(database.kysely);
  return rows;
}

describe('Jobs of the installation', () => {
  it('are done beside those of farms, in the order of their asking, each by the handler of its own', async () => {
    const done: string[] = [];
    const ids = [await enqueueForAll(), await enqueueForFarm(), await enqueueForAll()];
    const tell =
      (what: string): ((job: Pick<InstallationJob, 'id' | 'payload' | 'progress'>) => Promise<void>) =>
      async (job) => {
        await job.progress(1, 2);
        done.push(`${what} ${job.id} ${JSON.stringify(job.payload)}`);
      };
    workOn(
      handleInstallationJobs(probeOfAll, { work: tell('all'), giveUp: nothing }),
      handleFarmJobs(probeOfFarm, { work: tell('farm'), giveUp: nothing }),
    );
    const ended = { state: 'SUCCESS', attempts: 1, done: 1, total: 2, lastError: null };
    await expect.poll(jobs, { timeout: 5000 }).toEqual([ended, ended, ended]);
    expect(done).toEqual([
      `all ${ids[0]} {"asked":"for all"}`,
      `farm ${ids[1]} {"asked":"by a farm"}`,
      `all ${ids[2]} {"asked":"for all"}`,
    ]);
  });

  it('are never given to a handler of farms, nor jobs of farms to one of theirs', async () => {
    const handled: number[] = [];
    const handler: JobHandler<Pick<InstallationJob, 'id'>> = {
      work: async ({ id }) => {
        handled.push(id);
      },
      giveUp: nothing,
    };
    const refused = { state: 'FAILED', lastError: 'No one handles jobs of the kind probe of all' };
    await enqueueForAll();
    workOn(handleFarmJobs({ ...probeOfFarm, name: probeOfAll.name }, handler));
    await expect.poll(jobs, { timeout: 5000 }).toMatchObject([refused]);
    await worker?.close();
    await forgetJobs();
    await enqueueForFarm();
    workOn(handleInstallationJobs({ ...probeOfAll, name: probe.name }, handler));
    await expect
      .poll(jobs, { timeout: 5000 })
      .toMatchObject([{ state: 'FAILED', lastError: 'No one handles jobs of the kind probe' }]);
    expect(handled).toEqual([]);
  });

  it('are tried again, and given up after five times like others', async () => {
    const givenUp: GivenUp[] = [];
    await enqueueForAll();
    await sql`update core.job set attempts = 3, failures = 3`.execute(database.kysely);
    workOn(
      handleInstallationJobs(probeOfAll, {
        work: () => Promise.reject(new Error('no')),
        giveUp: async (_, reason) => {
          givenUp.push(reason);
        },
      }),
    );
    await expect.poll(jobs, { timeout: 5000 }).toMatchObject([{ state: 'WAITING', attempts: 4, lastError: 'no' }]);
    expect(givenUp).toEqual([]);
    await sql`update core.job set run_at = now()`.execute(database.kysely);
    await expect.poll(jobs, { timeout: 5000 }).toMatchObject([{ state: 'FAILED', attempts: 5, lastError: 'no' }]);
    expect(givenUp).toEqual(['failed']);
  });

  it('write what a farm has, and nothing of it once another worker has the job', async () => {
    const tell = (tx: FarmChange): Promise<void> => recordEvent(tx, { farmId, topic: 'actions.changed' });
    const told = async (): Promise<number> =>
      (await sql`select from core.outbox where farm_id = ${farmId}`.execute(database.kysely)).rows.length;
    const before = await told();
    const lost = makeGate<unknown>();
    const given = makeGate<number>();
    await enqueueForAll();
    workOn(
      handleInstallationJobs(probeOfAll, {
        work: async ({ changeFarm: change }) => {
          given.open(await change(farmId, tell, () => Promise.resolve(7)));
          await sql`update core.job set attempts = attempts + 1`.execute(database.kysely);
          lost.open(await change(farmId, tell).catch((error: unknown) => error));
        },
        giveUp: nothing,
      }),
    );
    expect(await given.opened).toBe(7);
    expect(await lost.opened).toBeInstanceOf(JobLost);
    expect(await told()).toBe(before + 1);
  });

  it('can be neither seen nor added by work on a farm', async () => {
    await enqueueForAll();
    const seen = await changeFarm(database, farmId, (tx) => sql`select id from core.job`.execute(tx.sql));
    expect(seen.rows).toEqual([]);
    const added = changeFarm(database, farmId, (tx) =>
      tx.sql.insertInto('core.job').values({ farmId: null, kind: 'probe', lane: 'probes' }).execute(),
    );
    await expect(added).rejects.toMatchObject({ code: '42501' });
  });
});
