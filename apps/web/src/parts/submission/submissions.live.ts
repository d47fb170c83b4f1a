import type { Renewals } from '#web/lib/live/renewals.ts';
import { submissionKeys } from './submissions.queries.ts';

/** What is to be handed over hangs on what was done, where, and on what. */
export const renewals: Renewals = {
  'submission.progressed': ({ farmId }) => [submissionKeys.all(farmId)],
  'actions.changed': ({ farmId }) => [submissionKeys.all(farmId)],
  'parcels.changed': ({ farmId }) => [submissionKeys.all(farmId)],
  'registryAccess.changed': ({ farmId }) => [submissionKeys.all(farmId)],
};
