import { RegisterKind, type RegisterFailure } from '@brazda/contract/agroevidence/registers.ts';
import { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import { RegisterFileError } from '#server/files/register/register-problems.ts';
import { enqueueJobOfEachFarm } from '#server/jobs/enqueue-job.ts';
import { installationJobKind, type GivenUp, type InstallationJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { noticeAuthorisationsJob } from '../authorisation-notices/notice-authorisations.ts';
import { registersLane } from '../lanes.ts';
import { registryDay } from '../registry/registry-day.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import { layRegisterBy, type LaidBy } from './lay-register-by.ts';
import {
  changeRegisterImport,
  forgetRegisterFile,
  holdRegisterImport,
  type RegisterImportRow,
} from './register-imports.repository.ts';
import { forgetRows, keepRefused } from './register-rows.repository.ts';
import {
  countOutcomes,
  endMaterials,
  endOrganisms,
  forgetContent,
  takeOverMaterials,
  takeOverOrganisms,
} from './take-over-rows.repository.ts';

/** Imports a public register into the catalogue. */
export const importRegisterJob = installationJobKind({
  name: 'import-register',
  lane: registersLane,
  payload: z.object({ importId: z.int(), register: RegisterKind }),
  key: ({ register }) => register,
});

type RegisterJob = InstallationJob<{ readonly importId: number; readonly register: RegisterKind }>;
type Needs = Pick<Services, 'clock' | 'registry' | 'nudge' | 'database'>;

const progressed = { topic: 'registers.progressed' } as const;

/**
 * Reads a register and lays by what is new or other than it was, then takes all of it over at once. A job that was broken
 * off begins anew; a file that cannot be read changes nothing.
 */
export async function importRegister(services: Needs, job: RegisterJob): Promise<void> {
  const { importId } = job.payload;
  const row = await job.change(
    (tx) => holdRegisterImport(tx, importId),
    async (tx, held) => {
      if (held) await forgetRows(tx, importId);
      return held;
    },
  );
  if (!row) return;
  try {
    await takeOver(services, job, row, await layRegisterBy(services, job, row));
  } catch (error) {
    const { failure, line } = hopeless(error, job);
    await fail(services, job, failure, line);
  }
}

export function giveUpRegister(services: Needs, job: RegisterJob, reason: GivenUp): Promise<void> {
  return fail(services, job, reason === 'interrupted' ? 'interrupted' : 'unexpected', null);
}

async function takeOver(
  { clock, nudge }: Needs,
  job: RegisterJob,
  { register, countryCode }: RegisterImportRow,
  { head, source, laid, unchanged, gone }: LaidBy,
): Promise<void> {
  const { importId } = job.payload;
  const at = clock.now();
  const taking = { importId, register, countryCode, source, day: registryDay(at) };
  const finish = async (tx: SystemTransaction): Promise<RegisterImportRow | undefined> =>
    changeRegisterImport(tx, importId, { records: head.records, version: head.version });
  await job.change(finish, async (tx, isUnderWay) => {
    if (!isUnderWay) return;
    await keepRefused(tx, importId, laid, head.refused);
    const firstGone = laid + head.refused.length;
    if (register === 'ORGANISM') {
      await takeOverOrganisms(tx, taking);
      await endOrganisms(tx, taking, firstGone, gone);
    } else {
      await takeOverMaterials(tx, taking);
      await endMaterials(tx, taking, firstGone, gone);
    }
    await forgetContent(tx, importId);
    await forgetRegisterFile(tx, importId);
    const counts = await countOutcomes(tx, importId);
    await changeRegisterImport(tx, importId, { ...counts, unchanged, state: 'SUCCESS', finishedAt: at });
    const detail = { importId, register, state: 'SUCCESS', ...counts };
    if (counts.ended > 0) await enqueueJobOfEachFarm(tx, noticeAuthorisationsJob, { importId });
    await recordAudit(tx, nobody, { action: 'registerImport.finished', detail }, at);
    await recordEvent(tx, progressed);
  });
  nudge();
}

async function fail(
  { clock, nudge }: Needs,
  job: RegisterJob,
  failure: RegisterFailure,
  failureLine: number | null,
): Promise<void> {
  const { importId, register } = job.payload;
  const at = clock.now();
  const finish = (tx: SystemTransaction): Promise<RegisterImportRow | undefined> =>
    changeRegisterImport(tx, importId, { state: 'FAILED', finishedAt: at, failure, failureLine });
  await job.change(finish, async (tx, isUnderWay) => {
    if (!isUnderWay) return;
    await forgetRows(tx, importId);
    await forgetRegisterFile(tx, importId);
    const detail = { importId, register, state: 'FAILED', failure };
    await recordAudit(tx, nobody, { action: 'registerImport.finished', detail }, at);
    await recordEvent(tx, progressed);
  });
  nudge();
}

/** An outage of the registry is waited out for so many attempts of the job. */
const mostAttempts = 3;

/** Why it would not help to try again. Throws what was thrown where it might. */
function hopeless(
  error: unknown,
  { attempts }: Pick<RegisterJob, 'attempts'>,
): { readonly failure: RegisterFailure; readonly line: number | null } {
  if (error instanceof RegisterFileError) return { failure: error.trouble, line: error.line };
  if (!(error instanceof RegistryError)) throw error;
  if (error.trouble !== 'unavailable') return { failure: 'fault', line: null };
  if (attempts < mostAttempts) throw error;
  return { failure: 'unavailable', line: null };
}
