import type { FarmChange } from '../db/farm-scope.ts';
import type { Parts } from './parts.ts';

/** What devices send of one sort, as a module takes it in. `M` is one message, `S` what came of storing some of them. */
export interface TelemetryKind<M = unknown, S = unknown> {
  readonly name: string;
  /** Reads one message as it was kept; undefined where it can be nothing of this sort. */
  readonly read: (kept: unknown) => M | undefined;
  readonly farmOf: (message: M) => number;
  /** Writes what the messages of many farms say; what was written before is not written again. May throw PartsMissing. */
  readonly store: (tx: FarmChange, messages: readonly M[], parts: Parts) => Promise<S>;
  /** Was stored and is committed: who looks at one of these farms wants to know. */
  readonly onStored?: (farmIds: readonly number[], stored: S) => void;
}
