import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { areOthersAsking, giveWay, mostTimesForOthers } from '#server/concurrency/back-pressure.ts';
import type { Database } from '#server/db/database.ts';
import { withFarm, withSystem } from '#server/db/farm-scope.ts';
import { makeLosable } from '#server/db/losable-change.ts';
import type { LandFile, LandParcel } from '#server/files/land/land-file.ts';
import type { FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { membersOfFarm } from '../../core/public.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { problemView } from '../land/land-report.ts';
import { someAtOnce } from '../land/some-at-once.ts';
import { changeImport, shareImport, type ImportRow } from './imports.repository.ts';
import { cropRecogniser } from './recognise-crop.ts';
import { layBy, type LaidBy } from './store-parcels.ts';

const batchSize = 125;
/** To tell of every piece would cost as much again as to lay it by, and nobody sees more. */
const betweenTellingMilliseconds = 200;

/** Where nobody else asks for anything. The embedded database has one connection. */
const mostAtOnce: Readonly<Record<Database['kind'], number>> = { postgres: 2, pglite: 1 };

type Needs = Pick<Services, 'database' | 'askers' | 'nudge'>;
type ImportJob = FarmJob<{ readonly importId: number }>;

interface LaidPiece extends LaidBy {
  readonly parcels: number;
}

/** Lays the parcels of a file by in pieces and tells how far it is meanwhile; gives all that is to be told of them. */
export async function layByAll(services: Needs, job: ImportJob, row: ImportRow, file: LandFile): Promise<LaidBy> {
  const problems: LandProblem[] = file.problems.map(problemView);
  const { database, askers } = services;
  const members = (await withSystem(database, (tx) => membersOfFarm(tx, row.farmId))).map(({ userId }) => userId);
  const layPieceBy = await pieceLayer(services, job, { row, members }, file);
  const atOnce = areOthersAsking(askers, members) ? 1 : mostAtOnce[database.kind];
  let done = 0;
  let laid = 0;
  let toldAt = -Infinity;
  for await (const piece of someAtOnce(judgedBatches(file, batchSize), atOnce, layPieceBy)) {
    done += piece.parcels;
    laid += piece.laid;
    problems.push(...piece.problems);
    if (performance.now() - toldAt < betweenTellingMilliseconds) continue;
    await tellProgress(services, job, { done, total: file.parcels.length });
    toldAt = performance.now();
  }
  return { laid, problems };
}

/** Lays single pieces of a file by, each in a transaction of its own, and lets others have their turn after each. */
async function pieceLayer(
  { database, askers }: Needs,
  job: ImportJob,
  { row, members }: { readonly row: ImportRow; readonly members: readonly number[] },
  file: LandFile,
): Promise<(piece: readonly LandParcel[]) => Promise<LaidPiece>> {
  const { farmId, id: importId, countryCode } = row;
  const recognise = await withFarm(database, farmId, (tx) => cropRecogniser(tx, farmId));
  return async (piece) => {
    const began = performance.now();
    const laidBy = await job.change(
      (tx) => shareImport(tx, importId),
      async (tx) => {
        await makeLosable(tx);
        return layBy(tx, { farmId, importId, countryCode }, file, piece, recognise);
      },
    );
    await giveWay(askers, began, members, mostTimesForOthers);
    return { parcels: piece.length, ...laidBy };
  };
}

async function tellProgress(
  { nudge }: Needs,
  job: ImportJob,
  progress: { readonly done: number; readonly total: number },
): Promise<void> {
  const { farmId, payload } = job;
  const { importId } = payload;
  await job.change(
    (tx) => changeImport(tx, importId, progress),
    async (tx) => {
      await makeLosable(tx);
      await recordEvent(tx, { farmId, topic: 'import.progressed', importId });
    },
  );
  await job.progress(progress.done, progress.total);
  nudge();
}
