import type { Submission } from '@brazda/contract/agroevidence/submissions.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { submissionKeys } from '#web/parts/submission/submissions.queries.ts';

export function submissionCheckOptions(farmId: number, to: string) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'check', to],
    queryFn: ({ signal }) => api.agroevidence.submissions.check({ query: { to }, farmIds: [farmId], signal }),
  });
}

/** By when reports of whole farming years are to be handed over. */
export function yearlyDeadlinesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'deadlines'],
    queryFn: ({ signal }) => api.agroevidence.submissions.deadlines({ farmIds: [farmId], signal }),
  });
}

export const submissionsPerPage = 10;

/** What was handed over of a month, the last one first. */
export function submissionListOptions(farmId: number, to: string, page: number) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'list', to, page],
    queryFn: ({ signal }) =>
      api.agroevidence.submissions.list({
        query: { to, page, 'per-page': submissionsPerPage },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function submissionOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...submissionKeys.all(farmId), 'one', id],
    queryFn: ({ signal }) => api.agroevidence.submissions.read({ params: { id }, farmIds: [farmId], signal }),
  });
}

/** Hands a month over; the same press twice is one submission. */
export function useSendSubmission(farmId: number): UseMutationResult<Submission, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (to: string) => api.agroevidence.submissions.send({ body: { to }, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: submissionKeys.all(farmId) }),
  });
}

export function useAskAgain(farmId: number): UseMutationResult<Submission, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.submissions.ask({ params: { id }, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: submissionKeys.all(farmId) }),
  });
}

/** Saves the records of a month as a file, for the portal. */
export function useSubmissionFile(farmId: number): UseMutationResult<void, Error, string> {
  return useSingleMutation({
    mutationFn: async (to: string) => {
      const answer = await api.agroevidence.submissions.file({ query: { to }, farmIds: [farmId] });
      saveFile(await answer.blob(), `plant-protection-submission-${to}.xml`);
    },
  });
}

/** Saves what was handed over, as it was. */
export function useSentFile(farmId: number): UseMutationResult<void, Error, Pick<Submission, 'id' | 'to'>> {
  return useSingleMutation({
    mutationFn: async ({ id, to }) => {
      const answer = await api.agroevidence.submissions.sent({ params: { id }, farmIds: [farmId] });
      saveFile(await answer.blob(), `plant-protection-submission-${to}-${id}.xml`);
    },
  });
}
