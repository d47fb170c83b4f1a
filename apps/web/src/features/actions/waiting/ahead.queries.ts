import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIsUsedOffline } from '#web/lib/offline/use-is-used-offline.ts';
import { aheadKeys } from './ahead-keys.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { readinessKeys } from './readiness.queries.ts';
import type { QueueOf } from './waiting-operation.ts';
import { useQueue } from './waiting.queries.ts';

/** After the screen itself has what it needs; what happens in quick succession is fetched once. */
const pauseMs = 3000;

function aheadOptions(queries: QueryClient, queue: QueueOf | null, farmId: number) {
  return queryOptions({
    queryKey: [...aheadKeys.all(farmId), queue?.owner],
    queryFn: async ({ signal }) => {
      await pause(pauseMs, signal);
      if (queue) await fetchAhead(queries, queue);
      void queries.invalidateQueries({ queryKey: readinessKeys.one(farmId) });
      return null;
    },
    staleTime: 300_000,
  });
}

/** Keeps what work in the field needs of a farm on this device, as long as the farm is on screen. */
export function useFetchAhead(farmId: number): void {
  const queries = useQueryClient();
  const queue = useQueue(farmId);
  const isUsed = useIsUsedOffline();
  useQuery({ ...aheadOptions(queries, queue, farmId), enabled: isUsed && queue !== null });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Another began', 'AbortError'));
    });
  });
}
