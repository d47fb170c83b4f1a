import type { AvailableUpdates } from '@brazda/contract/agroevidence/eagri.ts';
import type {
  LandChange,
  LandChangeDetail,
  LandChangeOutlines,
  LandDecisions,
  LandUpdate,
  LandUpdateMode,
  LandUpdateSummary,
} from '@brazda/contract/agroevidence/land-updates.ts';
import type { Counted } from '@brazda/contract/client.ts';
import { useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/lib/farms.queries.ts';
import { parcelKeys } from '#web/lib/parcel-keys.ts';
import type { Query } from '#web/lib/query.ts';
import { registryKeys } from '#web/lib/registry.queries.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { LandUpdateSearch } from './land-update-search.ts';

export const changesPerPage = 50;
export const updatesPerPage = 10;

const landUpdateKeys = {
  available: (farmId: number): readonly unknown[] => [...registryKeys.all(farmId), 'available-updates'],
  list: (farmId: number): readonly unknown[] => ['land-updates', farmId, 'list'],
  one: (farmId: number, id: number): readonly unknown[] => ['land-updates', farmId, 'one', id],
  changes: (farmId: number, id: number): readonly unknown[] => ['land-updates', farmId, 'changes', id],
  outlines: (farmId: number, id: number): readonly unknown[] => ['land-updates', farmId, 'outlines', id],
  change: (farmId: number, id: number, number: number) => ['land-updates', farmId, 'change', id, number] as const,
};

const askedAgainAfterMs = 3_600_000;

/** Asks the registry whether it has changed anything; what it says comes in a while, by `availableUpdatesOptions`. */
export function askRegistryOptions(farmId: number): Query<AvailableUpdates> {
  return {
    queryKey: [...landUpdateKeys.available(farmId), 'asked'],
    queryFn: ({ signal }) => api.agroevidence.eagri.checkUpdates({ farmIds: [farmId], signal }),
    staleTime: askedAgainAfterMs,
  };
}

export function availableUpdatesOptions(farmId: number): Query<AvailableUpdates> {
  return {
    queryKey: [...landUpdateKeys.available(farmId), 'told'],
    queryFn: ({ signal }) => api.agroevidence.eagri.availableUpdates({ farmIds: [farmId], signal }),
  };
}

export function landUpdatesOptions(farmId: number, page = 1): Query<Counted<LandUpdateSummary[]>> {
  return {
    queryKey: [...landUpdateKeys.list(farmId), page],
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.list({ query: { page, 'per-page': updatesPerPage }, farmIds: [farmId], signal }),
  };
}

export function landUpdateOptions(farmId: number, id: number): Query<LandUpdate> {
  return {
    queryKey: landUpdateKeys.one(farmId, id),
    queryFn: ({ signal }) => api.agroevidence.landUpdates.read({ params: { id }, farmIds: [farmId], signal }),
  };
}

/** As many as the server gives at once. */
const outlinesPerCall = 1000;

/** The outlines of the changes of all pages; those of thousands are more than a map can tell. */
export function outlinesOptions(
  farmId: number,
  id: number,
  search: LandUpdateSearch,
): Query<Counted<LandChangeOutlines[]>> {
  const { kind, conflicts = false } = search;
  return {
    queryKey: [...landUpdateKeys.outlines(farmId, id), { kind, conflicts }],
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.outlines({
        params: { id },
        query: { 'per-page': outlinesPerCall, ...whichChanges(kind, conflicts) },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  };
}

function whichChanges(kind: LandChange['kind'] | undefined, conflicts: boolean): object {
  return { ...(kind && { kind: [kind] }), ...(conflicts && { 'conflicts-only': true }) };
}

export function changesOptions(farmId: number, id: number, search: LandUpdateSearch): Query<Counted<LandChange[]>> {
  const { kind, conflicts = false, page = 1 } = search;
  return {
    queryKey: [...landUpdateKeys.changes(farmId, id), { kind, conflicts, page }],
    queryFn: ({ signal }) =>
      api.agroevidence.landUpdates.changes({
        params: { id },
        query: { page, 'per-page': changesPerPage, ...whichChanges(kind, conflicts) },
        farmIds: [farmId],
        signal,
      }),
  };
}

export function changeOptions(farmId: number, id: number, number: number): Query<LandChangeDetail> {
  return {
    queryKey: landUpdateKeys.change(farmId, id, number),
    queryFn: ({ signal }) => api.agroevidence.landUpdates.change({ params: { id, number }, farmIds: [farmId], signal }),
    staleTime: 60_000,
  };
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
    onSuccess: async (update) => {
      queries.setQueryData(landUpdateKeys.one(farmId, id), update);
      await queries.invalidateQueries({ queryKey: landUpdateKeys.list(farmId) });
    },
    onError: () => askAnew(queries, farmId, id),
  });
}

async function askAnew(queries: QueryClient, farmId: number, id: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: landUpdateKeys.one(farmId, id) }),
    queries.invalidateQueries({ queryKey: landUpdateKeys.changes(farmId, id) }),
  ]);
}

/** Once an update has changed parcels, by this screen or on the server, all that shows them asks for them anew. */
export function useParcelsAnew({ farmId, state }: Pick<LandUpdate, 'farmId' | 'state'>): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (state !== 'APPLIED' && state !== 'TAKEN_BACK') return;
    void queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) });
    void queries.invalidateQueries({ queryKey: farmKeys.all });
    void queries.invalidateQueries({ queryKey: registryKeys.lastUpdate(farmId) });
    void queries.invalidateQueries({ queryKey: landUpdateKeys.available(farmId) });
  }, [queries, farmId, state]);
}
