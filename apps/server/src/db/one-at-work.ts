import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { withSystem, type SystemTransaction } from './farm-scope.ts';

/** Well below the minute after which the database ends a transaction of a process that is gone. */
const betweenLooksMilliseconds = 2000;

export interface Work {
  close(): Promise<void>;
}

/** Work that is to be done by one process at a time. */
export interface ExclusiveWork {
  readonly name: string;
  readonly begin: () => Work;
}

/**
 * Lets one of all processes on a database do each piece of work; where that one ends, or is gone, another begins. While the
 * database is away whoever is at work goes on, for nobody can begin, and gives way once it is back where another was faster.
 * The embedded database has one server alone.
 */
export function keepOneAtWork(
  database: Database,
  wanted: readonly ExclusiveWork[],
  onError: (error: unknown) => void,
): Work {
  const stopping = new AbortController();
  const { signal } = stopping;
  const turns = wanted.map(createTurn);
  const closeAll = async (): Promise<void> => {
    await Promise.all(turns.map((turn) => turn.end()));
  };
  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await withSystem(database.background, (tx) => holdTurns(tx, turns, { signal, closeAll })).catch(onError);
      await rest(signal);
    }
    await closeAll();
  };
  const isAlone = database.kind === 'pglite';
  if (isAlone) for (const turn of turns) turn.begin();
  const kept = isAlone || turns.length === 0 ? Promise.resolve() : keep();
  return {
    close: async () => {
      stopping.abort();
      await kept;
      await closeAll();
    },
  };
}

interface Turn {
  readonly name: string;
  begin(): void;
  end(): Promise<void>;
}

function createTurn({ name, begin }: ExclusiveWork): Turn {
  // Not as part of the transaction that holds the lock: the work has transactions of its own.
  const beginApart = AsyncResource.bind(begin);
  let work: Work | undefined;
  return {
    name,
    begin: () => {
      work ??= beginApart();
    },
    end: async () => {
      const ended = work;
      work = undefined;
      await ended?.close();
    },
  };
}

/** Ends when it is stopped, or where all of them are another's just now. */
async function holdTurns(
  tx: SystemTransaction,
  turns: readonly Turn[],
  { signal, closeAll }: { readonly signal: AbortSignal; readonly closeAll: () => Promise<void> },
): Promise<void> {
  const held = new Set<Turn>();
  do {
    for (const turn of turns.filter((each) => !held.has(each))) {
      if (await isFirst(tx, turn.name)) {
        held.add(turn);
        turn.begin();
      } else await turn.end();
    }
    if (held.size === 0) return;
    await rest(signal);
    // An open transaction that says nothing is ended; one whose connection is lost has lost its locks.
    await sql`select 1`.execute(tx.sql);
  } while (!signal.aborted);
  // Before another can begin.
  await closeAll();
}

async function isFirst(tx: SystemTransaction, name: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`work ${name}`}, 0)) as is_ours`.execute(tx.sql);
  return rows[0]?.isOurs === true;
}

async function rest(signal: AbortSignal): Promise<void> {
  await pause(betweenLooksMilliseconds, undefined, { signal }).catch(() => undefined);
}
