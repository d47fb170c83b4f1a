import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { HandledKind } from './job-kinds.ts';

/** What one process works on jobs with. */
export interface Runner {
  readonly database: Database;
  readonly kinds: ReadonlyMap<string, HandledKind>;
  readonly log: Logger;
  isClosing: boolean;
}
