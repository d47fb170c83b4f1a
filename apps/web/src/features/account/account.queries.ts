import type { PasswordChange } from '@brazda/contract/gateway/accounts.ts';
import type { ProfileChange, User } from '@brazda/contract/gateway/users.ts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { profileKeys } from '#web/lib/profile.queries.ts';

export function useChangeProfile(email: string): UseMutationResult<User, Error, ProfileChange> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.gateway.users.change({ params: { email }, body, farmIds: [] }),
    onSuccess: (user) => {
      queries.setQueryData(profileKeys.one(email), user);
    },
  });
}

export function useChangePassword(): UseMutationResult<unknown, Error, PasswordChange> {
  return useMutation({
    mutationFn: (body: PasswordChange) => api.gateway.accounts.changePassword({ body, farmIds: [] }),
  });
}
