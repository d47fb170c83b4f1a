import type { RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withNewFarm, withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { LandFileRequest } from '#server/files/land/land-file.ts';
import { readInWorker } from '#server/files/land/read-in-worker.ts';
import { enqueueJob } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { insertFarm } from '../../core/public.ts';
import { insertFarmMap } from '../farms/farm-map.repository.ts';
import { farmView } from '../farms/farms.view.ts';
import { insertImport } from '../imports/imports.repository.ts';
import { importLandFileJob } from '../imports/import-land-file.ts';
import { judgeParcels, refuseForeignLand } from '../land/judge-parcels.ts';
import { requireCountry } from './require-country.ts';

const parcelsTried = 50;

type Needs = Pick<Services, 'database' | 'signedInUsers' | 'nudge'>;

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
 * Creates a farm and, in the same transaction, the job that imports its parcels.
 * A file that cannot be read is refused before anything is stored: throws `landFile.invalid` with its reason.
 */
export async function registerFarmWithLandFile(
  services: Needs,
  who: Who,
  name: string,
  file: LandFileRequest,
): Promise<RegisteredFarm> {
  await requireCountry(services.database, file.countryCode);
  await requireLand(services.database, file).catch((error: unknown) => {
    throw error instanceof LandFileError ? refusal(error) : error;
  });
  return createFarm(services, who, { name, countryCode: file.countryCode }, file);
}

/** Throws LandFileError where a file holds no land of its country. Where the database has to place it, some is tried. */
async function requireLand(database: Database, request: LandFileRequest): Promise<void> {
  const file = await readInWorker(request);
  if (file.parcels.length === 0) throw new LandFileError('landFile.noParcels');
  if (file.coordinateSystem.kind === 'known') return;
  const some = file.parcels.slice(0, parcelsTried);
  refuseForeignLand(await withSystem(database, (tx) => judgeParcels(tx.sql, file, request.countryCode, some, 0)));
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
      await insertFarmMap(tx, row.id);
      if (!file) return { row, importId: null };
      const importId = await insertImport(tx, row.id, file);
      await enqueueJob(tx, row.id, importLandFileJob, { importId });
      return { row, importId };
    },
  );
  services.signedInUsers.forgetUser(who.userId);
  services.nudge();
  return { ...farmView(created.row, undefined), importId: created.importId };
}

function refusal({ code, detail }: Pick<LandFileError, 'code' | 'detail'>): Failure {
  return new Failure('landFile.invalid', { fields: [{ path: 'lpisFile', code, detail }] });
}
