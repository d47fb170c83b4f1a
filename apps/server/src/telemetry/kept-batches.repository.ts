import type { IngestTransaction, SystemTransaction } from '../db/farm-scope.ts';

/** Keeps messages of one kind, a list as JSON. */
export async function insertBatch(tx: IngestTransaction, kind: string, messages: string): Promise<void> {
  await tx.sql.insertInto('core.telemetryBatch').values({ kind, messages }).execute();
}

/** Whether anything that was kept is not stored yet. */
export async function isAnyKept(tx: SystemTransaction): Promise<boolean> {
  return (await tx.sql.selectFrom('core.telemetryBatch').select('id').limit(1).executeTakeFirst()) !== undefined;
}
