import type { User } from '@brazda/contract/gateway/users.ts';
import { api } from './api.ts';
import type { Query } from './query.ts';

export const profileKeys = { one: (email: string): readonly unknown[] => ['profile', email] };

/** Who the signed-in user is; asked for by the email that the token names. */
export function profileOptions(email: string): Query<User> {
  return {
    queryKey: profileKeys.one(email),
    queryFn: ({ signal }) => api.gateway.users.read({ params: { email }, farmIds: [], signal }),
    staleTime: 60_000,
  };
}
