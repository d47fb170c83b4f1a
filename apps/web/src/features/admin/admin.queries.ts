import type { AdminFarm, AdminFarmChange } from '@brazda/contract/agroevidence/admin-farms.ts';
import type { FarmUser } from '@brazda/contract/gateway/farm-users.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { AuditSearch, FarmsSearch } from './audit-search.ts';

export const rowsPerPage = 25;

export const adminKeys = {
  farms: [...queryRoots.installation, 'farms'] as const,
  allUsers: [...queryRoots.installation, 'farm-users'] as const,
  users: (farmId: number) => [...queryRoots.installation, 'farm-users', farmId] as const,
  audit: [...queryRoots.installation, 'audit'] as const,
  sensors: [...queryRoots.installation, 'sensors'] as const,
};

/** A page of every farm; the farm on screen has nothing to do with it. */
export function adminFarmsOptions({ query = '', page = 1, by = 'name', descending }: FarmsSearch) {
  const order = { 'sort-col': by, 'sort-dir': descending ? 'desc' : 'asc' } as const;
  return queryOptions({
    queryKey: [...adminKeys.farms, query, page, order],
    queryFn: ({ signal }) =>
      api.agroevidence.adminFarms.list({ query: { query, page, 'per-page': rowsPerPage, ...order }, signal }),
  });
}

export function farmUsersOptions(farmId: number) {
  return queryOptions({
    queryKey: adminKeys.users(farmId),
    queryFn: ({ signal }) => api.gateway.farmUsers.list({ query: { farmIds: [farmId] }, signal }),
  });
}

export function auditOptions(search: AuditSearch) {
  const { page = 1, by = 'at', ascending } = search;
  const order = { 'sort-col': by, 'sort-dir': ascending ? 'asc' : 'desc' } as const;
  const query = { page, 'per-page': rowsPerPage, ...order, ...filterOf(search) };
  return queryOptions({
    queryKey: [...adminKeys.audit, query],
    queryFn: ({ signal }) => api.gateway.audit.list({ query, signal }),
  });
}

function filterOf({ farm, user, action, from, to }: AuditSearch) {
  return { 'farm-id': farm, 'user-id': user, action, from, to };
}

interface AuditFile {
  readonly format: TableFormat;
  readonly name: string;
}

/** All that the filter leaves of the log, as a file that the browser saves under a name. */
export function useExportAudit(search: AuditSearch): UseMutationResult<void, Error, AuditFile> {
  return useSingleMutation({
    mutationFn: async ({ format, name }) => {
      const answer = await api.gateway.audit.exportFile({ query: { ...filterOf(search), format } });
      saveFile(await answer.blob(), `${name}.${format}`);
    },
  });
}

export function everyCountryOptions() {
  return queryOptions({
    queryKey: [...queryRoots.installation, 'countries', 'every'],
    queryFn: async ({ signal }) => (await api.agroevidence.supportedCountries.list({ signal })).rows,
    staleTime: 3_600_000,
  });
}

/** What is to be of a farm, and the version of it that this stands on. */
interface TypedFarm {
  readonly body: AdminFarmChange;
  readonly version: number;
}

/** Where another has changed the farm meanwhile, the list shows it as it is now. */
export function useChangeFarm(farmId: number): UseMutationResult<AdminFarm, Error, TypedFarm> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ body, version }) => api.agroevidence.adminFarms.change({ params: { id: farmId }, body, version }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: adminKeys.farms }),
        cache.invalidateQueries({ queryKey: farmKeys.list }),
      ]),
  });
}

/** Lets a farm sign in to the land registry no more. */
export function useRemoveRegistryAccess(farmId: number): UseMutationResult<undefined, Error, void> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.agroevidence.adminFarms.removeRegistryAccess({ params: { id: farmId } }),
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
      cache.invalidateQueries({ queryKey: farmKeys.list }),
    ]);
}
