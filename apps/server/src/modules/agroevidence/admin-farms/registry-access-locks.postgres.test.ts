import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordEvent } from '#server/live/outbox.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { beginChecksOfAll, endCheck } from '../registry/registry-checks.repository.ts';

const { started } = await startConnectedApp();

describe('An administrator who lets a farm sign in no more, while a check of its land ends', () => {
  it('waits for the check, which can still tell those who look at the farm', async () => {
    const { user, farm } = await started.make.farmer();
    const admin = await started.make.admin();
    await started.api(user).agroevidence.eagri.changeAccess({ params: { id: farm.id }, body: registryLogin });
    const { database, clock } = started.services;
    const now = clock.now();
    await changeFarm(database, farm.id, (tx) => beginChecksOfAll(tx, now, now));
    // As from another browser: not as part of the transaction in which it is asked.
    const remove = AsyncResource.bind(() =>
      started.api(admin).agroevidence.adminFarms.removeRegistryAccess({ params: { id: farm.id } }),
    );
    const { removing } = await changeFarm(database, farm.id, async (tx) => {
      await endCheck(tx, farm.id, { hasChanges: false, changedOn: null, failure: null, checkedAt: now });
      const begun = remove();
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
        where not granted and locktype = 'transactionid' and pg_backend_pid() = any (pg_blocking_pids(pid))`;
      await expect.poll(async () => (await waiting.execute(tx.sql)).rows[0]?.count, { timeout: 10_000 }).toBe(1);
      await recordEvent(tx, { topic: 'registryCheck.progressed', farmId: farm.id });
      return { removing: begun };
    });
    await removing;
    const access = await started.api(user).agroevidence.eagri.access({ params: { id: farm.id } });
    expect(access).toMatchObject({ login: null, hasSecret: false });
  });
});
