import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withSystem } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { lockFarm } from '../../core/public.ts';
import { hashOfResetKey } from '../password-reset/reset-key.ts';
import { replaceInvitation } from './invitations.repository.ts';

const started = startApp({ database: () => openTestDatabase() });
const day = 86_400_000;

describe('An invitation that is accepted while its farm is changed', () => {
  it('waits for the farm without holding what the other wants to change', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const { database, clock } = started.services;
    const guest = await started.make.user();
    const key = 'K'.repeat(43);
    const now = clock.now();
    const invitation = { farmId: farm.id, email: guest.email, role: 'reader', invitedBy: owner.id } as const;
    const keyHash = hashOfResetKey(key);
    await withSystem(database, (tx) =>
      replaceInvitation(tx, { ...invitation, keyHash, invitedAt: now, expiresAt: new Date(now.getTime() + day) }),
    );
    // As from another browser: not as part of the transaction in which it is asked.
    const accept = AsyncResource.bind(() => started.api(guest).gateway.invitations.accept({ body: { key } }));
    const { accepting } = await withSystem(database, async (tx) => {
      await lockFarm(tx, farm.id);
      const begun = accept();
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
        where not granted and locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await waiting.execute(tx.sql)).rows[0]?.count, { timeout: 10_000 }).toBe(1);
      await sql`select id from gateway.invitation where farm_id = ${farm.id} for update nowait`.execute(tx.sql);
      return { accepting: begun };
    });
    expect(await accepting).toEqual({ farmId: farm.id });
  });
});
