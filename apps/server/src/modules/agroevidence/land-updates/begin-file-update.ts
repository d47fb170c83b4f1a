import type { z } from 'zod';
import type { LandUpdate, landUpdates } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { findFarmDay } from '#server/db/farm-days.ts';
import type { LandFileRequest } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { Failure } from '#server/foundation/failure.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import { refusal, requireLand } from '../registration/register-farm.ts';
import { compareFileJob } from './compare-jobs.ts';
import { changeUpdate, insertLandUpdate, lockUpdate, type WholeLandUpdate } from './land-updates.repository.ts';
import { landUpdateView } from './land-updates.view.ts';
import { makeRoom } from './make-room.ts';
import { progressOf } from './progress-of.ts';
import { foundUpdate } from './read-land-updates.ts';
import { hasUpdateFile, insertUpdateFile } from './update-files.repository.ts';

type Needs = Pick<Services, 'database' | 'landReader' | 'clock' | 'nudge'>;

interface SentFile {
  readonly farmId: number;
  readonly mode: z.output<typeof landUpdates.beginFromFile.query>['update-mode'];
  readonly choice: Omit<LandFileRequest, 'countryCode'>;
}

/**
 * Begins to compare a farm's land with a land file, for a caller who has not gone away; what was compared before and waits
 * for decisions is put aside. Throws `farm.notFound`, `landFile.invalid` with its reason, `landFile.busy` and
 * `landUpdate.inProgress`.
 */
export async function beginFileUpdate(
  services: Needs,
  who: Who,
  { farmId, mode, choice }: SentFile,
  keep: KeepAnswer<LandUpdate>,
  caller: AbortSignal,
): Promise<Kept<LandUpdate>> {
  const { countryCode } = (await readFarm(services.database, who, farmId)).farm;
  const request = { ...choice, countryCode };
  await requireLandIn(services, who, request, caller);
  return changeFarms(services, who, async (tx) => {
    await makeRoom(tx, farmId);
    const validityDate = await findFarmDay(tx, farmId, tx.at);
    const id = await insertLandUpdate(tx, { farmId, mode, validityDate, startedAt: tx.at }, keptOf(request));
    await insertUpdateFile(tx, { farmId, id }, request.bytes);
    await enqueueJob(tx, farmId, compareFileJob, { updateId: id });
    const detail = { updateId: id, mode, validityDate, file: request.fileName };
    await tx.tell({ action: 'landUpdate.begun', farmId, detail }, progressOf({ farmId, id }));
    return keep(tx, landUpdateView(await foundUpdate(tx, id)));
  });
}

async function requireLandIn(
  { database, landReader }: Needs,
  { userId }: Who,
  request: LandFileRequest,
  caller: AbortSignal,
): Promise<void> {
  try {
    const file = await landReader.readFor({ userId, gone: caller }, request);
    await requireLand(database, file, request.countryCode, caller);
  } catch (error) {
    throw error instanceof LandFileError ? await refusal(error) : error;
  }
}

function keptOf(request: LandFileRequest): Parameters<typeof insertLandUpdate>[2] {
  const {
    fileName,
    countryCode,
    layer = null,
    nameColumn = null,
    coordinateSystem = null,
    areaSource = null,
  } = request;
  return { source: 'FILE', fileName, countryCode, layer, nameColumn, coordinateSystem, areaSource };
}

/**
 * Compares a farm's land anew with the file that was sent: parcels have changed since, or it has failed. Throws
 * `landUpdate.notFound`, `landUpdate.notOpen`, `landUpdate.inProgress` and `import.fileGone`.
 */
export function compareFileAgain(
  services: Pick<Needs, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<WholeLandUpdate> {
  return changeFarms(services, who, async (tx) => {
    const update = await lockUpdate(tx, id);
    if (!update) throw new Failure('landUpdate.notFound');
    const { farmId, state } = update;
    if (state !== 'REVIEW' && state !== 'FAILED') throw new Failure('landUpdate.notOpen');
    if (!(await hasUpdateFile(tx, update))) throw new Failure('import.fileGone');
    await changeUpdate(tx, update, { state: 'WAITING', comparedAt: null, failure: null, finishedAt: null });
    await enqueueJob(tx, farmId, compareFileJob, { updateId: id });
    await tx.tell({ action: 'landUpdate.begun', farmId, detail: { updateId: id } }, progressOf(update));
    return foundUpdate(tx, id);
  });
}
