import { sql } from 'kysely';
import type { Ingest, SystemTransaction } from '../db/farm-scope.ts';

/** Stands between JSON texts (RFC 7464), in none of which it can be. */
const recordSeparator = '\u001E';

/**
 * Keeps batches of messages of one kind, each a list as JSON, in their order. They go as one text: in an array each of their
 * many quotes would be marked, and read mark by mark, for twice as long as all the rest takes.
 */
export function insertBatches(ingest: Ingest, kind: string, batches: readonly string[]): Promise<void> {
  return ingest.run(sql`
    insert into core.telemetry_batch (kind, messages)
    select ${kind}, b.messages from string_to_table(${batches.join(recordSeparator)}::text, ${recordSeparator}::text)
      with ordinality as b (messages, place) order by b.place`);
}

/** Whether anything that was kept is not stored yet. */
export async function isAnyKept(tx: SystemTransaction): Promise<boolean> {
  return (await tx.sql.selectFrom('core.telemetryBatch').select('id').limit(1).executeTakeFirst()) !== undefined;
}
