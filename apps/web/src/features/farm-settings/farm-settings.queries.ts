import type { Farm, RetiredFarm } from '@brazda/contract/agroevidence/farms.ts';
import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { Invitation } from '@brazda/contract/gateway/invitations.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { queryOptions, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { memberKeys, membersOptions } from '#web/parts/farm/members.queries.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

export function invitationsOptions(farmId: number) {
  return queryOptions({
    queryKey: memberKeys.invitations(farmId),
    queryFn: async ({ signal }) =>
      (await api.gateway.invitations.list({ params: { id: farmId }, farmIds: [farmId], signal })).rows,
  });
}

export function contentsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...queryRoots.farm(farmId), 'contents'],
    queryFn: ({ signal }) => api.agroevidence.farms.contents({ params: { id: farmId }, farmIds: [farmId], signal }),
  });
}

/** A name that was typed, and the version of the farm that was on screen then. */
export interface TypedName {
  readonly name: string;
  readonly version: number;
}

export function useRenameFarm(farmId: number): UseMutationResult<Farm, Error, TypedName> {
  const queries = useQueryClient();
  const show = (farm: Farm): Promise<void> => {
    queries.setQueryData(farmKeys.one(farmId), farm);
    return queries.invalidateQueries({ queryKey: farmKeys.list });
  };
  return useSingleMutation({
    mutationFn: ({ name, version }) =>
      api.agroevidence.farms.change({ params: { id: farmId }, body: { name }, version, farmIds: [farmId] }),
    onSuccess: show,
    onError: (error) => (isApiError(error, 'record.changed') ? show(error.current as Farm) : undefined),
  });
}

/** Deletes a farm; from then on it is none of the user's. */
export function useRetireFarm(farmId: number, onRetired: () => void): UseMutationResult<RetiredFarm, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) =>
      api.agroevidence.farms.retire({ params: { id: farmId }, body: { name }, farmIds: [farmId] }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: farmKeys.list });
      queries.removeQueries({ queryKey: farmKeys.retired });
      onRetired();
    },
  });
}

export function useRestoreFarm(onRestored: (farm: Farm) => void): UseMutationResult<Farm, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.farms.restore({ params: { id } }),
    onSuccess: (farm) => {
      queries.removeQueries({ queryKey: farmKeys.list });
      queries.removeQueries({ queryKey: queryRoots.farm(farm.id) });
      queries.removeQueries({ queryKey: farmKeys.retired });
      onRestored(farm);
    },
  });
}

export function useLeaveFarm(farmId: number, onLeft: () => void): UseMutationResult<unknown, Error, void> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.gateway.farmMembers.leave({ params: { id: farmId }, farmIds: [farmId] }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: farmKeys.list });
      onLeft();
    },
  });
}

interface Invited {
  readonly email: string;
  readonly role: FarmRole;
}

export function useInvite(farmId: number): UseMutationResult<Invitation, Error, Invited> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body) => api.gateway.invitations.invite({ params: { id: farmId }, body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.invitations(farmId) }),
  });
}

export function useRevoke(farmId: number): UseMutationResult<unknown, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (invitationId: number) =>
      api.gateway.invitations.revoke({ params: { id: farmId, invitationId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.invitations(farmId) }),
  });
}

/** Somebody of the farm, and the version of what they are there that was on screen. */
export interface KnownMember {
  readonly userId: number;
  readonly version: number;
}

/** Shows what another has made of a member meanwhile. */
function showChanged(queries: QueryClient, farmId: number, error: Error): void {
  if (!isApiError(error, 'record.changed')) return;
  const now = error.current as FarmMember;
  queries.setQueryData(membersOptions(farmId).queryKey, (members) =>
    members?.map((member) => (member.userId === now.userId ? now : member)),
  );
}

export function useChangeRole(
  farmId: number,
): UseMutationResult<FarmMember, Error, KnownMember & { readonly role: FarmRole }> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ userId, version, role }) =>
      api.gateway.farmMembers.change({ params: { id: farmId, userId }, body: { role }, version, farmIds: [farmId] }),
    onError: (error) => showChanged(queries, farmId, error),
    // Whoever changes their own role may see less of the farm from now on, or more.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: farmKeys.list }),
        queries.invalidateQueries({ queryKey: memberKeys.list(farmId) }),
      ]),
  });
}

export function useRemoveMember(farmId: number): UseMutationResult<unknown, Error, KnownMember> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ userId, version }: KnownMember) =>
      api.gateway.farmMembers.remove({ params: { id: farmId, userId }, version, farmIds: [farmId] }),
    onError: (error) => showChanged(queries, farmId, error),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.list(farmId) }),
  });
}
