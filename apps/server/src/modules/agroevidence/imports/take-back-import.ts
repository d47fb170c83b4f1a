import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { tellOfChangedLand } from '../land/changed-land.ts';
import { putAsideOutdated } from '../land-updates/discard-update.ts';
import { retractImported } from '../land-updates/take-back-land.repository.ts';
import { changeImport, findImport, lockImport, type ImportRow } from './imports.repository.ts';
import { lockLand } from './known-land.repository.ts';
import { importsToTakeBack } from './take-back.repository.ts';

/**
 * Puts the parcels of a file out of sight again, with all that they were called since. What was compared with the registry
 * and is not decided is put aside, for it compared with them. Throws `import.notFound` and `import.notTakenBack`.
 */
export function takeBackImport(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<ImportRow> {
  return changeFarms(services, who, async (tx) => {
    await lockImport(tx, id);
    const found = await findImport(tx, id);
    if (!found) throw new Failure('import.notFound');
    const { farmId } = found;
    await lockLand(tx, farmId);
    if (!(await importsToTakeBack(tx, [id])).has(id)) throw new Failure('import.notTakenBack');
    await putAsideOutdated(tx, farmId, tx.at);
    await retractImported(tx, farmId, id, tx.at);
    await changeImport(tx, id, { state: 'TAKEN_BACK' });
    await tellOfChangedLand(tx, farmId);
    const detail = { importId: id, parcels: found.imported };
    await tx.tell({ action: 'import.takenBack', farmId, detail }, { topic: 'import.progressed', farmId, importId: id });
    return { ...found, state: 'TAKEN_BACK' };
  });
}
