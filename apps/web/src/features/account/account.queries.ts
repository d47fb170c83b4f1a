import type { PasswordChange } from '@brazda/contract/gateway/accounts.ts';
import type { ProfileChange, User } from '@brazda/contract/gateway/users.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { profileKeys } from '#web/lib/profile.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

export function useChangeProfile(email: string): UseMutationResult<User, Error, ProfileChange> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ProfileChange) => api.gateway.users.change({ params: { email }, body, farmIds: [] }),
    onSuccess: (user) => {
      queries.setQueryData(profileKeys.one(email), user);
    },
  });
}

export function useChangePassword(): UseMutationResult<unknown, Error, PasswordChange> {
  return useSingleMutation({
    mutationFn: (body: PasswordChange) => api.gateway.accounts.changePassword({ body, farmIds: [] }),
  });
}
