import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { api } from './api.ts';
import { parcelKeys } from './parcel-keys.ts';
import type { Query } from './query.ts';

/** The parcels of a farm with their whole outlines. */
export function parcelMapOptions(farmId: number): Query<ParcelFeature[]> {
  return {
    queryKey: parcelKeys.map(farmId),
    queryFn: async ({ signal }) => (await api.agroevidence.parcels.map({ farmIds: [farmId], signal })).rows,
    staleTime: 60_000,
  };
}
