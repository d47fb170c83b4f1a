import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { withFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { Services } from '#server/services.ts';
import { registryLane } from '../lanes.ts';
import { credentialsOf } from '../registry/registry-access.ts';
import { troubleCode } from '../registry/registry-trouble.ts';
import { askSubmissionJob } from './ask-submission.ts';
import { settingsFor } from './prepare-submission.ts';
import {
  changeSubmission,
  holdSubmission,
  type HeldSubmission,
  type SubmissionProgress,
} from './submissions.repository.ts';

const unpack = promisify(gunzip);

/** Hands records over to the ministry. */
export const sendSubmissionJob = farmJobKind({
  name: 'send-submission',
  lane: registryLane,
  payload: z.object({ submissionId: z.int() }),
  key: ({ submissionId }) => String(submissionId),
});

type SendJob = FarmJob<{ readonly submissionId: number }>;
type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'secrets' | 'nudge'>;

/** An outage of the ministry is waited out for so many attempts; then whoever sent is told. */
const mostAttempts = 4;

/**
 * Sends what was kept, byte for byte. That it is on its way is written down before it is: whoever finds it so after a crash does not
 * send it again, but says that nobody knows whether it arrived.
 */
export async function sendSubmission(services: Needs, job: SendJob): Promise<void> {
  const held = await begin(services, job);
  if (!held) return;
  const { farmId } = job;
  try {
    const { registry } = services;
    if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
    const credentials = await withFarm(services.database, farmId, (tx) => credentialsOf(services, tx, farmId));
    const request = await unpack(held.request);
    const guid = await registry.submitRecords(credentials, request.toString('utf8'));
    await deliver(services, job, guid);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    await fail(services, job, error);
  }
  services.nudge();
}

/** What the job would send; undefined where there is nothing to send any more. */
async function begin(services: Needs, job: SendJob): Promise<HeldSubmission | undefined> {
  const { farmId, payload } = job;
  return job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    async (tx, held) => {
      if (held?.state === 'SENDING') {
        await end(tx, job, services, { state: 'MAYBE_SENT', failure: 'submission.interrupted' });
        return undefined;
      }
      if (held?.state !== 'WAITING') return undefined;
      await changeSubmission(tx, farmId, payload.submissionId, { state: 'SENDING', sentAt: services.clock.now() });
      await recordEvent(tx, { topic: 'submission.progressed', farmId });
      return held;
    },
  );
}

async function deliver(services: Needs, job: SendJob, guid: string): Promise<void> {
  const { farmId, payload } = job;
  const { firstAskSeconds, askHours } = settingsFor(services.registry).records;
  const now = services.clock.now();
  await job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    async (tx, held) => {
      if (held?.state !== 'SENDING') return;
      const askedUntil = new Date(now.getTime() + askHours * 3_600_000);
      await changeSubmission(tx, farmId, payload.submissionId, {
        state: 'DELIVERED',
        deliveredAt: now,
        guid,
        askedUntil,
      });
      await enqueueJob(tx, farmId, askSubmissionJob, { ...payload, pauseSeconds: firstAskSeconds }, firstAskSeconds);
      await recordEvent(tx, { topic: 'submission.progressed', farmId });
    },
  );
}

async function fail(services: Needs, job: SendJob, error: RegistryError): Promise<void> {
  const { farmId, payload, attempts } = job;
  const isOutage = error.trouble === 'unavailable' && !error.mayHaveArrived;
  const goesOn = isOutage && attempts < mostAttempts;
  await job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    async (tx, held) => {
      if (held?.state !== 'SENDING') return;
      if (goesOn) return changeSubmission(tx, farmId, payload.submissionId, { state: 'WAITING' });
      await end(tx, job, services, {
        state: error.mayHaveArrived ? 'MAYBE_SENT' : 'NOT_SENT',
        failure: troubleCode(error),
        failureSays: error.trouble === 'unavailable' ? null : toldBy(error),
      });
    },
  );
  if (goesOn) throw error;
}

/** Says that it was not sent, where the work has failed by something of our own. */
export async function giveUpSubmission(services: Needs, job: SendJob): Promise<void> {
  const { farmId, payload } = job;
  await job.change(
    (tx) => holdSubmission(tx, farmId, payload.submissionId),
    async (tx, held) => {
      if (held?.state !== 'SENDING' && held?.state !== 'WAITING') return;
      const state = held.state === 'SENDING' ? 'MAYBE_SENT' : 'NOT_SENT';
      await end(tx, job, services, { state, failure: 'unexpected' });
    },
  );
  services.nudge();
}

async function end(
  tx: FarmChange,
  { farmId, payload: { submissionId } }: SendJob,
  { clock }: Pick<Needs, 'clock'>,
  progress: SubmissionProgress,
): Promise<void> {
  await changeSubmission(tx, farmId, submissionId, progress);
  const detail = { submissionId, outcome: progress.state };
  await recordAudit(tx, nobody, { action: 'submission.finished', farmId, detail }, clock.now());
  await recordEvent(tx, { topic: 'submission.progressed', farmId });
}

function toldBy({ message, registryCode }: RegistryError): string {
  return registryCode === null ? message : `${registryCode}: ${message}`;
}
