import type { CropQuery } from '@brazda/contract/agroevidence/crops.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const cropKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'crops'] as const,
};

/** Crops that can be grown; used ones first. */
export function cropsOptions(farmId: number, query: CropQuery) {
  return queryOptions({
    queryKey: [...cropKeys.all(farmId), query],
    queryFn: ({ signal }) => api.agroevidence.catalogues.crops({ query, farmIds: [farmId], signal }),
    placeholderData: keepPreviousData,
  });
}
