import type {
  NewApplication,
  NewHarvest,
  NewMowing,
  NewOtherAction,
  NewSowing,
} from '@brazda/contract/agroevidence/action-records.ts';
import type { Action, ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionFilter, ActionQuery } from '@brazda/contract/agroevidence/actions.ts';
import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { rowsPerPage, type PageOptions } from '#web/lib/paged-rows.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { actionKeys } from '#web/parts/action/actions.queries.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

type ListedQuery = Omit<ActionQuery, 'page' | 'per-page'>;

const minute = 60_000;

export function actionPageOptions(farmId: number, query: ListedQuery, page: number): PageOptions<Action> {
  return {
    queryKey: [...actionKeys.all(farmId), 'page', query, page],
    queryFn: ({ signal }) =>
      api.agroevidence.actions.list({ query: { ...query, page, 'per-page': rowsPerPage }, farmIds: [farmId], signal }),
    staleTime: minute,
  };
}

/** The first of the list, as many as can be deleted at once. */
export function actionIdsOptions(farmId: number, query: ListedQuery) {
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'ids', query],
    queryFn: async ({ signal }) => {
      const asked = { ...query, 'per-page': mostTargets };
      const { rows } = await api.agroevidence.actions.list({ query: asked, farmIds: [farmId], signal });
      return rows.map(({ id }) => id);
    },
    staleTime: minute,
  });
}

export function statisticsOptions(farmId: number, query: ActionFilter) {
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'statistics', query],
    queryFn: ({ signal }) => api.agroevidence.actions.statistics({ query, farmIds: [farmId], signal }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });
}

/** More outlines than these say nothing more of where it was. */
export const mostOutlines = 1000;

export function outlinesOptions(farmId: number, query: ActionFilter) {
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'outlines', query],
    queryFn: ({ signal }) =>
      api.agroevidence.actions.outlines({ query: { ...query, 'per-page': mostOutlines }, farmIds: [farmId], signal }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });
}

export function actionOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'one', id],
    queryFn: ({ signal }) => api.agroevidence.actions.one({ params: { id }, farmIds: [farmId], signal }),
  });
}

interface AskedTargets {
  readonly day: string;
  readonly parcelIds: readonly number[];
  readonly exceptActionId: number | undefined;
}

/** To which crop of each parcel an action of a day counts. */
export function targetCropsOptions(farmId: number, { day, parcelIds, exceptActionId }: AskedTargets) {
  const asked = parcelIds.toSorted((one, other) => one - other);
  return queryOptions({
    queryKey: [...actionKeys.all(farmId), 'targets', day, asked, exceptActionId],
    queryFn: ({ signal }) =>
      api.agroevidence.actions.targets({
        query: {
          'action-date': day,
          'parcel-ids': asked,
          ...(exceptActionId !== undefined && { 'except-action-id': exceptActionId }),
        },
        farmIds: [farmId],
        signal,
      }),
    enabled: asked.length > 0,
    staleTime: minute,
    placeholderData: keepPreviousData,
  });
}

/** An action as it is sent, to the call of its group. */
export type SaidAction =
  | { readonly group: 'SOWING'; readonly body: NewSowing }
  | { readonly group: 'HARVEST'; readonly body: NewHarvest }
  | { readonly group: 'MOWING'; readonly body: NewMowing }
  | { readonly group: 'EPH'; readonly body: NewApplication }
  | { readonly group: 'OTHER'; readonly body: NewOtherAction };

/** The action that is recorded anew, and the version that its sender has seen. */
export interface KnownAction {
  readonly id: number;
  readonly version: number;
}

interface Saved {
  readonly said: SaidAction;
  readonly known: KnownAction | undefined;
}

export function useSaveAction(farmId: number): UseMutationResult<ActionWritten, Error, Saved> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ said, known }: Saved) => (known ? change(farmId, said, known) : record(farmId, said)),
    onSuccess: ({ action }) => {
      queries.setQueryData(actionOptions(farmId, action.id).queryKey, action);
      return renew(queries, farmId);
    },
  });
}

function record(farmId: number, said: SaidAction): Promise<ActionWritten> {
  const { actions } = api.agroevidence;
  const farmIds = [farmId];
  if (said.group === 'SOWING') return actions.recordSowing({ body: said.body, farmIds });
  if (said.group === 'HARVEST') return actions.recordHarvest({ body: said.body, farmIds });
  if (said.group === 'MOWING') return actions.recordMowing({ body: said.body, farmIds });
  if (said.group === 'EPH') return actions.recordApplication({ body: said.body, farmIds });
  return actions.recordOther({ body: said.body, farmIds });
}

function change(farmId: number, said: SaidAction, { id, version }: KnownAction): Promise<ActionWritten> {
  const { actions } = api.agroevidence;
  const on = { version, farmIds: [farmId] };
  if (said.group === 'SOWING') return actions.changeSowing({ body: { ...said.body, id }, ...on });
  if (said.group === 'HARVEST') return actions.changeHarvest({ body: { ...said.body, id }, ...on });
  if (said.group === 'MOWING') return actions.changeMowing({ body: { ...said.body, id }, ...on });
  if (said.group === 'EPH') return actions.changeApplication({ body: { ...said.body, id }, ...on });
  return actions.changeOther({ body: { ...said.body, id }, ...on });
}

interface Deleted {
  readonly deleted: number;
  readonly changeId: number;
}

export function useRemoveActions(farmId: number): UseMutationResult<Deleted, Error, readonly number[]> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (ids: readonly number[]) =>
      api.agroevidence.actions.remove({ query: { actionIds: [...ids] }, farmIds: [farmId] }),
    onSuccess: () => renew(queries, farmId),
  });
}

/** All that a filter leaves, if it is as much as is expected. */
export function useRemoveFilteredActions(
  farmId: number,
): UseMutationResult<
  { readonly deleted: number; readonly changeId: number },
  Error,
  { readonly filter: ActionFilter; readonly count: number }
> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ filter, count }) =>
      api.agroevidence.actions.removeFiltered({ query: { ...filter, expected: count }, farmIds: [farmId] }),
    // Where others were meant, the list is had anew.
    onSettled: () => renew(queries, farmId),
  });
}

interface Division {
  readonly id: number;
  readonly parts: readonly (readonly number[])[];
}

export function useDivideAction(
  farmId: number,
): UseMutationResult<{ readonly actions: readonly unknown[]; readonly changeId: number }, Error, Division> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, parts }: Division) =>
      api.agroevidence.actions.split({ body: { id, parts: parts.map((part) => [...part]) }, farmIds: [farmId] }),
    onSuccess: () => renew(queries, farmId),
  });
}

/** Crops stand or end by actions, so parcels are others as well. */
async function renew(queries: QueryClient, farmId: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: actionKeys.all(farmId) }),
    queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  ]);
}
