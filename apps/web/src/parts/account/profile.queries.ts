import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const profileKeys = {
  all: [...queryRoots.account, 'profile'] as const,
  one: (email: string) => [...queryRoots.account, 'profile', email] as const,
};

/** Who the signed-in user is; asked for by the email that the token names. */
export function profileOptions(email: string) {
  return queryOptions({
    queryKey: profileKeys.one(email),
    queryFn: ({ signal }) => api.gateway.users.read({ params: { email }, signal }),
    staleTime: 60_000,
  });
}
