import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { parcelKeys } from './parcel-keys.ts';

/** The parcels of a farm with their whole outlines. */
export function parcelMapOptions(farmId: number) {
  return queryOptions({
    queryKey: parcelKeys.map(farmId),
    queryFn: async ({ signal }) => (await api.agroevidence.parcels.map({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  });
}
