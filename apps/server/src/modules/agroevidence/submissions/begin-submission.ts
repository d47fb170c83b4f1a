import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Submission } from '@brazda/contract/agroevidence/submissions.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { recordsVersion } from '#server/registries/eagri/record-fields.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import { findRegistryAccess } from '../registry/registry-access.repository.ts';
import { requireRegistry } from '../registry/registry-trouble.ts';
import { askSubmissionJob } from './ask-submission.ts';
import { prepareSubmission, settingsFor, type PreparedSubmission, type SubmissionNeeds } from './prepare-submission.ts';
import { sendSubmissionJob } from './send-submission.ts';
import { submissionView } from './submissions.view.ts';
import {
  changeSubmission,
  findSame,
  findSubmission,
  holdSubmission,
  insertSubmission,
} from './submissions.repository.ts';

const pack = promisify(gzip);

/**
 * Keeps the records up to the end of a month as they are now, and lets them be sent. Throws `eagri.notConnected`, `eagri.noAccess`,
 * `submission.…` and what `prepareSubmission` does.
 */
export async function beginSubmission(
  needs: SubmissionNeeds,
  who: Who,
  to: string,
  keep: KeepAnswer<Submission>,
): Promise<Kept<Submission>> {
  const { services } = needs;
  const prepared = await prepareSubmission(needs, who, to);
  requireRegistry(services.registry);
  await requireSendable(needs, who, prepared);
  const { farm, days, uses, parcels, hash, origins, findings, request } = prepared;
  const [packed, packedOrigins] = await Promise.all([pack(request), pack(JSON.stringify(origins))]);
  return changeFarms(services, who, async (tx) => {
    if (!(await findRegistryAccess(tx, farm.id))) throw new Failure('eagri.noAccess');
    const made = await insertSubmission(tx, farm.id, {
      ...{ ...days, schemaVersion: recordsVersion, hash, request: packed, origins: packedOrigins, uses, parcels },
      ...{ warnings: findings.length, createdAt: tx.at, createdBy: who.userId, createdByEmail: who.email },
    });
    if (!made) throw new Failure('submission.underWay');
    await enqueueJob(tx, farm.id, sendSubmissionJob, { submissionId: made.id });
    const detail = { submissionId: made.id, to, uses, warnings: findings.length };
    await tx.tell(
      { action: 'submission.begun', farmId: farm.id, detail },
      { topic: 'submission.progressed', farmId: farm.id },
    );
    return keep(tx, submissionView(made));
  });
}

async function requireSendable(
  { services }: SubmissionNeeds,
  who: Who,
  { farm, days: { to }, findings, uses, hash }: PreparedSubmission,
): Promise<void> {
  if (to >= farm.today) throw new Failure('submission.monthNotOver');
  if (uses === 0) throw new Failure('submission.nothingUsed');
  if (findings.some(({ severity }) => severity === 'ERROR')) throw new Failure('submission.hasErrors');
  const same = await findSame(readingOf(services.database, who), to, hash);
  if (same)
    throw new Failure(
      same.state === 'WAITING' || same.state === 'SENDING' ? 'submission.underWay' : 'submission.sameAccepted',
    );
}

/** Lets the ministry be asked again. Throws `submission.notFound`, `submission.notUnanswered` and `eagri.notConnected`. */
export async function askAgain(needs: SubmissionNeeds, who: Who, id: number): Promise<Submission> {
  const { services } = needs;
  const known = await findSubmission(readingOf(services.database, who), id);
  if (!known) throw new Failure('submission.notFound');
  const { records } = settingsFor(requireRegistry(services.registry));
  const { farmId } = known;
  await changeFarms(services, who, async (tx) => {
    const held = await holdSubmission(tx, farmId, id);
    if (held?.state !== 'UNANSWERED') throw new Failure('submission.notUnanswered');
    const askedUntil = new Date(tx.at.getTime() + records.askHours * 3_600_000);
    await changeSubmission(tx, farmId, id, { state: 'DELIVERED', askedUntil });
    await enqueueJob(tx, farmId, askSubmissionJob, { submissionId: id, pauseSeconds: records.firstAskSeconds });
    const detail = { submissionId: id };
    await tx.tell({ action: 'submission.asked', farmId, detail }, { topic: 'submission.progressed', farmId });
  });
  const now = await findSubmission(readingOf(services.database, who), id);
  if (!now) throw new Failure('submission.notFound');
  return submissionView(now);
}
