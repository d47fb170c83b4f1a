import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApplicationKept } from '#web/lib/offline/follow-worker.ts';
import { readReadiness } from '#web/lib/offline/kept-answers.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import type { OfflinePart } from './fetch-ahead.ts';
import type { QueueOf } from './waiting-operation.ts';

const part = 'readiness';

export const readinessKeys = {
  one: (farmId: number) => [...queryRoots.farm(farmId), part] as const,
};

/** What is on the device is asked for anew, of whichever farm. */
export function renewReadiness(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(part) });
}

/** Since when all of a farm is on this device, and what of it is not; null as long as nothing is. */
export function readinessOptions(queue: QueueOf | null, farmId: number) {
  return queryOptions({
    queryKey: [...readinessKeys.one(farmId), queue?.owner],
    queryFn: async () => {
      const kept = queue && (await readReadiness({ owner: queue.owner, farm: farmId }));
      if (!kept) return null;
      const missing = kept.missing as readonly OfflinePart[];
      return { at: kept.at, missing: (await isApplicationKept()) ? missing : [...missing, 'application' as const] };
    },
    networkMode: 'always',
  });
}
