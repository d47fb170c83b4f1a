import type { AddedLandReport } from '@brazda/contract/agroevidence/imports.ts';
import type { Who } from '#server/access/who.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import type { Judgement } from '../land/judge-parcels.ts';
import { landReport, unreadableReport } from '../land/land-report.ts';
import { readAndJudge } from '../registration/validate-land-file.ts';
import { compareWithFarm, type KnownLand } from './known-land.ts';

const batchSize = 500;

type Needs = Pick<Services, 'database' | 'landReader' | 'askers'>;
type LandChoice = Omit<LandFileRequest, 'countryCode'>;

/**
 * Reads a land file whole and says what it would bring to a farm, for a caller who has not gone away; keeps nothing.
 * Throws `farm.notFound` and `landFile.busy`.
 */
export async function validateAddedLand(
  services: Needs,
  who: Who,
  farmId: number,
  choice: LandChoice,
  caller: AbortSignal,
): Promise<AddedLandReport> {
  const { database } = services;
  const { countryCode } = (await readFarm(database, who, farmId)).farm;
  try {
    const asker = { userId: who.userId, gone: caller };
    const { file, judgement } = await readAndJudge(services, { ...choice, countryCode }, asker);
    return await reportFor(database, who, farmId, file, judgement);
  } catch (error) {
    if (error instanceof LandFileError) return { ...(await unreadableReport(error)), alreadyThere: 0 };
    throw error;
  }
}

async function reportFor(
  database: Needs['database'],
  who: Who,
  farmId: number,
  file: LandFile,
  { parcels, problems }: Judgement,
): Promise<AddedLandReport> {
  const known: KnownLand[] = [];
  for (let begin = 0; begin < parcels.length; begin += batchSize) {
    const batch = parcels.slice(begin, begin + batchSize);
    known.push(await withFarms(database, who, (tx) => compareWithFarm(tx, farmId, batch)));
  }
  const all = [...problems, ...known.flatMap((each) => each.problems)];
  const alreadyThere = known.reduce((count, { rows }) => count + rows.length, 0);
  return { ...(await landReport(file, parcels, all)), alreadyThere };
}
