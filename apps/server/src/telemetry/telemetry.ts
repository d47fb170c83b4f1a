import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { areOthersAsking, type Askers } from '../concurrency/back-pressure.ts';
import type { Poller } from '../concurrency/poller.ts';
import { withinTime } from '../concurrency/within-time.ts';
import type { Database } from '../db/database.ts';
import { ingestInto } from '../db/farm-scope.ts';
import { createBatcher, type Batcher } from './batcher.ts';
import { openBus } from './bus.ts';
import { insertBatches } from './kept-batches.repository.ts';
import { takeBatches } from './take-batches.ts';
import type { TelemetryKind } from './telemetry-kind.ts';

/** The way in for what devices send: kept at once, stored where it belongs soon after. */
export interface Telemetry {
  /** Resolves once a message of a kind, JSON, is kept for ever. Throws `service.unavailable` where too much waits. */
  keep(kind: string, message: string): Promise<void>;
}

export interface RunningTelemetry extends Telemetry {
  /** Says that there is something to store. */
  nudge(): void;
  /** Begins to store what is kept. */
  store(kinds: readonly TelemetryKind[]): Promise<void>;
  close(): Promise<void>;
}

const closingMilliseconds = 2000;

/**
 * While people ask for something, what devices send is kept so often and no oftener: who sends waits for it, and sends as
 * much less. The embedded database does one thing after the other.
 */
const besidePeopleMilliseconds = { pglite: 100, postgres: 40 } as const;

interface Surroundings {
  readonly askers: Askers;
  readonly busUrl: string | undefined;
  /** Where another process stores what this one has kept. */
  readonly tellWhoStores: () => void;
  readonly log: Logger;
}

/** Keeps in the database, or on a bus before it. Throws where a bus is named and not there. */
export async function createTelemetry(
  database: Database,
  { askers, busUrl, tellWhoStores, log }: Surroundings,
): Promise<RunningTelemetry> {
  const batchers = new Map<string, Batcher>();
  const storing = new Map<string, Poller>();
  const bus = busUrl === undefined ? undefined : await openBus(busUrl, log);
  const ingest = ingestInto(database);
  const keepInDatabase = async (kind: string, batches: readonly string[]): Promise<void> => {
    await insertBatches(ingest, kind, batches);
    const own = storing.get(kind);
    if (own) own.nudge();
    else tellWhoStores();
  };
  const letPeopleFirst = async (): Promise<void> => {
    if (areOthersAsking(askers, [])) await pause(besidePeopleMilliseconds[database.kind]);
  };
  const batcherOf = (kind: string): Batcher => {
    const known =
      batchers.get(kind) ??
      createBatcher((batches) => (bus ? bus.publish(kind, batches) : keepInDatabase(kind, batches)), letPeopleFirst);
    batchers.set(kind, known);
    return known;
  };
  return {
    keep: (kind, message) => batcherOf(kind).keep(message),
    nudge: () => {
      for (const taking of storing.values()) taking.nudge();
    },
    store: async (kinds) => {
      for (const kind of kinds) storing.set(kind.name, takeBatches(database.background, kind, { askers, log }));
      await bus?.move((kind, batch) => keepInDatabase(kind, [batch]));
    },
    close: async () => {
      await withinTime(Promise.all([...batchers.values()].map((batcher) => batcher.close())), closingMilliseconds);
      if (bus) await withinTime(bus.close(), closingMilliseconds);
      await withinTime(Promise.all([...storing.values()].map((taking) => taking.close())), closingMilliseconds);
    },
  };
}
