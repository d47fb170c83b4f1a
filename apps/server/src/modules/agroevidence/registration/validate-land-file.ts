import type { LandFileReport, LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import type { LandFileCaller } from '#server/files/land/land-reader.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { Services } from '#server/services.ts';
import { judgeParcels, refuseForeignLand, type JudgedParcel, type Judgement } from '../land/judge-parcels.ts';
import { keepJudgement } from '../land/kept-judgements.ts';
import { judgingPatience } from '../land/judging-patience.ts';
import { landReport, unreadableReport } from '../land/land-report.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { requireCountry } from './require-country.ts';

const batchSize = 500;
const manyParcels = 1000;

/**
 * Reads a land file whole and says what is in it, for a caller who has not gone away; keeps nothing. Throws
 * `landFile.busy`.
 */
export async function validateLandFile(
  { database, landReader }: Pick<Services, 'database' | 'landReader'>,
  request: LandFileRequest,
  caller: LandFileCaller,
): Promise<LandFileReport> {
  await requireCountry(database, request.countryCode);
  try {
    const file = await landReader.readFor(caller, request);
    return await reportOf(database, file, request.countryCode, caller);
  } catch (error) {
    if (error instanceof LandFileError) return await unreadableReport(error);
    throw error;
  }
}

async function reportOf(
  database: Database,
  file: LandFile,
  countryCode: string,
  caller: LandFileCaller,
): Promise<LandFileReport> {
  const { parcels, problems } = await judgeFile(database, file, countryCode, caller);
  return landReport(file, parcels, problems);
}

/** Lets the database judge all parcels of a file. Throws LandFileError where most of it lies in another country. */
export async function judgeFile(
  database: Database,
  file: LandFile,
  countryCode: string,
  caller: LandFileCaller,
): Promise<Judgement> {
  const simplifyDegrees = file.parcels.length > manyParcels ? 0.0002 : 0.000_05;
  const judged: JudgedParcel[] = [];
  const problems: LandProblem[] = [];
  const patience = judgingPatience(caller.gone);
  for (const batch of judgedBatches(file, batchSize)) {
    patience.check();
    const judgement = await withSystem(database, (tx) =>
      judgeParcels(tx.sql, file, countryCode, batch, simplifyDegrees),
    );
    judged.push(...judgement.parcels);
    problems.push(...judgement.problems);
  }
  refuseForeignLand({ parcels: judged, problems });
  keepJudgement(file, { parcels: judged, problems });
  return { parcels: judged, problems };
}
