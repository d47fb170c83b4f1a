import type { PasswordChange } from '@brazda/contract/gateway/accounts.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** All that is kept of the user, as a file that the browser saves. */
export function useExportAccount(): UseMutationResult<void, Error, void> {
  return useSingleMutation({
    mutationFn: async () => {
      const answer = await api.gateway.accounts.export();
      saveFile(await answer.blob(), `brazda-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
}

export function useRemoveAccount(onRemoved: () => void): UseMutationResult<unknown, Error, string> {
  return useSingleMutation({
    mutationFn: (password: string) => api.gateway.accounts.remove({ body: { password } }),
    onSuccess: onRemoved,
  });
}

export function useChangePassword(): UseMutationResult<unknown, Error, PasswordChange> {
  return useSingleMutation({
    mutationFn: (body: PasswordChange) => api.gateway.accounts.changePassword({ body }),
  });
}
