import type { ModuleName } from '@brazda/contract/modules.ts';
import type { FindSignedIn } from './access/signed-in-users.ts';
import type { RecordedTable } from './audit/recorded-tables.ts';
import type { Undoing } from './audit/undoable.ts';
import type { ConstraintFailures } from './db/constraints.ts';
import type { FarmEnding } from './db/farm-ending.ts';
import type { Settings } from './foundation/settings.ts';
import type { Mounting } from './http/mount.ts';
import type { HandledKind } from './jobs/job-kinds.ts';
import type { Schedule } from './jobs/schedules.ts';
import type { Foundation, Services } from './services.ts';
import type { Sweeps } from './jobs/sweeps.ts';
import type { TelemetryKind } from './telemetry/telemetry-kind.ts';

/** A way by which devices come besides calls. */
export interface Intake {
  close(): Promise<void>;
}

/** Everything that a module brings: its folder makes one of these, and `modules.ts` lists them. */
export interface ServerModule {
  readonly name: ModuleName;
  /** What it, and what it stands on, can be told by the environment; read at the start, see `toldBy`. */
  readonly settings?: readonly Settings[];
  /** Serves its calls under its base path. */
  readonly mount: (mounting: Mounting, services: Services) => void;
  /** What callers are told when a constraint of its tables refuses a row. */
  readonly constraintFailures?: ConstraintFailures;
  /** The background work that it can do. */
  readonly jobs?: (services: Services) => readonly HandledKind[];
  /** The background work that it asks for by the clock. */
  readonly schedules?: readonly Schedule[];
  /** What it takes away when it is over, each hour. */
  readonly sweeps?: (services: Services) => Sweeps;
  /** Begins to take in what devices send by other ways than calls. */
  readonly takeIn?: (services: Services) => Promise<Intake>;
  /** What devices send to it, and how that is stored. */
  readonly telemetry?: (services: Services) => readonly TelemetryKind[];
  /** Which of its records can be made again as they were before a change. */
  readonly undoes?: Undoing;
  /** How the history tells its tables whose changes are kept. */
  readonly recordedTables?: readonly RecordedTable[];
  /** What goes before a farm goes for good, where its rows do not go with the row of the farm. Later modules come first. */
  readonly endsFarm?: FarmEnding;
  /** How to find whom a token speaks of; the one module that keeps sessions brings it. */
  readonly findSignedIn?: (foundation: Foundation) => FindSignedIn;
  /** Statements that follow when a backup was restored, on the schema that it had, whichever that was. */
  readonly whenRestored?: readonly string[];
}
