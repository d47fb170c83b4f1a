import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { tellOfChangedLand } from '../land/changed-land.ts';
import { changeUpdate, lockOpenUpdate } from '../land-updates/land-updates.repository.ts';
import { retractImported } from '../land-updates/take-back-land.repository.ts';
import { changeImport, findImport, lockImport, type ImportRow } from './imports.repository.ts';
import { lockLand } from './known-land.repository.ts';
import { importsToTakeBack } from './take-back.repository.ts';
import { progressOf } from '../land-updates/progress-of.ts';

/**
 * Puts the parcels of a file out of sight again, with all that they were called since. What was compared with the registry and is
 * not decided is put aside, for it compared with them. Throws `import.notFound` and `import.notTakenBack`.
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
    const open = await lockOpenUpdate(tx, farmId);
    if (open) {
      await changeUpdate(tx, open, { state: 'DISCARDED', finishedAt: tx.at });
      await recordEvent(tx, progressOf(open));
    }
    await retractImported(tx, farmId, id, tx.at);
    await changeImport(tx, id, { state: 'TAKEN_BACK' });
    await tellOfChangedLand(tx, farmId);
    const detail = { importId: id, parcels: found.imported };
    await tx.tell({ action: 'import.takenBack', farmId, detail }, { topic: 'import.progressed', farmId, importId: id });
    return { ...found, state: 'TAKEN_BACK' };
  });
}
