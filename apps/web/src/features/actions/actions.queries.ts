import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionsApproved } from '@brazda/contract/agroevidence/actions.ts';
import type { ActionFilter, ActionQuery } from '@brazda/contract/agroevidence/action-filters.ts';
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
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { actionKeys } from '#web/parts/action/actions.queries.ts';
import { hasNetwork } from '#web/lib/offline/network.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';
import type { SaidAndTyped, SavedAction, SavingAction } from './saving-action.ts';
import { keepRemovals, removeKnown, saveAction } from './waiting/save-or-keep.ts';
import { useQueue } from './waiting/waiting.queries.ts';

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

/** Records an action, or one that there is anew: on the server, or where that does not answer, on the device. */
export function useSaveAction(farmId: number, told: TellChange<SavedAction, SaidAndTyped>): SavingAction {
  const queries = useQueryClient();
  const queue = useQueue(farmId);
  return useUndoable(farmId, told, {
    networkMode: 'always',
    mutationFn: ({ said, typed, known }: SaidAndTyped) =>
      saveAction(queue, farmId, {
        work: { kind: known ? 'CHANGE' : 'RECORD', said, typed },
        summary: typed,
        action: known ?? null,
      }),
    onSuccess: (saved) => {
      if (saved.kind === 'KEPT') return undefined;
      const { action } = saved.written;
      queries.setQueryData(actionOptions(farmId, action.id).queryKey, action);
      return renewActions(queries, farmId);
    },
  });
}

interface Removed {
  readonly ids: readonly number[];
  /** As they are known to whoever deletes them, as far as they are. */
  readonly known: readonly Pick<Action, 'id' | 'version' | 'day' | 'actionType'>[];
}

export interface Deleted {
  readonly deleted: number;
  readonly changeId: number;
}

/** Deletes actions; null where it is on the device that they are to be. Throws `device.notAllKnown`. */
export function useRemoveActions(
  farmId: number,
  told: TellChange<Deleted | null, Removed>,
): UseMutationResult<Deleted | null, Error, Removed> {
  const queries = useQueryClient();
  const queue = useQueue(farmId);
  return useUndoable(farmId, told, {
    networkMode: 'always',
    mutationFn: async ({ ids, known }: Removed) => {
      const [first, ...others] = known;
      if (queue && isUsedOffline() && first) {
        if (ids.length === 1) return removeKnown(queue, first);
        if (!hasNetwork()) return keepRemovals(queue, ids, [first, ...others]);
      }
      return api.agroevidence.actions.remove({ query: { actionIds: [...ids] }, farmIds: [farmId] });
    },
    onSuccess: (deleted) => (deleted ? renewActions(queries, farmId) : undefined),
  });
}

export interface Filtered {
  readonly filter: ActionFilter;
  readonly count: number;
}

/** All that a filter leaves, if it is as much as is expected. */
export function useRemoveFilteredActions(
  farmId: number,
  told: TellChange<Deleted, Filtered>,
): UseMutationResult<Deleted, Error, Filtered> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ filter, count }) =>
      api.agroevidence.actions.removeFiltered({ query: { ...filter, expected: count }, farmIds: [farmId] }),
    // Where others were meant, the list is had anew.
    onSettled: () => renewActions(queries, farmId),
  });
}

/** Approves actions that are named. */
export function useApproveActions(
  farmId: number,
  told: TellChange<ActionsApproved, readonly number[]>,
): UseMutationResult<ActionsApproved, Error, readonly number[]> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (ids: readonly number[]) =>
      api.agroevidence.actions.approve({ body: { actionIds: [...ids] }, farmIds: [farmId] }),
    onSettled: () => renewActions(queries, farmId),
  });
}

/** Approves all that a filter leaves, if it is as much as is expected. */
export function useApproveFilteredActions(
  farmId: number,
  told: TellChange<ActionsApproved, Filtered>,
): UseMutationResult<ActionsApproved, Error, Filtered> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ filter, count }) =>
      api.agroevidence.actions.approveFiltered({ query: { ...filter, expected: count }, farmIds: [farmId] }),
    onSettled: () => renewActions(queries, farmId),
  });
}

interface Division {
  readonly id: number;
  readonly parts: readonly (readonly number[])[];
}

interface Divided {
  readonly actions: readonly unknown[];
  readonly changeId: number;
}

export function useDivideAction(
  farmId: number,
  told: TellChange<Divided, Division>,
): UseMutationResult<Divided, Error, Division> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id, parts }: Division) =>
      api.agroevidence.actions.split({ body: { id, parts: parts.map((part) => [...part]) }, farmIds: [farmId] }),
    onSuccess: () => renewActions(queries, farmId),
  });
}

/** Crops stand or end by actions, so parcels are others as well. */
export async function renewActions(queries: QueryClient, farmId: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: actionKeys.all(farmId) }),
    queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  ]);
}
