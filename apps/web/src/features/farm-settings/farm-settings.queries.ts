import type { Farm, FarmContents, RetiredFarm } from '@brazda/contract/agroevidence/farms.ts';
import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { Invitation } from '@brazda/contract/gateway/invitations.ts';
import type { FarmRole } from '@brazda/domain/farm-roles.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/lib/farms.queries.ts';
import type { Query } from '#web/lib/query.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Below the key of the farm: what is told of a farm is told of its people. */
const memberKeys = {
  list: (farmId: number): readonly unknown[] => [...farmKeys.one(farmId), 'members'],
  invitations: (farmId: number): readonly unknown[] => [...farmKeys.one(farmId), 'invitations'],
};

export function membersOptions(farmId: number): Query<FarmMember[]> {
  return {
    queryKey: memberKeys.list(farmId),
    queryFn: async ({ signal }) => (await api.gateway.farmMembers.list({ params: { id: farmId }, signal })).rows,
  };
}

export function invitationsOptions(farmId: number): Query<Invitation[]> {
  return {
    queryKey: memberKeys.invitations(farmId),
    queryFn: async ({ signal }) => (await api.gateway.invitations.list({ params: { id: farmId }, signal })).rows,
  };
}

export function contentsOptions(farmId: number): Query<FarmContents> {
  return {
    queryKey: [...farmKeys.one(farmId), 'contents'],
    queryFn: ({ signal }) => api.agroevidence.farms.contents({ params: { id: farmId }, signal }),
  };
}

export function useRenameFarm(farmId: number): UseMutationResult<Farm, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) => api.agroevidence.farms.change({ params: { id: farmId }, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: farmKeys.all }),
  });
}

/** Deletes a farm; from then on it is none of the user's. */
export function useRetireFarm(farmId: number, onRetired: () => void): UseMutationResult<RetiredFarm, Error, string> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) => api.agroevidence.farms.retire({ params: { id: farmId }, body: { name } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: farmKeys.all, exact: true });
      queries.removeQueries({ queryKey: farmKeys.retired });
      onRetired();
    },
  });
}

export function useRestoreFarm(onRestored: (farm: Farm) => void): UseMutationResult<Farm, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.farms.restore({ params: { id }, farmIds: [] }),
    onSuccess: (farm) => {
      queries.removeQueries({ queryKey: farmKeys.all });
      queries.removeQueries({ queryKey: farmKeys.retired });
      onRestored(farm);
    },
  });
}

export function useLeaveFarm(farmId: number, onLeft: () => void): UseMutationResult<unknown, Error, void> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.gateway.farmMembers.leave({ params: { id: farmId } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: farmKeys.all, exact: true });
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
    mutationFn: (body) => api.gateway.invitations.invite({ params: { id: farmId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.invitations(farmId) }),
  });
}

export function useRevoke(farmId: number): UseMutationResult<unknown, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (invitationId: number) => api.gateway.invitations.revoke({ params: { id: farmId, invitationId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.invitations(farmId) }),
  });
}

export function useChangeRole(
  farmId: number,
): UseMutationResult<FarmMember, Error, { readonly userId: number; readonly role: FarmRole }> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ userId, role }) =>
      api.gateway.farmMembers.change({ params: { id: farmId, userId }, body: { role } }),
    // Whoever changes their own role may see less of the farm from now on, or more.
    onSuccess: () => queries.invalidateQueries({ queryKey: farmKeys.all }),
  });
}

export function useRemoveMember(farmId: number): UseMutationResult<unknown, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (userId: number) => api.gateway.farmMembers.remove({ params: { id: farmId, userId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: memberKeys.list(farmId) }),
  });
}
