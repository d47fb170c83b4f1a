import type { RegisterImport, RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { ofWork } from '#web/lib/query.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { RegistersSearch } from './registers-search.ts';

const root = [...queryRoots.installation, 'registers'] as const;
export const registerKeys = {
  states: [...root, 'states'] as const,
  imports: [...root, 'imports'] as const,
  rows: [...root, 'rows'] as const,
};

export const importsPerPage = 10;
export const importRowsPerPage = 50;

/** What the catalogue has from each register; the farm on screen has nothing to do with it. */
export function registerStatesOptions() {
  return queryOptions({
    queryKey: registerKeys.states,
    meta: ofWork,
    queryFn: ({ signal }) => api.agroevidence.registers.states({ signal }),
  });
}

export function registerImportsOptions({ page = 1, by = 'startedAt', ascending }: RegistersSearch) {
  const order = { 'sort-col': by, 'sort-dir': ascending ? 'asc' : 'desc' } as const;
  return queryOptions({
    queryKey: [...registerKeys.imports, page, order],
    meta: ofWork,
    queryFn: ({ signal }) =>
      api.agroevidence.registers.imports({ query: { page, 'per-page': importsPerPage, ...order }, signal }),
  });
}

export function importRowsOptions(id: number, search: RegistersSearch) {
  const { outcome, rows: page = 1, rowsBy = 'line', rowsDescending } = search;
  const order = { 'sort-col': rowsBy, 'sort-dir': rowsDescending ? 'desc' : 'asc' } as const;
  return queryOptions({
    queryKey: [...registerKeys.rows, id, outcome, page, order],
    queryFn: ({ signal }) => {
      const query = { page, 'per-page': importRowsPerPage, ...order, ...(outcome && { outcome }) };
      return api.agroevidence.registers.rows({ params: { id }, query, signal });
    },
  });
}

export interface FileToImport {
  readonly file: File;
  readonly mayBeSmaller: boolean;
}

export function useImportRegisterFile(register: RegisterKind): UseMutationResult<RegisterImport, Error, FileToImport> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ file, mayBeSmaller }: FileToImport) =>
      api.agroevidence.registers.importFile({ query: { register, 'may-be-smaller': mayBeSmaller }, file }),
    onSettled: () => cache.invalidateQueries({ queryKey: root }),
  });
}

export function useFetchRegister(register: RegisterKind): UseMutationResult<RegisterImport, Error, void> {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.agroevidence.registers.fetch({ query: { register } }),
    onSettled: () => cache.invalidateQueries({ queryKey: root }),
  });
}
