import { queryOptions, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownerOf } from '#web/lib/offline/owner.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { keepMine } from './mend-operation.ts';
import { withQueue } from './queue-lock.ts';
import { followWaitingChanges, tellWaitingChanged } from './waiting-changes.ts';
import { recordOf, type QueueOf, type WaitingOperation } from './waiting-operation.ts';
import { dropOperation, findOperation, listOperations } from './waiting-store.ts';

const none: readonly WaitingOperation[] = [];

export const waitingKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'waiting'] as const,
};

function waitingOptions(farmId: number, owner: string | null) {
  return queryOptions({
    queryKey: [...waitingKeys.all(farmId), owner],
    queryFn: () => (owner === null ? none : listOperations({ owner, farmId })),
    staleTime: Infinity,
    networkMode: 'always',
  });
}

/** Whose row it is on the farm of the screen; null where nothing may be kept on this device. */
export function useQueue(farmId: number): QueueOf | null {
  const owner = ownerOf(useClaims());
  return owner === null ? null : { owner, farmId };
}

/** What was done on this device and is not on the server. */
export function useWaiting(farmId: number): readonly WaitingOperation[] {
  const queries = useQueryClient();
  const owner = ownerOf(useClaims());
  const { data } = useQuery({ ...waitingOptions(farmId, owner), enabled: 'indexedDB' in window });
  useEffect(
    () =>
      followWaitingChanges((changed) => {
        void queries.invalidateQueries({ queryKey: waitingKeys.all(changed) });
      }),
    [queries],
  );
  return data ?? none;
}

/** What was done last to an action on this device and waits; null where nothing does, undefined until that is known. */
export function useLastWaiting(farmId: number, actionId: number): WaitingOperation | null | undefined {
  const owner = ownerOf(useClaims());
  const canKeep = 'indexedDB' in window;
  const { data, isError } = useQuery({ ...waitingOptions(farmId, owner), enabled: canKeep });
  if (!canKeep || isError) return null;
  return data && (data.findLast(({ record, work }) => record === recordOf(actionId) && work.kind !== 'REMOVE') ?? null);
}

/** One of them, of whoever is signed in; null where it is gone, undefined until it is known. */
export function useWaitingOperation(farmId: number, id: string): WaitingOperation | null | undefined {
  const owner = ownerOf(useClaims());
  const { data } = useQuery({
    queryKey: [...waitingKeys.all(farmId), owner, 'one', id],
    queryFn: async () => {
      const found = await findOperation(id);
      return found?.owner === owner && found.farmId === farmId ? found : null;
    },
    networkMode: 'always',
  });
  return data;
}

/** Does what was done here though the server has something else by now. */
export function useKeepMine(): UseMutationResult<void, Error, WaitingOperation> {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: keepMine,
    onSuccess: (_done, { farmId }) => tellWaitingChanged(farmId),
  });
}

/** Puts away what waits. */
export function useDropOperation(): UseMutationResult<void, Error, WaitingOperation> {
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (operation: WaitingOperation) => withQueue(operation, () => dropOperation(operation)),
    onSuccess: (_done, { farmId }) => tellWaitingChanged(farmId),
  });
}
