import { sql } from 'kysely';
import type { Ingest, SystemTransaction } from '../db/farm-scope.ts';

/** Keeps messages of one kind, a list as JSON. */
export function insertBatch(ingest: Ingest, kind: string, messages: string): Promise<void> {
  return ingest.run(sql`insert into core.telemetry_batch (kind, messages) values (${kind}, ${messages})`);
}

/** Whether anything that was kept is not stored yet. */
export async function isAnyKept(tx: SystemTransaction): Promise<boolean> {
  return (await tx.sql.selectFrom('core.telemetryBatch').select('id').limit(1).executeTakeFirst()) !== undefined;
}
