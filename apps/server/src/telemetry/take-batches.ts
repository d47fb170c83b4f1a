import { sql } from 'kysely';
import type { Logger } from 'pino';
import { areOthersAsking, type Askers } from '../concurrency/back-pressure.ts';
import { startPoller, type Poller } from '../concurrency/poller.ts';
import type { Database } from '../db/database.ts';
import { withSystem, withTaken, type SystemTransaction } from '../db/farm-scope.ts';
import { isFirstToStore } from './hold-storing.ts';
import { createParts } from './parts.ts';
import { createPatience } from './patience.ts';
import type { TelemetryKind } from './telemetry-kind.ts';

const pollMilliseconds = 1000;
/** So little is done at once that nobody waits long for it; the embedded database does one thing after the other. */
const mostBytes = { pglite: 48 * 1024, postgres: 256 * 1024 } as const;
/** And while people ask for something: one batch, or a few. */
const mostBytesBesidePeople = { pglite: 1, postgres: 16 * 1024 } as const;
/** So many times as long as that took it rests then: one call in so many has to wait for it on the embedded database. */
const restsBesidePeople = { pglite: 24, postgres: 9 } as const;
/** Whoever looks at sensors is not to see what is older than that: what has waited for longer does not give way any more. */
const givesWaySeconds = 60;
const mostBatches = 500;
const longestDelaySeconds = 600;

interface KeptBatch {
  readonly id: number;
  readonly messages: string;
  readonly attempts: number;
  /** For how many seconds it waits, or since it was to be tried again. */
  readonly waits: number;
}

interface Piece<M> {
  readonly batches: readonly KeptBatch[];
  readonly messages: readonly M[];
  readonly farmIds: readonly number[];
}

interface Surroundings {
  readonly askers: Askers;
  readonly log: Logger;
}

/** Writes what was kept to where it belongs, piece by piece, as long as the process lives. */
export function takeBatches(database: Database, kind: TelemetryKind, { askers, log }: Surroundings): Poller {
  const parts = createParts(database);
  /** How long what was stored last had waited. */
  let waited = 0;
  const givesWay = (): boolean => waited < givesWaySeconds && areOthersAsking(askers, []);
  const most = (): number => (givesWay() ? mostBytesBesidePeople : mostBytes)[database.kind];
  const storeNext = async (): Promise<boolean> => {
    let taken: Piece<unknown> | undefined;
    const store = () =>
      withTaken(
        database,
        async (tx) => (taken = await takePiece(tx, kind, most())),
        (tx, { messages }) => kind.store(tx, messages, parts),
        (tx, { batches }) => deleteBatches(tx, batches),
      );
    try {
      const stored = await parts.withParts(store);
      if (stored) kind.onStored?.(stored.taken.farmIds, stored.worked);
      waited = stored?.taken.batches[0]?.waits ?? 0;
      return stored !== undefined;
    } catch (error) {
      if (!taken) throw error;
      log.warn({ err: error, kind: kind.name, batches: taken.batches.length }, 'telemetry cannot be stored');
      await putOff(database, kind.name, taken, error);
      return true;
    }
  };
  const storeAll = async (isClosing: () => boolean): Promise<void> => {
    const patience = createPatience();
    let began = performance.now();
    while (!isClosing() && (await storeNext())) {
      await patience.pause(performance.now() - began, givesWay() ? restsBesidePeople[database.kind] : undefined);
      began = performance.now();
    }
  };
  return startPoller(storeAll, pollMilliseconds, (error) => {
    log.warn({ err: error, kind: kind.name }, 'telemetry cannot be taken');
  });
}

/** What is to be stored next; undefined where nothing is due, or another process stores just now. */
async function takePiece<M>(
  tx: SystemTransaction,
  kind: TelemetryKind<M>,
  most: number,
): Promise<Piece<M> | undefined> {
  if (!(await isFirstToStore(tx))) return undefined;
  const due = await dueBatches(tx, kind.name, most);
  if (due.length === 0) return undefined;
  const batches = together(due);
  const messages = batches.flatMap(keptMessages).flatMap((message) => kind.read(message) ?? []);
  return { batches, messages, farmIds: [...new Set(messages.map((message) => kind.farmOf(message)))] };
}

/** The oldest batches that are due: so many bytes, and one at least. */
async function dueBatches(tx: SystemTransaction, kind: string, most: number): Promise<KeptBatch[]> {
  const { rows } = await sql<KeptBatch>`
    select id, messages, attempts, extract(epoch from now() - run_at)::float8 as waits from (
      select id, messages, attempts, run_at, sum(octet_length(messages)) over (order by id) - octet_length(messages) as before
      from core.telemetry_batch where kind = ${kind} and run_at <= now() order by id limit ${mostBatches}) b
    where before < ${most} order by id`.execute(tx.sql);
  return rows;
}

/** One that failed already is tried alone. */
function together(due: readonly KeptBatch[]): readonly KeptBatch[] {
  const [first] = due;
  return first && first.attempts > 0 ? [first] : due.filter(({ attempts }) => attempts === 0);
}

function keptMessages({ messages }: KeptBatch): unknown[] {
  return JSON.parse(messages) as unknown[];
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
