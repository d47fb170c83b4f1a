import { queryOptions } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

/** The key that stands in the address behind its mark, where it is told to no server; empty where there is none. */
export function useInvitationKey(): string {
  return useLocation({ select: ({ hash }) => hash });
}

/** Which farm a key leads to, and whom. */
export function invitationOptions(key: string) {
  return queryOptions({
    queryKey: [...queryRoots.account, 'invitation', key],
    queryFn: ({ signal }) => api.gateway.invitations.look({ body: { key }, signal }),
    staleTime: 60_000,
  });
}

/** Joins the farm of a key; gives its id. */
export async function acceptInvitation(key: string): Promise<number> {
  return (await api.gateway.invitations.accept({ body: { key } })).farmId;
}
