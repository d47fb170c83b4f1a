import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { takeBackFromCrops } from '../actions/act-on-crops.ts';
import { eventsOf } from '../actions/record-action.ts';
import { retireActions } from '../actions/written-actions.repository.ts';
import type { RecordNeeds } from './begin-record-import.ts';
import { progressOf } from './import-records.ts';
import { findUnusedMaterials, holdImported, retireMaterials } from './imported-actions.repository.ts';
import { changeRecordImport, holdRecordImport } from './record-imports.repository.ts';
import { recordImportView } from './record-imports.view.ts';

interface TakingBack {
  readonly id: number;
  /** Whether what somebody has changed since stays. */
  readonly keepsChanged: boolean;
}

/**
 * Lets all be as it was before an import: its actions are out of sight, the crops that they let stand stand no more, and
 * materials that it made and nothing else uses are put away. Throws `recordImport.notFound`, `recordImport.notImported`,
 * `recordImport.inTheWay` and `cultivation.overlaps` where something else was sown since.
 */
export function takeBackRecordImport(
  services: RecordNeeds,
  who: Who,
  { id, keepsChanged }: TakingBack,
): Promise<RecordImport> {
  return changeFarms(services, who, async (tx) => {
    const held = await holdRecordImport(tx, id);
    if (!held) throw new Failure('recordImport.notFound');
    if (held.state !== 'IMPORTED') throw new Failure('recordImport.notImported');
    const { farmId } = held;
    const imported = await holdImported(tx, held);
    const changed = imported.filter(({ isChanged }) => isChanged);
    if (changed.length > 0 && !keepsChanged) throw new Failure('recordImport.inTheWay');
    const ids = imported.flatMap((action) => (action.isChanged ? [] : [action.id]));
    const isOfCrops = await takeBackFromCrops(tx, farmId, ids);
    await retireActions(tx, farmId, ids, tx.at);
    const unused = await findUnusedMaterials(tx, farmId, held.madeMaterialIds);
    if (unused.length > 0) await retireMaterials(tx, farmId, unused, tx.at);
    await changeRecordImport(tx, held, { state: 'TAKEN_BACK', takenBackAt: tx.at }, tx.at);
    await tx.tell(
      {
        action: 'recordImport.takenBack',
        farmId,
        detail: { importId: id, file: held.fileName, actions: ids.length, kept: changed.length },
      },
      progressOf(held),
      ...(await eventsOf(tx, farmId, isOfCrops)),
      ...(unused.length > 0 ? [{ farmId, topic: 'materials.changed' } as const] : []),
    );
    const row = await holdRecordImport(tx, id);
    if (!row) throw new Error('The import of records is gone');
    return recordImportView(row);
  });
}
