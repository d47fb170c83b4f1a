import type { LandFileReport, LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { areOthersAsking, giveWay } from '#server/concurrency/back-pressure.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { JudgedOutline } from '#server/db/spatial.ts';
import type { LandFile, LandFileRequest, LandParcel } from '#server/files/land/land-file.ts';
import type { LandFileCaller } from '#server/files/land/land-reader.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { Services } from '#server/services.ts';
import { createAheadJudge } from '../land/judge-ahead.ts';
import {
  judgementOf,
  judgeParcels,
  refuseForeignLand,
  type JudgedParcel,
  type Judgement,
} from '../land/judge-parcels.ts';
import { judgedAtOnce, simplifyDegreesOf } from '../land/judging-pieces.ts';
import { keepJudgement } from '../land/kept-judgements.ts';
import { judgingPatience } from '../land/judging-patience.ts';
import { landReport, unreadableReport } from '../land/land-report.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { someAtOnce } from '../land/some-at-once.ts';
import { requireCountry } from './require-country.ts';

/** So few that others wait for none of them long. */
const batchSize = 125;
type Judges = Pick<Services, 'database' | 'askers'>;

/**
 * Reads a land file whole and says what is in it, for a caller who has not gone away; keeps nothing. Throws
 * `landFile.busy`.
 */
export async function validateLandFile(
  services: Judges & Pick<Services, 'landReader'>,
  request: LandFileRequest,
  caller: LandFileCaller,
): Promise<LandFileReport> {
  await requireCountry(services.database, request.countryCode);
  try {
    const { file, judgement } = await readAndJudge(services, request, caller);
    return await landReport(file, judgement.parcels, judgement.problems);
  } catch (error) {
    if (error instanceof LandFileError) return await unreadableReport(error);
    throw error;
  }
}

/**
 * Reads a file and lets the database judge all its parcels, the first while the last are still being read. Throws
 * LandFileError where it cannot be read or most of it lies in another country, and `landFile.busy`.
 */
export async function readAndJudge(
  services: Judges & Pick<Services, 'landReader'>,
  request: LandFileRequest,
  caller: LandFileCaller,
): Promise<{ readonly file: LandFile; readonly judgement: Judgement }> {
  const ahead = createAheadJudge(services, caller);
  try {
    const file = await services.landReader.readFor(caller, request, ahead.hear);
    const known = await ahead.end(file.parcels.length);
    return { file, judgement: await judgeFile(services, { file, known }, request.countryCode, caller) };
  } finally {
    await ahead.end(0);
  }
}

interface PartlyJudged {
  readonly file: LandFile;
  /** What is known of outlines already, by their rows. */
  readonly known: ReadonlyMap<number, JudgedOutline>;
}

/** Lets the database judge the rest of a file. Throws LandFileError where most of it lies in another country. */
async function judgeFile(
  { database, askers }: Judges,
  { file, known }: PartlyJudged,
  countryCode: string,
  caller: LandFileCaller,
): Promise<Judgement> {
  const simplifyDegrees = simplifyDegreesOf(file.parcels.length);
  const judged: JudgedParcel[] = [];
  const problems: LandProblem[] = [];
  const patience = judgingPatience(caller.gone);
  const judge = async (batch: readonly LandParcel[]): Promise<Judgement> => {
    patience.check();
    if (batch.every(({ row }) => known.has(row))) return judgementOf(file, countryCode, batch, known);
    const began = performance.now();
    const judgement = await withSystem(database, (tx) =>
      judgeParcels(tx.sql, file, countryCode, batch, simplifyDegrees),
    );
    await giveWay(askers, began, [caller.userId], patience.timesForOthers());
    return judgement;
  };
  const atOnce = areOthersAsking(askers, [caller.userId]) ? 1 : judgedAtOnce[database.kind];
  for await (const judgement of someAtOnce(judgedBatches(file, batchSize), atOnce, judge)) {
    judged.push(...judgement.parcels);
    problems.push(...judgement.problems);
  }
  refuseForeignLand({ parcels: judged, problems });
  await keepJudgement(file, { parcels: judged, problems });
  return { parcels: judged, problems };
}
