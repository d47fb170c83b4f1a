import type { Logger } from 'pino';
import type { SignedInUsers } from './access/signed-in-users.ts';
import type { RecordedTable } from './audit/recorded-tables.ts';
import type { Undoing } from './audit/undoable.ts';
import type { Askers } from './concurrency/back-pressure.ts';
import type { Clock } from './foundation/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FarmEnding } from './db/farm-ending.ts';
import type { LandReader } from './files/land/land-reader.ts';
import type { Live } from './live/live.ts';
import type { Registry } from './registries/eagri/registry.ts';
import type { Processes } from './processes/processes.ts';
import type { Passwords } from './security/passwords.ts';
import type { Secrets } from './security/secrets.ts';
import type { Tokens } from './security/tokens.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What everything else is made of. */
export interface Foundation {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

/** What the modules stand on, made once per process and handed to each. */
export interface Services extends Foundation {
  readonly log: Logger;
  /** The processes of which this one is. */
  readonly processes: Processes;
  readonly key: Uint8Array;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly live: Live;
  readonly telemetry: Telemetry;
  readonly landReader: LandReader;
  /** Undefined where the land registry is not connected. */
  readonly registry: Registry | undefined;
  readonly secrets: Secrets;
  readonly signedInUsers: SignedInUsers;
  readonly askers: Askers;
  readonly undoing: Undoing;
  /** Takes away what all modules hold of a farm that goes for good. */
  readonly endFarm: FarmEnding;
  /** By the record, what is said of how the history tells it. */
  readonly recordedTables: ReadonlyMap<string, RecordedTable>;
  /** Says that a change with events or jobs was committed, so that those who wait look at once. */
  readonly nudge: () => void;
  /** The same where nothing but events was written: nobody looks for jobs and mails that there are not. */
  readonly nudgeFollowers: () => void;
}
