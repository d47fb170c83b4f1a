import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startPoller, type Poller } from '../concurrency/poller.ts';
import type { Database } from '../db/database.ts';
import { withSystem, withTaken, type SystemTransaction } from '../db/farm-scope.ts';
import { createParts, type Parts } from './parts.ts';
import type { TelemetryKind } from './telemetry-kind.ts';

const pollMilliseconds = 1000;
/** The embedded database does one thing after the other: so little of this is done at once that nobody waits for it. */
const mostMessages = { pglite: 100, postgres: 1000 } as const;
/** So long users have the embedded database for themselves between two pieces. */
const restMilliseconds = { pglite: 5, postgres: 0 } as const;
const mostBatches = 50;
const longestDelaySeconds = 600;

/** Two that store at the same time would wait for each other's sensors: one does, whichever process it is in. */
const onlyOne = 7_247_134;

interface KeptBatch {
  readonly id: number;
  readonly messages: string;
  readonly attempts: number;
}

interface Piece<M> {
  readonly batches: readonly KeptBatch[];
  readonly messages: readonly M[];
}

/** Writes what was kept to where it belongs, piece by piece, as long as the process lives. */
export function takeBatches(database: Database, kind: TelemetryKind, log: Logger): Poller {
  const parts = createParts(database);
  const storeNext = async (): Promise<boolean> => {
    const batches = await dueBatches(database, kind.name);
    if (batches.length === 0) return false;
    const piece = pieceOf(kind, batches, mostMessages[database.kind]);
    try {
      return await parts.withParts(() => storePiece(database, kind, piece, parts));
    } catch (error) {
      log.warn({ err: error, kind: kind.name, batches: piece.batches.length }, 'telemetry cannot be stored');
      await putOff(database, kind.name, piece, error);
      return true;
    }
  };
  const storeAll = async (isClosing: () => boolean): Promise<void> => {
    while (!isClosing() && (await storeNext())) await pause(restMilliseconds[database.kind]);
  };
  return startPoller(storeAll, pollMilliseconds, (error) => {
    log.warn({ err: error, kind: kind.name }, 'telemetry cannot be taken');
  });
}

/** The oldest batches that are due. */
async function dueBatches(database: Database, kind: string): Promise<KeptBatch[]> {
  const { rows } = await withSystem(database, (tx) =>
    sql<KeptBatch>`
      select id, messages, attempts from core.telemetry_batch where kind = ${kind} and run_at <= now()
      order by id limit ${mostBatches}`.execute(tx.sql),
  );
  return rows;
}

/** As many of the first batches as are to be stored at once, and one at least; one that failed already is tried alone. */
function pieceOf<M>(kind: TelemetryKind<M>, due: readonly KeptBatch[], most: number): Piece<M> {
  const batches: KeptBatch[] = [];
  const messages: M[] = [];
  const [first] = due;
  const together = first && first.attempts > 0 ? [first] : due.filter(({ attempts }) => attempts === 0);
  for (const batch of together) {
    const found = keptMessages(batch).flatMap((message) => kind.read(message) ?? []);
    if (batches.length > 0 && messages.length + found.length > most) break;
    batches.push(batch);
    messages.push(...found);
  }
  return { batches, messages };
}

function keptMessages({ messages }: KeptBatch): unknown[] {
  return JSON.parse(messages) as unknown[];
}

/** Gives whether it was stored: not where another process stores just now. */
async function storePiece<M>(
  database: Database,
  kind: TelemetryKind<M>,
  { batches, messages }: Piece<M>,
  parts: Parts,
): Promise<boolean> {
  const farmIds = [...new Set(messages.map((message) => kind.farmOf(message)))];
  const stored = await withTaken(
    database,
    async (tx) => ((await isTaken(tx, batches)) ? { farmIds } : undefined),
    (tx) => kind.store(tx, messages, parts),
    (tx) => deleteBatches(tx, batches),
  );
  if (stored) kind.onStored?.(farmIds);
  return stored !== undefined;
}

async function isTaken(tx: SystemTransaction, batches: readonly KeptBatch[]): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${onlyOne})
      and (select count(*) from core.telemetry_batch where id = any(${idsOf(batches)}::bigint[])) = ${batches.length} as taken`.execute(
    tx.sql,
  );
  return rows[0]?.taken ?? false;
}

async function deleteBatches(tx: SystemTransaction, batches: readonly KeptBatch[]): Promise<void> {
  await sql`delete from core.telemetry_batch where id = any(${idsOf(batches)}::bigint[])`.execute(tx.sql);
}

function idsOf(batches: readonly KeptBatch[]): number[] {
  return batches.map(({ id }) => id);
}

/**
 * What cannot be stored is tried again later and never thrown away; what cannot be stored together a second time is tried
 * message by message, so that nothing waits for what is amiss with another.
 */
async function putOff<M>(
  database: Database,
  kind: string,
  { batches, messages }: Piece<M>,
  error: unknown,
): Promise<void> {
  const attempts = Math.max(...batches.map((batch) => batch.attempts)) + 1;
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const delay = Math.min(longestDelaySeconds, 2 ** attempts);
  await withSystem(database, async (tx) => {
    if (attempts === 1 || messages.length < 2) {
      await sql`
        update core.telemetry_batch set attempts = ${attempts}, last_error = ${text}, run_at = now() + make_interval(secs => ${delay})
        where id = any(${idsOf(batches)}::bigint[])`.execute(tx.sql);
      return;
    }
    const alone = batches.flatMap((batch) => keptMessages(batch).map((message) => JSON.stringify([message])));
    await deleteBatches(tx, batches);
    await sql`
      insert into core.telemetry_batch (kind, messages, attempts, last_error)
      select ${kind}, message, 1, ${text} from unnest(${alone}::text[]) with ordinality as m (message, place)
      order by place`.execute(tx.sql);
  });
}
