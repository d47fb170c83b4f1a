import type { Logger } from 'pino';
import { withinTime } from '../concurrency/within-time.ts';
import type { Poller } from '../concurrency/poller.ts';
import type { Database } from '../db/database.ts';
import { createBatcher, type Batcher } from './batcher.ts';
import { takeBatches } from './take-batches.ts';
import type { TelemetryKind } from './telemetry-kind.ts';

/** The way in for what devices send: kept at once, stored where it belongs soon after. */
export interface Telemetry {
  /** Resolves once a message of a kind, JSON, is kept for ever. Throws `service.unavailable` where too much waits. */
  keep(kind: string, message: string): Promise<void>;
}

export interface RunningTelemetry extends Telemetry {
  /** Begins to store what is kept. */
  store(kinds: readonly TelemetryKind[]): void;
  close(): Promise<void>;
}

const closingMilliseconds = 2000;

export function createTelemetry(database: Database, log: Logger): RunningTelemetry {
  const batchers = new Map<string, Batcher>();
  const storing = new Map<string, Poller>();
  const batcherOf = (kind: string): Batcher => {
    const known = batchers.get(kind) ?? createBatcher(database, kind, () => storing.get(kind)?.nudge());
    batchers.set(kind, known);
    return known;
  };
  return {
    keep: (kind, message) => batcherOf(kind).keep(message),
    store: (kinds) => {
      for (const kind of kinds) storing.set(kind.name, takeBatches(database.background, kind, log));
    },
    close: async () => {
      await withinTime(Promise.all([...batchers.values()].map((batcher) => batcher.close())), closingMilliseconds);
      await withinTime(Promise.all([...storing.values()].map((taking) => taking.close())), closingMilliseconds);
    },
  };
}
