import type { LandProblem, RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withNewFarm, withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { withCountryThere } from '#server/files/land/country-there.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { insertFarm } from '../../core/public.ts';
import { insertFarmMap } from '../farms/farm-map.repository.ts';
import { farmView } from '../farms/farms.view.ts';
import { beginImport } from '../imports/begin-import.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import { judgingPatience } from '../land/judging-patience.ts';
import { isForeignLand, judgeParcels, refuseForeignLand, type StorableParcels } from '../land/judge-parcels.ts';
import { keptJudgement } from '../land/kept-judgements.ts';
import { requireCountry } from './require-country.ts';

const batchSize = 500;

type Needs = Pick<Services, 'database' | 'clock' | 'signedInUsers' | 'nudge'>;

type KeepFarm = KeepAnswer<RegisteredFarm>;

interface NewFarm {
  readonly name: string;
  readonly countryCode: string;
}

/** Creates a farm without parcels for the one who asks. */
export async function registerEmptyFarm(
  services: Needs,
  who: Who,
  farm: NewFarm,
  keep: KeepFarm,
): Promise<Kept<RegisteredFarm>> {
  await requireCountry(services.database, farm.countryCode);
  return createFarm(services, who, { farm, file: undefined }, keep);
}

/**
 * Creates a farm and, in the same transaction, the job that imports its parcels, for a caller who has not gone away.
 * A file of which nothing can be imported is refused before anything is stored: throws `landFile.invalid` with its
 * reason, and `landFile.busy`.
 */
export async function registerFarmWithLandFile(
  services: Needs & Pick<Services, 'landReader'>,
  who: Who,
  { name, request }: { readonly name: string; readonly request: LandFileRequest },
  keep: KeepFarm,
  caller: AbortSignal,
): Promise<Kept<RegisteredFarm>> {
  await requireCountry(services.database, request.countryCode);
  try {
    const file = await services.landReader.readFor({ userId: who.userId, gone: caller }, request);
    await requireLand(services.database, file, request.countryCode, caller);
  } catch (error) {
    throw error instanceof LandFileError ? await refusal(error) : error;
  }
  return createFarm(services, who, { farm: { name, countryCode: request.countryCode }, file: request }, keep);
}

/**
 * Throws LandFileError where a file holds no land of its country that could be stored, or mostly land of another. The
 * database judges outlines until most are good, which mostly the first are; the import judges them all. Those of a file
 * that was looked through are judged already.
 */
export async function requireLand(
  database: Database,
  file: LandFile,
  countryCode: string,
  caller: AbortSignal,
): Promise<void> {
  const judged: { parcels: StorableParcels['parcels'][number][]; problems: LandProblem[] } = {
    parcels: [],
    problems: [],
  };
  const patience = judgingPatience(caller);
  for (const batch of judgedBatches(file, batchSize)) {
    patience.check();
    const judgement =
      keptJudgement(file, batch) ??
      (await withSystem(database, (tx) => judgeParcels(tx.sql, file, countryCode, batch, 0)));
    judged.parcels.push(...judgement.parcels);
    judged.problems.push(...judgement.problems);
    if (judged.parcels.length > 0 && !isForeignLand(judged)) return;
  }
  refuseForeignLand(judged);
  throw new LandFileError('landFile.noParcels');
}

async function createFarm(
  services: Needs,
  who: Who,
  { farm, file }: { readonly farm: NewFarm; readonly file: LandFileRequest | undefined },
  keep: KeepFarm,
): Promise<Kept<RegisteredFarm>> {
  const created = await withNewFarm(
    services.database,
    async (tx) => {
      await recordEvent(tx, { topic: 'memberships.changed', userId: who.userId });
      return insertFarm(tx, farm, who.userId);
    },
    async (tx, row) => {
      const now = services.clock.now();
      await insertFarmMap(tx, row.id);
      await recordAudit(tx, who, { action: 'farm.registered', farmId: row.id }, now);
      if (!file) return keep(tx, { ...farmView(row, undefined, 'owner'), importId: null });
      const importId = await beginImport(tx, who, row.id, file, now);
      return keep(tx, { ...farmView(row, undefined, 'owner'), importId });
    },
  );
  await services.signedInUsers.forgetUser(who.userId);
  services.nudge();
  return created;
}

/** What is wrong with a land file, as a call is refused with it. */
export async function refusal(error: LandFileError): Promise<Failure> {
  const { code, detail } = await withCountryThere(error);
  return new Failure('landFile.invalid', { fields: [{ path: 'lpisFile', code, detail }] });
}
