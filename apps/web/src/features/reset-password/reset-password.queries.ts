import { queryOptions } from '@tanstack/react-query';
import type { PasswordReset } from '@brazda/contract/gateway/password-reset.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Whether a key from a mail can still be used. It may be used up the next moment, so an old answer is worth nothing. */
export function resetKeyOptions(key: string) {
  return queryOptions({
    queryKey: [...queryRoots.account, 'reset-key', key],
    queryFn: ({ signal }) => api.gateway.passwordReset.check({ query: { resetKey: key }, signal }),
    gcTime: 0,
  });
}

/** Asks for a mail with a key. */
export function useAskForReset(): UseMutationResult<unknown, Error, string> {
  return useSingleMutation({ mutationFn: (mail: string) => api.gateway.passwordReset.init({ query: { mail } }) });
}

export function useFinishReset(onFinished: () => void): UseMutationResult<unknown, Error, PasswordReset> {
  return useSingleMutation({
    mutationFn: (body: PasswordReset) => api.gateway.passwordReset.finish({ body }),
    onSuccess: onFinished,
  });
}

/** Whether the call never got an answer about the key: then the same key may still do. */
export function mayTryAgain(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429);
}
