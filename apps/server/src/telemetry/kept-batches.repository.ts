import type { IngestTransaction } from '../db/farm-scope.ts';

/** Keeps messages of one kind, a list as JSON. */
export async function insertBatch(tx: IngestTransaction, kind: string, messages: string): Promise<void> {
  await tx.sql.insertInto('core.telemetryBatch').values({ kind, messages }).execute();
}
