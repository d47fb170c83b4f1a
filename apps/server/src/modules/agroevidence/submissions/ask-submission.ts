import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { withFarm } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { readRecords, type ToldRecords } from '#server/registries/eagri/read-records-result.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { Services } from '#server/services.ts';
import { registryLane } from '../lanes.ts';
import { credentialsOf } from '../registry/registry-access.ts';
import { troubleCode } from '../registry/registry-trouble.ts';
import type { UseOrigin } from './compose-submission.ts';
import { pinErrors } from './pin-errors.ts';
import { settingsFor } from './prepare-submission.ts';
import {
  changeSubmission,
  holdSubmission,
  replaceErrors,
  type HeldSubmission,
  type PinnedError,
  type SubmissionProgress,
} from './submissions.repository.ts';

const unpack = promisify(gunzip);

/** Asks the ministry what came of records that it has taken. */
export const askSubmissionJob = farmJobKind({
  name: 'ask-submission',
  lane: registryLane,
  payload: z.object({ submissionId: z.int(), pauseSeconds: z.number() }),
  key: ({ submissionId }) => String(submissionId),
});

type AskJob = FarmJob<{ readonly submissionId: number; readonly pauseSeconds: number }>;
type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'secrets' | 'nudge'>;

/** What came of asking: an answer, that there is none yet, or why there will be none by this way. */
type Asked =
  | { readonly told: ToldRecords; readonly errors: readonly PinnedError[] }
  | { readonly failure: string | null; readonly says: string | null };

/** Asks once; where there is no answer yet, again after twice as long, until the time for it is over. */
export async function askSubmission(services: Needs, job: AskJob): Promise<void> {
  const { farmId, payload } = job;
  const held = await job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    (_tx, found) => Promise.resolve(found),
  );
  if (held?.state !== 'DELIVERED' || held.guid === null) return;
  await keep(services, job, await ask(services, job, { ...held, guid: held.guid }));
  services.nudge();
}

async function ask(
  services: Needs,
  { farmId }: AskJob,
  { guid, request, origins }: HeldSubmission & { readonly guid: string },
): Promise<Asked> {
  const { registry } = services;
  try {
    if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
    const credentials = await withFarm(services.database, farmId, (tx) => credentialsOf(services, tx, farmId));
    const told = await registry.resultOfRecords(credentials, guid);
    if (told.isPending) return { failure: null, says: null };
    // What was sent is read as the answer is, so that both are called alike.
    const sent = await readRecords(asAnswer(await unpack(request)), registry.settings);
    const from = JSON.parse((await unpack(origins)).toString('utf8')) as UseOrigin[];
    return { told, errors: pinErrors(told, sent.uses, from, registry.settings.records.names) };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { failure: troubleCode(error), says: error.trouble === 'unavailable' ? null : error.message };
  }
}

function asAnswer(request: Buffer) {
  return { bytes: Buffer.concat([Buffer.from('<Response>'), request, Buffer.from('</Response>')]), contentType: null };
}

async function keep(services: Needs, job: AskJob, asked: Asked): Promise<void> {
  const { farmId, payload } = job;
  const { submissionId } = payload;
  const at = services.clock.now();
  await job.change(
    (tx) => holdSubmission(tx, farmId, submissionId),
    async (tx, held) => {
      if (held?.state !== 'DELIVERED') return;
      const progress = progressOf(held, asked, at);
      if ('errors' in asked) await replaceErrors(tx, farmId, submissionId, asked.errors);
      await changeSubmission(tx, farmId, submissionId, progress);
      if (progress.state === 'DELIVERED') {
        const pauseSeconds = Math.min(
          payload.pauseSeconds * 2,
          settingsFor(services.registry).records.longestAskSeconds,
        );
        await enqueueJob(tx, farmId, askSubmissionJob, { submissionId, pauseSeconds }, pauseSeconds);
        return;
      }
      const detail = { submissionId, outcome: progress.state };
      await recordAudit(tx, nobody, { action: 'submission.finished', farmId, detail }, at);
      await recordEvent(tx, { topic: 'submission.progressed', farmId });
    },
  );
}

function progressOf({ askedUntil }: HeldSubmission, asked: Asked, at: Date): SubmissionProgress {
  if ('errors' in asked) return { state: asked.errors.length > 0 ? 'FAULTY' : 'ACCEPTED', answeredAt: at };
  const isOver = askedUntil !== null && askedUntil <= at;
  return { state: isOver ? 'UNANSWERED' : 'DELIVERED', failure: asked.failure, failureSays: asked.says };
}

/** Says that there is no answer, where asking has failed by something of our own. */
export async function giveUpAsking(services: Needs, job: AskJob): Promise<void> {
  const { farmId, payload } = job;
  await job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    async (tx, held) => {
      if (held?.state !== 'DELIVERED') return;
      await changeSubmission(tx, farmId, payload.submissionId, { state: 'UNANSWERED', failure: 'unexpected' });
      await recordEvent(tx, { topic: 'submission.progressed', farmId });
    },
  );
  services.nudge();
}
