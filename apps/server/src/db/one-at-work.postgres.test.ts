import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedTestDatabase } from '../testing/test-database.ts';
import { keepOneAtWork } from './one-at-work.ts';

const longerThanLooks = 5000;

it('what one is to do at a time, one does again after the connection of whoever had it was lost', async () => {
  const database = await sharedTestDatabase();
  const atWork: number[] = [];
  const keepers = [1, 2].map((number) => {
    const begin = () => {
      atWork.push(number);
      return { close: () => Promise.resolve(void atWork.splice(atWork.indexOf(number), 1)) };
    };
    return keepOneAtWork(database, [{ name: 'probe', begin }], () => undefined);
  });
  await expect.poll(() => atWork.length, { timeout: 10_000 }).toBe(1);
  const { rows } = await sql<{ isEnded: boolean }>`
    select pg_terminate_backend(pid) as is_ended from pg_locks
    where locktype = 'advisory' and granted and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(database.kysely);
  expect(rows).toEqual([{ isEnded: true }]);
  await pause(longerThanLooks);
  expect(atWork).toHaveLength(1);
  const [one] = atWork;
  await keepers[(one ?? 0) - 1]?.close();
  await expect.poll(() => atWork, { timeout: 10_000 }).toEqual([one === 1 ? 2 : 1]);
  await Promise.all(keepers.map((keeper) => keeper.close()));
  expect(atWork).toEqual([]);
});
