import { sql } from 'kysely';
import type { Ingest, SystemTransaction } from '../db/farm-scope.ts';

/** Keeps batches of messages of one kind, each a list as JSON, in their order. */
export function insertBatches(ingest: Ingest, kind: string, batches: readonly string[]): Promise<void> {
  return ingest.run(sql`
    insert into core.telemetry_batch (kind, messages)
    select ${kind}, b.messages from unnest(${batches}::text[]) with ordinality as b (messages, place) order by b.place`);
}

/** Whether anything that was kept is not stored yet. */
export async function isAnyKept(tx: SystemTransaction): Promise<boolean> {
  return (await tx.sql.selectFrom('core.telemetryBatch').select('id').limit(1).executeTakeFirst()) !== undefined;
}
