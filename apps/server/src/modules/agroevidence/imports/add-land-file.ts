import type { AddedLandReport, Import } from '@brazda/contract/agroevidence/imports.ts';
import type { Who } from '#server/access/who.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import { inBatches } from '../land/in-batches.ts';
import { landReport, unreadableReport } from '../land/land-report.ts';
import { refusal, requireLand } from '../registration/register-farm.ts';
import { judgeFile } from '../registration/validate-land-file.ts';
import { beginImport } from './begin-import.ts';
import { compareWithFarm, type KnownLand } from './known-land.ts';
import { readImport } from './read-imports.ts';

const batchSize = 500;

type Needs = Pick<Services, 'database' | 'landReader' | 'clock' | 'nudge'>;
type LandChoice = Omit<LandFileRequest, 'countryCode'>;

/**
 * Reads a land file whole and says what it would bring to a farm, for a caller who has not gone away; keeps nothing.
 * Throws `farm.notFound` and `landFile.busy`.
 */
export async function validateAddedLand(
  { database, landReader }: Pick<Needs, 'database' | 'landReader'>,
  who: Who,
  farmId: number,
  choice: LandChoice,
  caller: AbortSignal,
): Promise<AddedLandReport> {
  const { countryCode } = (await readFarm(database, who, farmId)).farm;
  try {
    const file = await landReader.readFor(caller, { ...choice, countryCode });
    return await reportFor(database, who, farmId, file, countryCode);
  } catch (error) {
    if (error instanceof LandFileError) return { ...unreadableReport(error), alreadyThere: 0 };
    throw error;
  }
}

async function reportFor(
  database: Needs['database'],
  who: Who,
  farmId: number,
  file: LandFile,
  countryCode: string,
): Promise<AddedLandReport> {
  const { parcels, problems } = await judgeFile(database, file, countryCode);
  const known: KnownLand[] = [];
  for (const batch of inBatches(parcels, batchSize)) {
    known.push(await withFarms(database, who, (tx) => compareWithFarm(tx, farmId, batch)));
  }
  const all = [...problems, ...known.flatMap((each) => each.problems)];
  const alreadyThere = known.reduce((count, { rows }) => count + rows.length, 0);
  return { ...landReport(file, parcels, all), alreadyThere };
}

/**
 * Begins to import a land file into a farm, for a caller who has not gone away. Throws `farm.notFound`,
 * `landFile.invalid` with its reason, and `landFile.busy`.
 */
export async function addLandFile(
  { database, landReader, clock, nudge }: Needs,
  who: Who,
  farmId: number,
  choice: LandChoice,
  caller: AbortSignal,
): Promise<Import> {
  const { countryCode } = (await readFarm(database, who, farmId)).farm;
  const request = { ...choice, countryCode };
  try {
    await requireLand(database, await landReader.readFor(caller, request), countryCode);
  } catch (error) {
    throw error instanceof LandFileError ? refusal(error) : error;
  }
  const importId = await withFarms(database, who, (tx) => beginImport(tx, who, farmId, request, clock.now()));
  nudge();
  return readImport(database, who, importId);
}
