import { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { withFarm, withFarms } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { registryLane } from '../lanes.ts';
import { findRegistryAccess } from './registry-access.repository.ts';
import {
  beginChecksOfAll,
  endCheck,
  lastValidityDate,
  listChecks,
  listUpdates,
  type RegistryCheckRow,
  type RegistryUpdateRow,
} from './registry-checks.repository.ts';
import { requireRegistry, troubleCode } from './registry-trouble.ts';

/** Asks the registry whether it has changed the land of a farm. */
export const checkRegistryJob = farmJobKind({
  name: 'check-registry',
  lane: registryLane,
  payload: z.object({}),
  key: () => 'check',
});

/** A check that has not ended by then never will. */
const longestCheckMilliseconds = 600_000;

type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'nudge'>;

/** Begins to ask the registry for every farm in scope that signs in to it. Throws `eagri.notConnected`. */
export async function beginChecks(services: Needs, who: Who): Promise<RegistryCheckRow[]> {
  requireRegistry(services.registry);
  return changeFarms(services, who, async (tx) => {
    const begun = await beginChecksOfAll(tx, tx.at, new Date(tx.at.getTime() - longestCheckMilliseconds));
    for (const farmId of begun) {
      await enqueueJob(tx, farmId, checkRegistryJob, {});
      await tx.announce({ topic: 'registryCheck.progressed', farmId });
    }
    return listChecks(tx);
  });
}

export function readChecks({ database }: Pick<Services, 'database'>, who: Who): Promise<RegistryCheckRow[]> {
  return withFarms(database, who, listChecks);
}

export function readUpdates(
  { database }: Pick<Services, 'database'>,
  who: Who,
  page: Parameters<typeof listUpdates>[1],
): Promise<{ rows: RegistryUpdateRow[]; total: number }> {
  return withFarms(database, who, (tx) => listUpdates(tx, page));
}

/** Asks the registry whether it has changed a farm's land since it was last taken from there. */
export async function checkRegistry(services: Needs, job: FarmJob): Promise<void> {
  const found = await changesOf(services, job.farmId);
  await end(services, job, found);
}

/** Says that it is not known, where the check could not be brought to its end however often it was tried. */
export async function giveUpCheck(services: Needs, job: FarmJob): Promise<void> {
  await end(services, job, { hasChanges: null, changedOn: null, failure: 'unexpected' });
}

async function end({ clock, nudge }: Needs, job: FarmJob, found: Found): Promise<void> {
  const { farmId } = job;
  await job.change(async (tx) => {
    await endCheck(tx, farmId, { ...found, checkedAt: clock.now() });
    await recordEvent(tx, { topic: 'registryCheck.progressed', farmId });
  });
  nudge();
}

type Found = Pick<RegistryCheckRow, 'hasChanges' | 'changedOn' | 'failure'>;

async function changesOf({ database, registry }: Needs, farmId: number): Promise<Found> {
  const { access, since } = await withFarm(database, farmId, async (tx) => ({
    access: await findRegistryAccess(tx, farmId),
    since: await lastValidityDate(tx, farmId),
  }));
  try {
    if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
    if (!access) throw new RegistryError('forbidden', 'The farm does not sign in to the registry');
    // Land that never came from the registry is news as a whole.
    if (since === null) return { hasChanges: true, changedOn: null, failure: null };
    const changedOn = await registry.changedSince(access.szrid, since);
    return { hasChanges: changedOn !== null, changedOn, failure: null };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { hasChanges: null, changedOn: null, failure: troubleCode(error) };
  }
}
