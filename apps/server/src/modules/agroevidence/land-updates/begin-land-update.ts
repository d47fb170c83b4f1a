import type { z } from 'zod';
import type { landUpdates } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import { findRegistryAccess } from '../registry/registry-access.repository.ts';
import { lastValidityDate } from '../registry/registry-checks.repository.ts';
import { registryDay } from '../registry/registry-day.ts';
import { requireRegistry } from '../registry/registry-trouble.ts';
import { compareLandJob } from './compare-jobs.ts';
import { insertLandUpdate, type WholeLandUpdate } from './land-updates.repository.ts';
import { makeRoom } from './make-room.ts';
import { foundUpdate } from './read-land-updates.ts';
import { progressOf } from './progress-of.ts';

type Wishes = z.output<typeof landUpdates.begin.query>;

/**
 * Begins to compare a farm's land with the registry; what was compared before and waits for decisions is put aside.
 * Throws `farm.notFound`, `eagri.notConnected`, `eagri.noAccess`, `landUpdate.inProgress` and `validation.failed`.
 */
export async function beginLandUpdate(
  services: Pick<Services, 'database' | 'clock' | 'nudge' | 'registry'>,
  who: Who,
  farmId: number,
  { 'update-mode': mode, 'validity-date': day }: Wishes,
): Promise<WholeLandUpdate> {
  await readFarm(services.database, who, farmId);
  requireRegistry(services.registry);
  return changeFarms(services, who, async (tx) => {
    if (!(await findRegistryAccess(tx, farmId))) throw new Failure('eagri.noAccess');
    await makeRoom(tx, farmId);
    const validityDate = day ?? registryDay(tx.at);
    await requirePossibleDay(tx, farmId, validityDate, registryDay(tx.at));
    const id = await insertLandUpdate(tx, { farmId, mode, validityDate, startedAt: tx.at });
    await enqueueJob(tx, farmId, compareLandJob, { updateId: id });
    const detail = { updateId: id, mode, validityDate };
    await tx.tell({ action: 'landUpdate.begun', farmId, detail }, progressOf({ farmId, id }));
    return foundUpdate(tx, id);
  });
}

/** Land of a day to come is not known; land of a day before the last import would be compared the wrong way round. */
async function requirePossibleDay(tx: FarmTransaction, farmId: number, day: string, today: string): Promise<void> {
  const last = await lastValidityDate(tx, farmId);
  const code = day > today ? 'tooLate' : last !== null && day < last ? 'tooEarly' : undefined;
  if (code === undefined) return;
  const bound = code === 'tooLate' ? today : (last ?? '');
  throw new Failure('validation.failed', { fields: [{ path: 'query.validity-date', code, detail: { day: bound } }] });
}
