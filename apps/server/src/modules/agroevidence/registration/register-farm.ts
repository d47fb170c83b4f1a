import type { LandProblem, RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withNewFarm, withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import type { Services } from '#server/services.ts';
import { insertFarm } from '../../core/public.ts';
import { insertFarmMap } from '../farms/farm-map.repository.ts';
import { farmView } from '../farms/farms.view.ts';
import { beginImport } from '../imports/begin-import.ts';
import { inBatches } from '../land/in-batches.ts';
import { judgeParcels, refuseForeignLand } from '../land/judge-parcels.ts';
import { requireCountry } from './require-country.ts';

const batchSize = 500;

type Needs = Pick<Services, 'database' | 'clock' | 'signedInUsers' | 'nudge'>;

interface NewFarm {
  readonly name: string;
  readonly countryCode: string;
}

/** Creates a farm without parcels for the one who asks. */
export async function registerEmptyFarm(services: Needs, who: Who, farm: NewFarm): Promise<RegisteredFarm> {
  await requireCountry(services.database, farm.countryCode);
  return createFarm(services, who, farm, undefined);
}

/**
 * Creates a farm and, in the same transaction, the job that imports its parcels, for a caller who has not gone away.
 * A file of which nothing can be imported is refused before anything is stored: throws `landFile.invalid` with its
 * reason, and `landFile.busy`.
 */
export async function registerFarmWithLandFile(
  services: Needs & Pick<Services, 'landReader'>,
  who: Who,
  name: string,
  request: LandFileRequest,
  caller: AbortSignal,
): Promise<RegisteredFarm> {
  await requireCountry(services.database, request.countryCode);
  try {
    const file = await services.landReader.readFor(caller, request);
    await requireLand(services.database, file, request.countryCode);
  } catch (error) {
    throw error instanceof LandFileError ? refusal(error) : error;
  }
  return createFarm(services, who, { name, countryCode: request.countryCode }, request);
}

/**
 * Throws LandFileError where a file holds no land of its country that could be stored. The database judges outlines
 * until it finds one that is good, which mostly is the first; the import judges them all.
 */
export async function requireLand(database: Database, file: LandFile, countryCode: string): Promise<void> {
  const problems: LandProblem[] = [];
  for (const batch of inBatches(file.parcels, batchSize)) {
    const judgement = await withSystem(database, (tx) => judgeParcels(tx.sql, file, countryCode, batch, 0));
    if (judgement.parcels.length > 0) return;
    problems.push(...judgement.problems);
  }
  refuseForeignLand({ parcels: [], problems });
  throw new LandFileError('landFile.noParcels');
}

async function createFarm(
  services: Needs,
  who: Who,
  farm: NewFarm,
  file: LandFileRequest | undefined,
): Promise<RegisteredFarm> {
  const created = await withNewFarm(
    services.database,
    (tx) => insertFarm(tx, farm, who.userId),
    async (tx, row) => {
      const now = services.clock.now();
      await insertFarmMap(tx, row.id);
      await recordAudit(tx, who, { action: 'farm.registered', farmId: row.id }, now);
      if (!file) return { row, importId: null };
      return { row, importId: await beginImport(tx, who, row.id, file, now) };
    },
  );
  services.signedInUsers.forgetUser(who.userId);
  services.nudge();
  return { ...farmView(created.row, undefined), importId: created.importId };
}

/** What is wrong with a land file, as a call is refused with it. */
export function refusal({ code, detail }: Pick<LandFileError, 'code' | 'detail'>): Failure {
  return new Failure('landFile.invalid', { fields: [{ path: 'lpisFile', code, detail }] });
}
