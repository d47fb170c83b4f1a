import type { AdminFarm, AdminFarmChange } from '@brazda/contract/agroevidence/admin-farms.ts';
import type { Counted } from '@brazda/contract/client.ts';
import type { Country } from '@brazda/contract/core/countries.ts';
import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import type { FarmUser } from '@brazda/contract/gateway/farm-users.ts';
import type { FarmRole } from '@brazda/domain/farm-roles.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/lib/farms.queries.ts';
import type { Query } from '#web/lib/query.ts';
import { registryKeys } from '#web/lib/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { AuditSearch } from './audit-search.ts';

export const rowsPerPage = 25;

const adminKeys = {
  farms: ['admin', 'farms'] as const,
  users: (farmId: number): readonly unknown[] => ['admin', 'users', farmId],
  audit: ['admin', 'audit'] as const,
};

/** A page of every farm; the farm on screen has nothing to do with it. */
export function adminFarmsOptions(query: string, page: number): Query<Counted<AdminFarm[]>> {
  return {
    queryKey: [...adminKeys.farms, query, page],
    queryFn: ({ signal }) =>
      api.agroevidence.adminFarms.list({ query: { query, page, 'per-page': rowsPerPage }, farmIds: [], signal }),
  };
}

export function farmUsersOptions(farmId: number): Query<Counted<FarmUser[]>> {
  return {
    queryKey: adminKeys.users(farmId),
    queryFn: ({ signal }) => api.gateway.farmUsers.list({ query: { farmIds: [farmId] }, signal }),
  };
}

export function auditOptions(search: AuditSearch): Query<Counted<AuditEvent[]>> {
  const { page, farm, user, action, from, to } = search;
  const query = {
    page: page ?? 1,
    'per-page': rowsPerPage,
    'farm-id': farm,
    'user-id': user,
    action,
    from,
    to,
  };
  return {
    queryKey: [...adminKeys.audit, query],
    queryFn: ({ signal }) => api.gateway.audit.list({ query, farmIds: [], signal }),
  };
}

export function everyCountryOptions(): Query<Country[]> {
  return {
    queryKey: ['countries', 'every'],
    queryFn: async ({ signal }) => (await api.agroevidence.supportedCountries.list({ farmIds: [], signal })).rows,
    staleTime: 3_600_000,
  };
}

export function useChangeFarm(farmId: number): UseMutationResult<AdminFarm, Error, AdminFarmChange> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body) => api.agroevidence.adminFarms.change({ params: { id: farmId }, body, farmIds: [] }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: adminKeys.farms }),
        cache.invalidateQueries({ queryKey: farmKeys.all }),
      ]),
  });
}

/** Lets a farm sign in to the land registry no more. */
export function useRemoveRegistryAccess(farmId: number): UseMutationResult<undefined, Error, void> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.agroevidence.adminFarms.removeRegistryAccess({ params: { id: farmId }, farmIds: [] }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: adminKeys.farms }),
        cache.invalidateQueries({ queryKey: registryKeys.all(farmId) }),
        cache.invalidateQueries({ queryKey: farmKeys.one(farmId) }),
      ]),
  });
}

interface Added {
  readonly email: string;
  readonly role: FarmRole;
}

export function useAddMember(farmId: number): UseMutationResult<FarmUser, Error, Added> {
  const refresh = useRefreshMembers(farmId);
  return useSingleMutation({
    mutationFn: (body) => api.gateway.farmUsers.add({ query: { farmIds: [farmId] }, body }),
    onSuccess: refresh,
  });
}

interface Removal {
  readonly userId: number;
  readonly evenIfLast: boolean;
}

export function useRemoveMember(farmId: number): UseMutationResult<undefined, Error, Removal> {
  const refresh = useRefreshMembers(farmId);
  return useSingleMutation({
    mutationFn: (body) => api.gateway.farmUsers.remove({ query: { farmIds: [farmId] }, body }),
    onSuccess: refresh,
  });
}

function useRefreshMembers(farmId: number): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: adminKeys.users(farmId) }),
      cache.invalidateQueries({ queryKey: adminKeys.farms }),
      cache.invalidateQueries({ queryKey: farmKeys.all }),
    ]);
}
