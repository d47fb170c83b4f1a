import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { farmKeys, farmOptions } from './farms.queries.ts';
import { followFarmEvents } from './follow-farm-events.ts';
import { parcelKeys } from './parcel-keys.ts';

/** Keeps what is on screen of a farm up to date with what others change: its parcels, its people, what one may there. */
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
  if (queries.isMutating({ mutationKey: parcelKeys.rename(farmId) }) > 0) return;
  void queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) });
}

async function catchUp(queries: QueryClient, farmId: number): Promise<void> {
  // Roles stand with the farms.
  void queries.invalidateQueries({ queryKey: farmKeys.all, exact: true });
  const before = queries.getQueryData<Farm>(farmKeys.one(farmId))?.revision;
  const farm = await queries.query({ ...farmOptions(farmId), staleTime: 0 }).catch(() => undefined);
  if (farm && farm.revision !== before) void queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) });
}
