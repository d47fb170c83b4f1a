import { LiveEvent } from '@brazda/contract/events.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { withSystem, type FarmChange, type SystemTransaction } from '../db/farm-scope.ts';
import { startPoller, type Poller } from '../concurrency/poller.ts';
import type { Live } from './live.ts';

const pollMilliseconds = 1000;
const batch = 500;
const keptDays = 2;

/** Writes down what happened in the same transaction as the change; it is told when, and only if, the change is kept. */
export async function recordEvent(tx: FarmChange | SystemTransaction, event: LiveEvent): Promise<void> {
  await tx.sql
    .insertInto('core.outbox')
    .values({ farmId: 'farmId' in event ? event.farmId : null, topic: event.topic, payload: JSON.stringify(event) })
    .execute();
}

/** How far the outbox has been told: all of the transactions before one, and of it and those after it some events. */
interface Told {
  /** The oldest transaction that was still running then. */
  readonly openSince: string;
  readonly sinceThen: readonly OfTransaction[];
}

interface OfTransaction {
  readonly transactionId: string;
  readonly id: number;
}

interface FoundEvent extends OfTransaction {
  readonly payload: unknown;
  /** The oldest transaction that was running when it was found. */
  readonly openSince: string;
}

/**
 * Reads the outbox and hands every event to this process's followers as soon as its change is kept, however long others write
 * beside it. Where the database is away at the start it begins when that is back.
 */
export async function tailOutbox(database: Database, live: Live, log: Logger): Promise<Poller> {
  const onError = (error: unknown): void => {
    log.warn({ err: error }, 'outbox cannot be read');
  };
  const start = (): Promise<Told> => withSystem(database, toldSoFar);
  let told = await start().catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  const readAll = async (isClosing: () => boolean): Promise<void> => {
    while (!isClosing()) {
      told ??= await start();
      const before = told;
      const found = await withSystem(database, (tx) => findUntold(tx, before));
      told = toldWith(before, found);
      for (const { payload } of found) {
        const event = LiveEvent.safeParse(payload);
        if (event.success) live.publish(event.data);
      }
      if (found.length < batch) return;
    }
  };
  return startPoller(readAll, pollMilliseconds, onError);
}

/** What was kept before somebody listens counts as told. */
async function toldSoFar(tx: SystemTransaction): Promise<Told> {
  const { rows } = await sql<{ openSince: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as open_since`.execute(tx.sql);
  const openSince = rows[0]?.openSince ?? '0';
  const sinceThen = await tx.sql
    .selectFrom('core.outbox')
    .select([sql<string>`transaction_id::text`.as('transactionId'), 'id'])
    .where(sql<boolean>`transaction_id >= ${openSince}::xid8`)
    .execute();
  return { openSince, sinceThen };
}

function findUntold(tx: SystemTransaction, { openSince, sinceThen }: Told): Promise<FoundEvent[]> {
  const told = sinceThen.map(({ id }) => id);
  return tx.sql
    .selectFrom('core.outbox')
    .select([
      sql<string>`transaction_id::text`.as('transactionId'),
      'id',
      'payload',
      sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('openSince'),
    ])
    .where(sql<boolean>`transaction_id >= ${openSince}::xid8 and id <> all(${told}::bigint[])`)
    .orderBy('core.outbox.transactionId')
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** Of transactions before the oldest that was running nothing can come any more, so what they told need not be remembered. */
function toldWith(before: Told, found: readonly FoundEvent[]): Told {
  const last = found.at(-1);
  if (!last) return before;
  const isAll = found.length < batch || BigInt(last.openSince) < BigInt(last.transactionId);
  const openSince = isAll ? last.openSince : last.transactionId;
  const sinceThen = [...before.sinceThen, ...found].filter(
    ({ transactionId }) => BigInt(transactionId) >= BigInt(openSince),
  );
  return { openSince, sinceThen: sinceThen.map(({ transactionId, id }) => ({ transactionId, id })) };
}

/** Forgets events that every process has long read. */
export async function sweepOutbox(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql
      .deleteFrom('core.outbox')
      .where(sql<boolean>`created_at < now() - make_interval(days => ${keptDays})`)
      .execute(),
  );
}
