import type {
  LandChange,
  LandDecisions,
  LandUpdate,
  LandUpdateMode,
} from '@brazda/contract/agroevidence/land-updates.ts';
import type { Counted } from '@brazda/contract/client.ts';
import {
  queryOptions,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { ofWork } from '#web/lib/query.ts';
import { landUpdateListKey, landUpdateRoot } from '#web/parts/land-update/land-updates.queries.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';
import { registryKeys } from '#web/parts/registry/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { LandUpdateSearch } from './land-update-search.ts';

export const changesPerPage = 50;

export const landUpdateKeys = {
  available: (farmId: number) => [...registryKeys.all(farmId), 'available-updates'] as const,
  list: landUpdateListKey,
  one: (farmId: number, id: number) => [...landUpdateRoot(farmId), 'one', id] as const,
  changes: (farmId: number, id: number) => [...landUpdateRoot(farmId), 'changes', id] as const,
  outlines: (farmId: number, id: number) => [...landUpdateRoot(farmId), 'outlines', id] as const,
  change: (farmId: number, id: number, number: number) => [...landUpdateRoot(farmId), 'change', id, number] as const,
};

/** Asks the registry whether it has changed anything, once for as long as that is on screen; what it says comes in a while, by `availableUpdatesOptions`. */
export function askRegistryOptions(farmId: number) {
  return queryOptions({
    queryKey: [...landUpdateKeys.available(farmId), 'asked'],
    queryFn: ({ signal }) => api.agroevidence.eagri.checkUpdates({ farmIds: [farmId], signal }),
    staleTime: 'static',
  });
}

export function availableUpdatesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...landUpdateKeys.available(farmId), 'told'],
    meta: ofWork,
    queryFn: ({ signal }) => api.agroevidence.eagri.availableUpdates({ farmIds: [farmId], signal }),
  });
}

export function landUpdateOptions(farmId: number, id: number) {
  return queryOptions({
    queryKey: landUpdateKeys.one(farmId, id),
    meta: ofWork,
    queryFn: ({ signal }) => api.agroevidence.landUpdates.read({ params: { id }, farmIds: [farmId], signal }),
  });
}

/** As many as the server gives at once. */
const outlinesPerCall = 1000;

/** The outlines of the changes of all pages; those of thousands are more than a map can tell. */
export function outlinesOptions(farmId: number, id: number, search: LandUpdateSearch) {
  const { kind, conflicts = false } = search;
  return queryOptions({
    queryKey: [...landUpdateKeys.outlines(farmId, id), { kind, conflicts }],
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.outlines({
        params: { id },
        query: { 'per-page': outlinesPerCall, ...whichChanges(kind, conflicts) },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  });
}

function whichChanges(kind: LandChange['kind'] | undefined, conflicts: boolean): object {
  return { ...(kind && { kind: [kind] }), ...(conflicts && { 'conflicts-only': true }) };
}

export function changesOptions(farmId: number, id: number, search: LandUpdateSearch) {
  const { kind, conflicts = false, page = 1 } = search;
  return queryOptions({
    queryKey: [...landUpdateKeys.changes(farmId, id), { kind, conflicts, page }],
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.changes({
        params: { id },
        query: { page, 'per-page': changesPerPage, ...whichChanges(kind, conflicts) },
        farmIds: [farmId],
        signal,
      }),
  });
}

export function changeOptions(farmId: number, id: number, number: number) {
  return queryOptions({
    queryKey: landUpdateKeys.change(farmId, id, number),
    queryFn: ({ signal }) => api.agroevidence.landUpdates.change({ params: { id, number }, farmIds: [farmId], signal }),
    staleTime: 60_000,
  });
}

export interface NewLandUpdate {
  readonly mode: LandUpdateMode;
  /** Left out, the day that it is on the farm. */
  readonly day: string | undefined;
}

/** Begins to compare; what is already under way or waits for decisions is then in the list. */
export function useBeginUpdate(
  farmId: number,
  onBegun: (update: LandUpdate) => void,
): UseMutationResult<LandUpdate, Error, NewLandUpdate> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ mode, day }: NewLandUpdate) =>
      api.agroevidence.landUpdates.begin({
        params: { id: farmId },
        query: { 'update-mode': mode, ...(day !== undefined && { 'validity-date': day }) },
        farmIds: [farmId],
      }),
    onSuccess: (update) => {
      queries.setQueryData(landUpdateKeys.one(farmId, update.id), update);
      onBegun(update);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: landUpdateKeys.list(farmId) }),
  });
}

/** Decides; shown at once where changes are named, and asked anew for all where they are not. One after the other. */
export function useDecide({
  farmId,
  id,
}: Pick<LandUpdate, 'farmId' | 'id'>): UseMutationResult<LandUpdate, Error, LandDecisions> {
  const queries = useQueryClient();
  const queryKey = landUpdateKeys.changes(farmId, id);
  return useSingleMutation({
    scope: { id: `decide ${id}` },
    mutationFn: (body: LandDecisions) =>
      api.agroevidence.landUpdates.decide({ params: { id }, body, farmIds: [farmId] }),
    onMutate: async ({ numbers, decision }) => {
      if (!numbers) return;
      await queries.cancelQueries({ queryKey });
      queries.setQueriesData<Counted<LandChange[]>>({ queryKey }, (page) => page && decided(page, numbers, decision));
    },
    onSuccess: async (update, { numbers }) => {
      queries.setQueryData(landUpdateKeys.one(farmId, id), update);
      if (!numbers) await queries.invalidateQueries({ queryKey });
    },
    onError: () => askAnew(queries, farmId, id),
  });
}

function decided(
  { rows, total }: Counted<LandChange[]>,
  numbers: readonly number[],
  decision: LandChange['decision'],
): Counted<LandChange[]> {
  return { rows: rows.map((row) => (numbers.includes(row.number) ? { ...row, decision } : row)), total };
}

/** What can be done with a whole update, each by the call of its name. */
export type UpdateAct = 'apply' | 'takeBack' | 'discard';

export function useUpdateAct(
  act: UpdateAct,
  { farmId, id }: Pick<LandUpdate, 'farmId' | 'id'>,
): UseMutationResult<LandUpdate, Error, void> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.agroevidence.landUpdates[act]({ params: { id }, farmIds: [farmId] }),
    onSuccess: (update) => {
      queries.setQueryData(landUpdateKeys.one(farmId, id), update);
      for (const queryKey of [landUpdateKeys.list(farmId), ...(act === 'discard' ? [] : landOf(farmId))]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
    onError: () => askAnew(queries, farmId, id),
  });
}

/** What is another once the land of a farm has changed. */
function landOf(farmId: number): QueryKey[] {
  return [
    parcelKeys.all(farmId),
    farmKeys.one(farmId),
    farmKeys.list,
    registryKeys.lastUpdate(farmId),
    landUpdateKeys.available(farmId),
  ];
}

/** Compares with the file that was sent once more, as parcels have changed since. */
export function useCompareFileAgain({
  farmId,
  id,
}: Pick<LandUpdate, 'farmId' | 'id'>): UseMutationResult<LandUpdate, Error, void> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.agroevidence.landUpdates.compareAgain({ params: { id }, farmIds: [farmId] }),
    onSuccess: (update) => queries.setQueryData(landUpdateKeys.one(farmId, id), update),
    onSettled: () => queries.invalidateQueries({ queryKey: landUpdateKeys.list(farmId) }),
  });
}

async function askAnew(queries: QueryClient, farmId: number, id: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: landUpdateKeys.one(farmId, id) }),
    queries.invalidateQueries({ queryKey: landUpdateKeys.changes(farmId, id) }),
  ]);
}
