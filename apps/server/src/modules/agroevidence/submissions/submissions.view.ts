import type { Submission, SubmissionError } from '@brazda/contract/agroevidence/submissions.ts';
import type { SubmissionErrorRow } from './submission-errors.repository.ts';
import type { SubmissionRow } from './submissions.repository.ts';

export function submissionView(row: SubmissionRow): Submission {
  const { createdAt, sentAt, deliveredAt, askedUntil, answeredAt } = row;
  const { id, farmId, from, to, state, schemaVersion, uses, parcels, warnings, hash, errors } = row;
  return {
    ...{ id, farmId, from, to, state, schemaVersion, uses, parcels, warnings, hash, errors },
    ...{ createdAt: createdAt.toISOString(), createdBy: row.createdBy, createdByEmail: row.createdByEmail },
    ...{ sentAt: instant(sentAt), deliveredAt: instant(deliveredAt), guid: row.guid },
    ...{ askedUntil: instant(askedUntil), answeredAt: instant(answeredAt) },
    ...{ failure: row.failure, failureSays: row.failureSays },
  };
}

export function submissionErrorView(row: SubmissionErrorRow): SubmissionError {
  const { submissionId, part, code, kind, says, parcelId, parcel, actionId, actionDay, isActionGone } = row;
  return { submissionId, part, code, kind, says, parcelId, parcel, actionId, actionDay, isActionGone };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
