import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Poller } from '../concurrency/poller.ts';
import { withSystem } from '../db/farm-scope.ts';
import { makeBareFarm } from '../testing/bare-farm.ts';
import { caughtLog } from '../testing/caught-log.ts';
import { changeFarm } from '../testing/change-farm.ts';
import { probe, workOnProbes } from '../testing/probe-jobs.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { enqueueJob } from './enqueue-job.ts';

const { log } = caughtLog();

it('a job that is taken at the moment when its worker closes is given back without being begun', async () => {
  const database = await sharedTestDatabase();
  await sql`delete from core.job`.execute(database.kysely);
  const farmId = await makeBareFarm(database);
  await changeFarm(database, farmId, (tx) => enqueueJob(tx, farmId, probe, {}));
  let begun = 0;
  // As by another process: not as part of the transaction in which it is started.
  const start = AsyncResource.bind(() =>
    workOnProbes(database, log, () => {
      begun += 1;
      return Promise.resolve();
    }),
  );
  const close = AsyncResource.bind((worker: Poller) => worker.close());
  const { closed } = await withSystem(database, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lane ${probe.lane.name}`}, 0))`.execute(tx.sql);
    const worker = start();
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
      where not granted and locktype = 'advisory' and pg_backend_pid() = any (pg_blocking_pids(pid))`;
    await expect.poll(async () => (await waiting.execute(tx.sql)).rows[0]?.count, { timeout: 10_000 }).toBe(1);
    return { closed: close(worker) };
  });
  await closed;
  expect(begun).toBe(0);
  const { rows } = await sql`
    select state, attempts, given_back, locked_until is null as is_free from core.job`.execute(database.kysely);
  expect(rows).toEqual([{ state: 'WAITING', attempts: 1, givenBack: 1, isFree: true }]);
  await sql`delete from core.job`.execute(database.kysely);
});
