import { sql } from 'kysely';
import type { Ingest } from '../db/farm-scope.ts';

/** Keeps messages of one kind, a list as JSON. */
export function insertBatch(ingest: Ingest, kind: string, messages: string): Promise<void> {
  return ingest.run(sql`insert into core.telemetry_batch (kind, messages) values (${kind}, ${messages})`);
}
