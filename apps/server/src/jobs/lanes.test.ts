import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { changeFarm } from '../testing/change-farm.ts';
import type { Poller } from '../concurrency/poller.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { makeGate } from '../testing/gate.ts';
import { probe, type ProbeHandler } from '../testing/probe-jobs.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { enqueueJob } from './enqueue-job.ts';
import { handleFarmJobs, type FarmJobKind } from './job-kinds.ts';
import { workOnJobs } from './worker.ts';

const log = pino({ level: 'silent' });
const soon = { timeout: 5000 };

let database: Database;
let farmIds: number[];
beforeAll(async () => {
  database = await sharedTestDatabase();
  await forgetJobs();
  farmIds = [await makeBareFarm(database), await makeBareFarm(database)];
});
const workers: Poller[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await forgetJobs();
});

async function forgetJobs(): Promise<void> {
  await sql`delete from core.job`.execute(database.kysely);
}

type Probe = FarmJobKind<{ asked?: string | undefined }>;

function kindIn(lane: string, atOnce: number, more: Partial<Probe> = {}): Probe {
  return { ...probe, name: `probe in ${lane}`, lane: { name: lane, atOnce }, ...more };
}

function work(...handled: readonly (readonly [Probe, ProbeHandler['work']])[]): void {
  const kinds = handled.map(([kind, handle]) =>
    handleFarmJobs(kind, { work: handle, giveUp: () => Promise.resolve() }),
  );
  workers.push(workOnJobs(database, kinds, log));
}

function ask(kind: Probe, asked: string, farm = 0): Promise<number | undefined> {
  const farmId = farmIds[farm] ?? 0;
  return changeFarm(database, farmId, (tx) => enqueueJob(tx, farmId, kind, { asked }));
}

describe('Lanes', () => {
  it('are not held up by a job of another lane that is stuck', async () => {
    const stuck = kindIn('stuck', 1);
    const free = kindIn('free', 1);
    const released = makeGate();
    const done: string[] = [];
    await ask(stuck, 'stuck');
    await ask(free, 'free');
    work([stuck, () => released.opened], [free, async ({ payload }) => void done.push(payload.asked ?? '')]);
    await expect.poll(() => done, soon).toEqual(['free']);
    released.open();
  });

  it('let jobs of one farm wait for each other where they say so, and not those of others', async () => {
    const lane = { name: 'one of a farm', atOnce: 4, isOneOfFarm: true };
    const kind = kindIn('one of a farm', 4, { lane, key: ({ asked }) => asked ?? '' });
    const released = makeGate();
    const atWork: string[] = [];
    const handle: ProbeHandler['work'] = async ({ payload }) => {
      atWork.push(payload.asked ?? '');
      await released.opened;
    };
    await ask(kind, 'now');
    await ask(kind, 'later');
    await ask(kind, 'of another', 1);
    work([kind, handle], [kindIn('beside', 1), handle]);
    await expect.poll(() => atWork.toSorted(), soon).toEqual(['now', 'of another']);
    // Another lane is looked through after it, so that this one was too.
    await ask(kindIn('beside', 1), 'beside');
    await expect.poll(() => atWork, soon).toContain('beside');
    expect(atWork).not.toContain('later');
    released.open();
    await expect.poll(() => atWork, soon).toContain('later');
  });

  it('have as many of their jobs at work at once as they say, by all workers together', async () => {
    const kind = kindIn('narrow', 2);
    const released = makeGate();
    const atWork: string[] = [];
    const handle: ProbeHandler['work'] = async ({ payload }) => {
      atWork.push(payload.asked ?? '');
      await released.opened;
    };
    for (const asked of ['first', 'second', 'third', 'fourth']) await ask(kind, asked);
    work([kind, handle]);
    work([kind, handle]);
    await expect.poll(() => atWork.length, soon).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(atWork).toHaveLength(2);
    released.open();
    await expect.poll(() => atWork.length, soon).toBe(4);
  });

  it('give each farm its turn, however much another has asked for before', async () => {
    const kind = kindIn('fair', 1);
    const done: string[] = [];
    for (const asked of ['a1', 'a2', 'a3', 'a4']) await ask(kind, asked, 0);
    for (const asked of ['b1', 'b2']) await ask(kind, asked, 1);
    work([kind, async ({ payload }) => void done.push(payload.asked ?? '')]);
    await expect.poll(() => done, soon).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('cannot be declared in two ways, nor two kinds under one name', () => {
    const handler: ProbeHandler['work'] = () => Promise.resolve();
    expect(() => work([kindIn('odd', 1), handler], [kindIn('odd', 2, { name: 'other' }), handler])).toThrow('two ways');
    expect(() => work([kindIn('odd', 1), handler], [kindIn('odd', 1), handler])).toThrow('same name');
  });
});

describe('The key of a job', () => {
  const keyed = (lane: string): Probe => kindIn(lane, 3, { key: ({ asked }) => asked ?? '' });

  it('keeps the same from being asked for twice while it waits, on one farm', async () => {
    const kind = keyed('keyed');
    expect(await ask(kind, 'once')).toEqual(expect.any(Number));
    expect(await ask(kind, 'once')).toBeUndefined();
    expect(await ask(kind, 'other')).toEqual(expect.any(Number));
    expect(await ask(kind, 'once', 1)).toEqual(expect.any(Number));
  });

  it('lets the same be asked for again while it is at work, and done after that', async () => {
    const kind = keyed('again');
    const released = makeGate();
    let begun = 0;
    await ask(kind, 'same');
    work([
      kind,
      async () => {
        begun += 1;
        await released.opened;
      },
    ]);
    await expect.poll(() => begun, soon).toBe(1);
    expect(await ask(kind, 'same')).toEqual(expect.any(Number));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(begun).toBe(1);
    released.open();
    await expect.poll(() => begun, soon).toBe(2);
  });
});
