import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { recordAudit, type PossibleActor } from '#server/audit/record-audit.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { renewSearchKeys, searchedParcels } from '../parcels/search-keys.repository.ts';
import { changeImport } from '../imports/imports.repository.ts';
import { analyzeLand } from '../imports/store-parcels.ts';
import { tellOfChangedLand } from '../land/changed-land.ts';
import {
  beginParcels,
  endVersions,
  followBlockNumbers,
  insertUpdateImport,
  isOutdated,
  touchedParcels,
} from './apply-land.repository.ts';
import { fillUnits } from './filled-units.repository.ts';
import { lockInReview } from './decide-land-changes.ts';
import { takeNames } from './given-names.repository.ts';
import { takeUnits } from './given-units.repository.ts';
import { changeUpdate, type WholeLandUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { foundUpdate } from './read-land-updates.ts';
import { beginVersions } from './new-versions.repository.ts';
import { progressOf } from './progress-of.ts';
import { rememberSaid } from './remember-said.repository.ts';
import { takeCrops } from './take-crops.ts';
import { forgetUpdateFiles } from './update-files.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/**
 * Does what was decided, all at once or not at all. Throws `landUpdate.notFound`, `landUpdate.notOpen` and
 * `landUpdate.outdated`.
 */
export async function applyLandUpdate(services: Needs, who: Who, id: number): Promise<WholeLandUpdate> {
  const { found, imported } = await changeFarms(services, who, async (tx) => {
    const update = await lockInReview(tx, id);
    if (await isOutdated(tx, update)) throw new Failure('landUpdate.outdated');
    const imported = await applyDecisions(tx, who, update, tx.at);
    return { found: await foundUpdate(tx, id), imported };
  });
  await analyzeLand(services.database, imported);
  return found;
}

/**
 * Lets an update become an import: what is taken changes the farm's land, what is kept is not asked about again. Gives how
 * many parcels have got a new version.
 */
export async function applyDecisions(
  tx: FarmChange,
  actor: PossibleActor,
  update: LandUpdateRow,
  now: Date,
): Promise<number> {
  const { farmId, id } = update;
  const importId = await insertUpdateImport(tx, update, now);
  const applied = { ...update, importId };
  await beginParcels(tx, applied);
  await endVersions(tx, applied);
  const imported = await beginVersions(tx, applied);
  await followBlockNumbers(tx, applied, 'onwards');
  const renamed = await takeNames(tx, applied);
  await takeCrops(tx, applied, now);
  await takeUnits(tx, applied);
  await fillUnits(tx, applied);
  await rememberSaid(tx, applied);
  await forgetUpdateFiles(tx, farmId);
  // As of every import: how many parcels it stands for, not how many it changed.
  await changeImport(tx, importId, { imported: update.total ?? imported });
  await changeUpdate(tx, update, { state: 'APPLIED', importId, finishedAt: now });
  await renewSearchKeys(tx, farmId, await touchedParcels(tx, farmId, importId));
  await renewSearchKeys(tx, farmId, await searchedParcels(tx, farmId, renamed));
  await tellOfChangedLand(tx, farmId);
  await recordEvent(tx, progressOf(update));
  await recordEvent(tx, { topic: 'import.progressed', farmId, importId });
  const detail = { updateId: id, importId, parcels: imported };
  await recordAudit(tx, actor, { action: 'landUpdate.applied', farmId, detail }, now);
  return imported;
}
