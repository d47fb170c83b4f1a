import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { farmKeys, farmOptions } from '#web/lib/farms.queries.ts';
import { followFarmEvents } from '#web/lib/follow-farm-events.ts';
import { parcelKeys } from '#web/lib/parcel-keys.ts';
import { renameKey } from './map.queries.ts';

/** Keeps the parcels on screen up to date with what others change. */
export function useFarmEvents(farmId: number): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followFarmEvents({
        farmId,
        onReconnected: () => void catchUp(queries, farmId),
        onEvent: (event) => {
          if (event.topic === 'parcels.changed') takeRevision(queries, farmId, event.revision);
          if (event.topic === 'farm.changed') void queries.invalidateQueries({ queryKey: farmKeys.all });
        },
      }),
    [farmId, queries],
  );
}

/** Moves to a later revision of the farm and asks again for what the screen shows of its parcels. */
export function takeRevision(queries: QueryClient, farmId: number, revision: number | undefined): void {
  const farm = queries.getQueryData<Farm>(farmKeys.one(farmId));
  if (!farm || revision === undefined || revision <= farm.revision) return;
  queries.setQueryData<Farm>(farmKeys.one(farmId), { ...farm, revision });
  // An own change on its way asks by itself for what it needs when it is done.
  if (queries.isMutating({ mutationKey: renameKey(farmId) }) > 0) return;
  void queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) });
}

async function catchUp(queries: QueryClient, farmId: number): Promise<void> {
  const before = queries.getQueryData<Farm>(farmKeys.one(farmId))?.revision;
  const farm = await queries.query({ ...farmOptions(farmId), staleTime: 0 }).catch(() => undefined);
  if (farm && farm.revision !== before) void queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) });
}
