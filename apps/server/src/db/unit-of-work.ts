import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.generated.ts';

let current: AsyncLocalStorage<string> | undefined;

/**
 * From now on a unit of work that is begun within another fails at once. The embedded database has one connection, so it
 * would wait for itself for ever; on PostgreSQL it would take two connections and see the other's changes or not by chance.
 * To follow each call through all it waits for costs something, so it is for tests.
 */
export function refuseNestedUnits(): void {
  current ??= new AsyncLocalStorage();
}

/** Throws where it is asked for within a unit of work. */
export function requireNoUnit(): void {
  if (current?.getStore() !== undefined)
    throw new Error('A unit of work was begun within another: pass its transaction');
}

/** One transaction; whoever works in it begins no other. */
export function asUnitOfWork<T>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  requireNoUnit();
  const run = (): Promise<T> => kysely.transaction().execute(work);
  return current ? current.run('unit', run) : run();
}
