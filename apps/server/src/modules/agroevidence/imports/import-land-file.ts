import { z } from 'zod';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { readingOf, type FarmChange } from '#server/db/farm-scope.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { farmJobKind, type FarmJob, type GivenUp } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { landLane } from '../lanes.ts';
import { chosenIn } from '../land/chosen-in-file.ts';
import { mostProblemsTold } from '../land/land-report.ts';
import { countItems, deleteItems } from './import-items.repository.ts';
import { readImportFile } from './import-files.repository.ts';
import { changeImport, findImport, lockImport, setImportProblems, type ImportRow } from './imports.repository.ts';
import { dropKnownItems } from './known-land.ts';
import { readRegistryLand } from '../registry/read-registry-land.ts';
import { lastingTrouble } from '../registry/registry-trouble.ts';
import { layByAll } from './lay-by-all.ts';
import { analyzeLand, makeVisible } from './store-parcels.ts';

/** Brings land into a farm: from a file that was sent, or from the land registry. */
export const importLandFileJob = farmJobKind({
  name: 'import-land-file',
  lane: landLane,
  payload: z.object({ importId: z.int() }),
  key: ({ importId }) => String(importId),
});

type ImportJob = FarmJob<{ readonly importId: number }>;

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;
type Sources = Pick<Services, 'landReader' | 'registry' | 'secrets' | 'askers'>;

/**
 * Imports a land file, or what the land registry has on a day: parcels are judged and laid by in pieces, so that progress
 * is true, and become visible all at once at the end. A job that was broken off begins anew, and nothing of it has been
 * seen. A file that cannot be imported ends the import at once: to try again would not help.
 */
export async function importLandFile(services: Needs & Sources, job: ImportJob): Promise<void> {
  const row = await begin(job);
  if (!row) return;
  try {
    const file = await readLand(services, row);
    const { laid, problems } = await layByAll(services, job, row, file);
    await tellLaidBy(job, file, problems);
    await finish(services, job, file, laid);
  } catch (error) {
    await fail(services, job, hopelessCode(error, job));
  }
}

/** Why it would not help to try again. Throws what was thrown where it might. */
export function hopelessCode(error: unknown, job: Pick<FarmJob, 'attempts'>): string {
  return error instanceof LandFileError ? error.code : lastingTrouble(error, job);
}

/** Ends an import that could not be done however often it was tried; the file is kept, to be tried again by hand. */
export async function giveUpImport(services: Needs, job: ImportJob, reason: GivenUp): Promise<void> {
  await fail(services, job, reason === 'interrupted' ? 'landFile.interrupted' : 'unexpected');
}

/** Gives what is to be imported, or undefined where the import has already ended. */
function begin(job: ImportJob): Promise<ImportRow | undefined> {
  const { importId } = job.payload;
  return job.change(lockOf(job), async (tx) => {
    const row = await findImport(tx, importId);
    if (!row || hasEnded(row)) return undefined;
    await deleteItems(tx, importId);
    await changeImport(tx, importId, { state: 'IN_PROGRESS', done: 0 });
    return row;
  });
}

/** Whoever works on an import locks its row. */
function lockOf({ payload }: ImportJob): (tx: FarmChange) => Promise<void> {
  return (tx) => lockImport(tx, payload.importId);
}

async function readLand(services: Needs & Sources, row: ImportRow): Promise<LandFile> {
  const { farmId, id } = row;
  if (row.validityDate !== null) return readRegistryLand(services, farmId, row.validityDate);
  const farms = readingOf(services.database, { memberships: [farmId], farmIds: [farmId] });
  const bytes = await readImportFile(farms, id);
  if (!bytes) throw new Error(`The file of import ${id} is gone`);
  return services.landReader.read(farmId, { ...chosenIn(row), bytes });
}

function hasEnded({ state }: ImportRow): boolean {
  return state === 'SUCCESS' || state === 'FAILED';
}

async function tellLaidBy(job: ImportJob, file: LandFile, problems: readonly LandProblem[]): Promise<void> {
  const { importId } = job.payload;
  const { length } = file.parcels;
  const untold = file.problemCount - file.problems.length;
  await job.change(lockOf(job), async (tx) => {
    await changeImport(tx, importId, { done: length, total: length });
    await setImportProblems(tx, importId, problems.slice(0, mostProblemsTold), problems.length + untold);
  });
  await job.progress(length, length);
}

/**
 * Makes visible all that was laid by. Pieces do not wait for the disk of PostgreSQL: where it has stopped meanwhile and lost
 * some of them, nothing becomes visible, and the import begins anew.
 */
async function finish({ database, clock, nudge }: Needs, job: ImportJob, file: LandFile, laid: number): Promise<void> {
  const { farmId, payload } = job;
  const { importId } = payload;
  const { imported } = await job.change(lockOf(job), async (tx) => {
    const detail = { importId, state: 'SUCCESS' };
    await recordAudit(tx, nobody, { action: 'import.finished', farmId, detail }, clock.now());
    const alreadyThere = await tellKnown(tx, farmId, importId);
    await recordEvent(tx, { farmId, topic: 'import.progressed', importId });
    const waiting = await countItems(tx, farmId, importId);
    if (waiting + alreadyThere !== laid) throw new Error(`Of ${laid} parcels laid by only ${waiting} are there`);
    return makeVisible(tx, { farmId, importId }, file, clock.now(), alreadyThere);
  });
  nudge();
  await analyzeLand(database, imported);
}

/** Leaves out what the farm has already and tells of it beside what was told before; gives how many that are. */
async function tellKnown(tx: FarmChange, farmId: number, importId: number): Promise<number> {
  const known = await dropKnownItems(tx, farmId, importId);
  const row = known.problems.length > 0 ? await findImport(tx, importId) : undefined;
  if (row) {
    const told = [...(row.problems as LandProblem[]), ...known.problems].slice(0, mostProblemsTold);
    await setImportProblems(tx, importId, told, row.problemCount + known.problems.length);
  }
  return known.rows.length;
}

async function fail({ clock, nudge }: Needs, job: ImportJob, failure: string): Promise<void> {
  const { farmId, payload } = job;
  const { importId } = payload;
  await job.change(lockOf(job), async (tx) => {
    const row = await findImport(tx, importId);
    if (!row || hasEnded(row)) return;
    await deleteItems(tx, importId);
    await changeImport(tx, importId, { state: 'FAILED', failure, finishedAt: clock.now() });
    const detail = { importId, state: 'FAILED' };
    await recordAudit(tx, nobody, { action: 'import.finished', farmId, detail }, clock.now());
    await recordEvent(tx, { farmId, topic: 'import.progressed', importId });
  });
  nudge();
}
