import type { ProfileChange, User } from '@brazda/contract/gateway/users.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { profileKeys } from './profile.queries.ts';

/** Changes the profile of whoever is signed in, one change after another. */
export function useChangeProfile(email: string): UseMutationResult<User, Error, ProfileChange> {
  const queries = useQueryClient();
  return useSingleMutation({
    scope: { id: 'profile' },
    mutationFn: (body: ProfileChange) => api.gateway.users.change({ params: { email }, body }),
    onSuccess: (user) => {
      queries.setQueryData(profileKeys.one(email), user);
    },
  });
}
