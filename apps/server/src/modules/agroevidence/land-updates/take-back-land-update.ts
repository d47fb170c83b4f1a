import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { changeImport } from '../imports/imports.repository.ts';
import { tellOfChangedLand } from '../land/changed-land.ts';
import { renewSearchKeys, searchedParcels } from '../parcels/search-keys.repository.ts';
import { followBlockNumbers } from './apply-land.repository.ts';
import { putAsideOutdated } from './discard-update.ts';
import { takeUnitsBack } from './filled-units.repository.ts';
import { giveNamesBack } from './given-names.repository.ts';
import { giveUnitsBack } from './given-units.repository.ts';
import { changeUpdate, lockUpdate, type WholeLandUpdate } from './land-updates.repository.ts';
import { foundUpdate } from './read-land-updates.ts';
import { progressOf } from './progress-of.ts';
import { retractImported, reopenVersions } from './take-back-land.repository.ts';
import { takeCropsBack } from './take-crops.ts';

/**
 * Lets the parcels be again as they were before an update; names given since then stay. What was compared after it is put
 * aside, for it compared with what is gone. Throws `landUpdate.notFound`, `landUpdate.notLast`, and `cultivation.overlaps`
 * where something was sown since in the place of what comes back.
 */
export function takeBackLandUpdate(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<WholeLandUpdate> {
  return changeFarms(services, who, async (tx) => {
    await lockUpdate(tx, id);
    const update = await foundUpdate(tx, id);
    if (!update.canBeTakenBack || update.importId === null) throw new Failure('landUpdate.notLast');
    const { farmId, importId } = update;
    await putAsideOutdated(tx, farmId, tx.at);
    const renamed = await giveNamesBack(tx, update);
    await giveUnitsBack(tx, update);
    await takeUnitsBack(tx, update);
    await followBlockNumbers(tx, { farmId, importId }, 'back');
    await retractImported(tx, farmId, importId, tx.at);
    const reopened = await reopenVersions(tx, farmId, importId);
    await changeImport(tx, importId, { state: 'TAKEN_BACK' });
    await changeUpdate(tx, update, { state: 'TAKEN_BACK', finishedAt: tx.at });
    await takeCropsBack(tx, farmId, importId, tx.at);
    await renewSearchKeys(tx, farmId, reopened);
    await renewSearchKeys(tx, farmId, await searchedParcels(tx, farmId, renamed));
    await tellOfChangedLand(tx, farmId);
    const detail = { updateId: id, importId, parcels: reopened.length };
    await tx.tell({ action: 'landUpdate.takenBack', farmId, detail }, progressOf(update));
    return foundUpdate(tx, id);
  });
}
