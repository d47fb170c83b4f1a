import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { importLandFileJob } from './import-land-file.ts';
import { insertImportFile } from './import-files.repository.ts';
import { insertImport, type NewImport } from './imports.repository.ts';

/** Keeps a land file and the job that imports it, in the transaction of whoever wants it; gives the import. */
export async function beginImport(
  tx: FarmChange,
  actor: Actor,
  farmId: number,
  file: NewImport & { readonly bytes: Uint8Array },
  at: Date,
): Promise<number> {
  const importId = await insertImport(tx, farmId, file);
  await insertImportFile(tx, farmId, importId, file.bytes);
  await enqueueJob(tx, farmId, importLandFileJob, { importId });
  await recordAudit(tx, actor, { action: 'import.begun', farmId, detail: { importId } }, at);
  await recordEvent(tx, { topic: 'import.progressed', farmId, importId });
  return importId;
}
