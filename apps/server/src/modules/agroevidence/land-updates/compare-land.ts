import { z } from 'zod';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import type { FarmChange, FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { farmJobKind, type FarmJob, type GivenUp } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { hopelessCode } from '../imports/import-land-file.ts';
import { blockFactsOf } from '../land/block-facts.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { registryLane } from '../lanes.ts';
import { mostProblemsTold, problemView } from '../land/land-report.ts';
import { judgeParcels, storedOutline, type JudgedParcel } from '../land/judge-parcels.ts';
import { analyzeLand } from '../imports/store-parcels.ts';
import { readRegistryLand } from '../registry/read-registry-land.ts';
import { isOutdated } from './apply-land.repository.ts';
import { applyDecisions } from './apply-land-update.ts';
import {
  clearComparison,
  insertBlocksNow,
  overlapBlocks,
  pairBlocks,
  parcelsOfBlocks,
  parcelsOnBlocks,
  type BlockNow,
} from './compared-land.repository.ts';
import { changedBlocks, findChanges } from './find-changes.ts';
import { analyzeChanges, insertChanges } from './land-changes.repository.ts';
import { changeUpdate, lockUpdate, type LandUpdateRow } from './land-updates.repository.ts';
import { progressOf } from './progress-of.ts';

/** Compares the land of a farm with what the registry has. */
export const compareLandJob = farmJobKind({
  name: 'compare-land',
  lane: registryLane,
  payload: z.object({ updateId: z.int() }),
  key: ({ updateId }) => String(updateId),
});

type CompareJob = FarmJob<{ readonly updateId: number }>;

const batchSize = 250;

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;
type Sources = Pick<Services, 'landReader' | 'registry' | 'secrets'>;

/**
 * Compares what the registry has on a day with what it had at the last import, and both with the farm. A job that was
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
    const file = await readRegistryLand(services, job.farmId, update.validityDate);
    const problems = await layByAll(services, job, update, file);
    const changes = await compare(services, job, update, problems);
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

async function layByAll(
  { nudge }: Pick<Needs, 'nudge'>,
  job: CompareJob,
  update: LandUpdateRow,
  file: LandFile,
): Promise<LandProblem[]> {
  const total = file.parcels.length;
  if (total === 0) throw new LandFileError('landFile.noParcels');
  const problems = file.problems.map(problemView);
  let done = 0;
  for (const batch of judgedBatches(file, batchSize)) {
    done += batch.length;
    const tellProgress = (tx: FarmChange): Promise<void> => changeUpdate(tx, update, { done, total });
    await job.change(tellProgress, async (tx) => {
      const judgement = await judgeParcels(tx.sql, file, 'CZ', batch, 0);
      problems.push(...judgement.problems, ...(await layBy(tx, update, judgement.parcels)));
      await recordEvent(tx, progressOf(update));
    });
    await job.progress(done, total);
    nudge();
  }
  return problems;
}

/** Lays blocks by under their ids in the registry; tells of those that cannot be known again by one. */
async function layBy(tx: FarmChange, update: LandUpdateRow, judged: readonly JudgedParcel[]): Promise<LandProblem[]> {
  const blocks = judged.flatMap((block) => blockNow(block) ?? []);
  const nameless = judged.filter(({ parcel }) => parcel.externalId === null);
  const added = await insertBlocksNow(tx, update, blocks);
  const twice = blocks.length - added;
  const problems = nameless.map(({ parcel }) => withoutId(parcel.row, parcel.blockNumber));
  return twice > 0 ? [...problems, withoutId(null, null)] : problems;
}

function withoutId(row: number | null, parcel: string | null): LandProblem {
  return { code: 'landFile.withoutId', severity: 'ERROR', row, parcel, detail: {} };
}

function blockNow(judged: JudgedParcel): BlockNow | undefined {
  const { parcel, outline } = judged;
  const { externalId, blockNumber } = parcel;
  if (externalId === null) return undefined;
  return {
    key: externalId,
    localName: parcel.name ?? blockNumber ?? externalId,
    outline: storedOutline(judged),
    areaM2: outline.areaM2,
    facts: blockFactsOf(parcel),
  };
}

/** Finds the changes and writes them down; gives how many there are. */
async function compare(
  { clock, nudge }: Needs,
  job: CompareJob,
  { id, farmId }: LandUpdateRow,
  problems: readonly LandProblem[],
): Promise<number> {
  const now = clock.now();
  const found = await job.change(lockOf(job), async (tx, update) => {
    if (!update || !isUnderWay(update)) return 0;
    const isIncomplete = problems.some(({ severity }) => severity === 'ERROR');
    const { changes, unchanged } = await findLandChanges(tx, update, isIncomplete);
    await insertChanges(tx, update, changes);
    const isToBeDecided = update.mode === 'REVIEW' && changes.length > 0;
    await changeUpdate(tx, update, {
      state: isToBeDecided ? 'REVIEW' : 'IN_PROGRESS',
      unchanged,
      comparedAt: now,
      problems: problems.slice(0, mostProblemsTold),
      problemCount: problems.length,
    });
    const detail = { updateId: id, state: 'SUCCESS', changes: changes.length };
    await recordAudit(tx, nobody, { action: 'landUpdate.finished', farmId, detail }, now);
    await recordEvent(tx, progressOf(update));
    return changes.length;
  });
  nudge();
  return found;
}

async function findLandChanges(
  tx: FarmTransaction,
  update: LandUpdateRow,
  isIncomplete: boolean,
): Promise<{ changes: ReturnType<typeof findChanges>; unchanged: number }> {
  const pairs = await pairBlocks(tx, update);
  const changed = changedBlocks(pairs);
  const [before, now] = [[...changed.before.keys()], [...changed.now.keys()]];
  const changes = findChanges({
    changed,
    isIncomplete,
    known: new Set(pairs.flatMap((pair) => (pair.before === null ? [] : [pair.key]))),
    overlaps: await overlapBlocks(tx, update, before, now),
    own: await parcelsOfBlocks(tx, update, before),
    met: await parcelsOnBlocks(tx, update, now),
  });
  return { changes, unchanged: changed.unchanged };
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
