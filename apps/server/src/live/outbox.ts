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

interface Position {
  readonly transactionId: string;
  readonly id: number;
}

/**
 * Reads the outbox in the order of commits and hands every event to this process's followers. Where the database is away
 * at the start it begins when that is back.
 */
export async function tailOutbox(database: Database, live: Live, log: Logger): Promise<Poller> {
  const onError = (error: unknown): void => {
    log.warn({ err: error }, 'outbox cannot be read');
  };
  const start = (): Promise<Position> => withSystem(database, lastPosition);
  let position = await start().catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  const readAll = async (isClosing: () => boolean): Promise<void> => {
    while (!isClosing()) {
      position ??= await start();
      const after = position;
      const events = await withSystem(database, (tx) => eventsAfter(tx, after));
      for (const { payload, transactionId, id } of events) {
        position = { transactionId, id };
        const event = LiveEvent.safeParse(payload);
        if (event.success) live.publish(event.data);
      }
      if (events.length < batch) return;
    }
  };
  return startPoller(readAll, pollMilliseconds, onError);
}

async function lastPosition(tx: SystemTransaction): Promise<Position> {
  const row = await tx.sql
    .selectFrom('core.outbox')
    .select([sql<string>`transaction_id::text`.as('transactionId'), 'id'])
    .where(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('core.outbox.transactionId', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { transactionId: '0', id: 0 };
}

/** Only transactions below the oldest one still running are read, so none that commits late is passed over. */
function eventsAfter(tx: SystemTransaction, after: Position): Promise<(Position & { payload: unknown })[]> {
  return tx.sql
    .selectFrom('core.outbox')
    .select([sql<string>`transaction_id::text`.as('transactionId'), 'id', 'payload'])
    .where(sql<boolean>`(transaction_id, id) > (${after.transactionId}::xid8, ${after.id}::bigint)`)
    .where(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('core.outbox.transactionId')
    .orderBy('id')
    .limit(batch)
    .execute();
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
