import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { LandSchemaId } from '#server/files/land/land-file.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { GivenUp } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { hopelessCode } from '../imports/import-land-file.ts';
import { analyzeLand, parcelSourceOf } from '../imports/store-parcels.ts';
import { mostProblemsTold } from '../land/land-report.ts';
import { isOutdated } from './apply-land.repository.ts';
import { applyDecisions } from './apply-land-update.ts';
import type { CompareJob } from './compare-jobs.ts';
import { clearComparison } from './compared-land.repository.ts';
import { findLandChanges } from './find-land-changes.ts';
import { analyzeChanges, insertChanges } from './land-changes.repository.ts';
import { changeUpdate, lockUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { layByAll } from './lay-by-land.ts';
import { progressOf } from './progress-of.ts';
import { readComparedLand } from './read-compared-land.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;
type Sources = Pick<Services, 'landReader' | 'registry' | 'secrets'>;

/**
 * Compares what the registry has on a day, or a file, with what it said at the last import, and both with the farm. A job that was
 * broken off begins anew; of the farm nothing changes, unless what is in no conflict was to be taken at once.
 */
export async function compareLand(services: Needs & Sources, job: CompareJob): Promise<void> {
  const update = await begin(job);
  if (!update) return;
  if (update.comparedAt === null) await compareAnew(services, job, update);
  await applyUnasked(services, job);
}

async function compareAnew(services: Needs & Sources, job: CompareJob, update: LandUpdateRow): Promise<void> {
  try {
    const file = await readComparedLand(services, update);
    const problems = await layByAll(services, job, update, file);
    const changes = await compare(services, job, update, { schema: file.schema, problems });
    await analyzeChanges(services.database, changes);
  } catch (error) {
    await fail(services, job, hopelessCode(error, job));
  }
}

/** Does what was found where nothing is to be decided about it, or nobody wants to be asked. */
async function applyUnasked({ database, clock, nudge }: Needs, job: CompareJob): Promise<void> {
  const imported = await job.change(lockOf(job), async (tx, update) => {
    if (!update || !isUnderWay(update)) return 0;
    if (await isOutdated(tx, update)) throw new Failure('landUpdate.outdated');
    const applied = await applyDecisions(tx, nobody, update, clock.now());
    await recordEvent(tx, progressOf(update));
    return applied;
  });
  await analyzeLand(database, imported);
  nudge();
}

/** Ends an update that could not be compared however often it was tried. */
export async function giveUpComparison(services: Needs, job: CompareJob, reason: GivenUp): Promise<void> {
  await fail(services, job, reason === 'interrupted' ? 'landFile.interrupted' : 'unexpected');
}

/** Whoever works on an update locks its row. */
function lockOf({ payload }: CompareJob): (tx: FarmChange) => ReturnType<typeof lockUpdate> {
  return (tx) => lockUpdate(tx, payload.updateId);
}

function begin(job: CompareJob): Promise<LandUpdateRow | undefined> {
  return job.change(lockOf(job), async (tx, update) => {
    if (!update || !isUnderWay(update)) return undefined;
    if (update.comparedAt !== null && !(await isOutdated(tx, update))) return update;
    await clearComparison(tx, update);
    await changeUpdate(tx, update, { state: 'IN_PROGRESS', done: 0, total: null, comparedAt: null });
    return { ...update, comparedAt: null };
  });
}

function isUnderWay({ state }: LandUpdateRow): boolean {
  return state === 'WAITING' || state === 'IN_PROGRESS';
}

/** Finds the changes and writes them down; gives how many there are. */
async function compare(
  { clock, nudge }: Needs,
  job: CompareJob,
  { id, farmId }: LandUpdateRow,
  { schema, problems }: { readonly schema: LandSchemaId; readonly problems: readonly LandProblem[] },
): Promise<number> {
  const now = clock.now();
  const found = await job.change(lockOf(job), async (tx, update) => {
    if (!update || !isUnderWay(update)) return 0;
    const isIncomplete = problems.some(({ severity }) => severity === 'ERROR');
    const land = await findLandChanges(tx, update, isIncomplete);
    const { changes, unchanged, withoutBase } = land;
    await insertChanges(tx, update, changes, land.keptKeys);
    const told = [...problems, ...land.problems];
    const isToBeDecided = update.mode === 'REVIEW' && changes.length > 0;
    await changeUpdate(tx, update, {
      state: isToBeDecided ? 'REVIEW' : 'IN_PROGRESS',
      unchanged,
      withoutBase,
      ...(update.source === 'FILE' && { parcelSource: parcelSourceOf(schema) }),
      comparedAt: now,
      problems: told.slice(0, mostProblemsTold),
      problemCount: told.length,
    });
    const detail = { updateId: id, state: 'SUCCESS', changes: changes.length };
    await recordAudit(tx, nobody, { action: 'landUpdate.finished', farmId, detail }, now);
    await recordEvent(tx, progressOf(update));
    return changes.length;
  });
  nudge();
  return found;
}

async function fail({ clock, nudge }: Needs, job: CompareJob, failure: string): Promise<void> {
  const { farmId, payload } = job;
  const { updateId } = payload;
  await job.change(lockOf(job), async (tx, update) => {
    if (!update || !isUnderWay(update)) return;
    await clearComparison(tx, update);
    await changeUpdate(tx, update, { state: 'FAILED', failure, finishedAt: clock.now() });
    const detail = { updateId, state: 'FAILED' };
    await recordAudit(tx, nobody, { action: 'landUpdate.finished', farmId, detail }, clock.now());
    await recordEvent(tx, progressOf(update));
  });
  nudge();
}
