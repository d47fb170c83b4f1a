import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { Services } from '#server/services.ts';
import { importLandFileJob } from './import-land-file.ts';
import { hasFile } from './import-files.repository.ts';
import { changeImport, findImport, lockImport, setImportProblems, type ImportRow } from './imports.repository.ts';

/** Sets a failed import going again. Throws `import.notFound`, `import.notFailed` and `import.fileGone`. */
export function retryImport(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<ImportRow> {
  return changeFarms(services, who, async (tx) => {
    await lockImport(tx, id);
    const found = await findImport(tx, id);
    if (!found) throw new Failure('import.notFound');
    if (found.state !== 'FAILED') throw new Failure('import.notFailed');
    if (!(await hasFile(tx, found.farmId, id))) throw new Failure('import.fileGone');
    const change = { state: 'WAITING', done: 0, total: null, failure: null, finishedAt: null } as const;
    await changeImport(tx, id, change);
    await setImportProblems(tx, id, [], 0);
    await enqueueJob(tx, found.farmId, importLandFileJob, { importId: id });
    const { farmId } = found;
    const event = { topic: 'import.progressed', farmId, importId: id } as const;
    await tx.tell({ action: 'import.begun', farmId, detail: { importId: id } }, event);
    return { ...found, ...change, problems: [], problemCount: 0 };
  });
}
