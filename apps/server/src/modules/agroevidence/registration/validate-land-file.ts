import type { LandFileReport, LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { giveWay } from '#server/concurrency/back-pressure.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { LandFile, LandFileRequest, LandParcel } from '#server/files/land/land-file.ts';
import type { LandFileCaller } from '#server/files/land/land-reader.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { Services } from '#server/services.ts';
import { judgeParcels, refuseForeignLand, type JudgedParcel, type Judgement } from '../land/judge-parcels.ts';
import { keepJudgement } from '../land/kept-judgements.ts';
import { judgingPatience } from '../land/judging-patience.ts';
import { landReport, unreadableReport } from '../land/land-report.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { someAtOnce } from '../land/some-at-once.ts';
import { requireCountry } from './require-country.ts';

const batchSize = 500;
const manyParcels = 1000;
type Judges = Pick<Services, 'database' | 'askers'>;

/** While PostgreSQL judges one piece, the one before is made into a report; the embedded database has one connection. */
const atOnce: Readonly<Record<Database['kind'], number>> = { postgres: 2, pglite: 1 };

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
    const file = await services.landReader.readFor(caller, request);
    return await reportOf(services, file, request.countryCode, caller);
  } catch (error) {
    if (error instanceof LandFileError) return await unreadableReport(error);
    throw error;
  }
}

async function reportOf(
  judges: Judges,
  file: LandFile,
  countryCode: string,
  caller: LandFileCaller,
): Promise<LandFileReport> {
  const { parcels, problems } = await judgeFile(judges, file, countryCode, caller);
  return landReport(file, parcels, problems);
}

/** Lets the database judge all parcels of a file. Throws LandFileError where most of it lies in another country. */
export async function judgeFile(
  { database, askers }: Judges,
  file: LandFile,
  countryCode: string,
  caller: LandFileCaller,
): Promise<Judgement> {
  const simplifyDegrees = file.parcels.length > manyParcels ? 0.0002 : 0.000_05;
  const judged: JudgedParcel[] = [];
  const problems: LandProblem[] = [];
  const patience = judgingPatience(caller.gone);
  const judge = async (batch: readonly LandParcel[]): Promise<Judgement> => {
    patience.check();
    const began = performance.now();
    const judgement = await withSystem(database, (tx) =>
      judgeParcels(tx.sql, file, countryCode, batch, simplifyDegrees),
    );
    await giveWay(askers, began, [caller.userId]);
    return judgement;
  };
  for await (const judgement of someAtOnce(judgedBatches(file, batchSize), atOnce[database.kind], judge)) {
    judged.push(...judgement.parcels);
    problems.push(...judgement.problems);
  }
  refuseForeignLand({ parcels: judged, problems });
  keepJudgement(file, { parcels: judged, problems });
  return { parcels: judged, problems };
}
