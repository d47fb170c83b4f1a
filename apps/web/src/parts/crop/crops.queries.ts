import type { CropQuery } from '@brazda/contract/agroevidence/crops.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import { api } from '#web/lib/api.ts';
import { isWithoutAnswer } from '#web/lib/offline/network.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const cropKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'crops'] as const,
};

/** Crops that can be grown; used ones first. */
export function cropsOptions(farmId: number, query: CropQuery) {
  return queryOptions({
    queryKey: [...cropKeys.all(farmId), query],
    queryFn: async ({ signal }) => {
      try {
        return await api.agroevidence.catalogues.crops({ query, farmIds: [farmId], signal });
      } catch (error) {
        if (!isWithoutAnswer(error) || !isUsedOffline() || query['per-page'] === all) throw error;
        return foundAmong(await allCrops(farmId, signal), query.search ?? '');
      }
    },
    placeholderData: keepPreviousData,
  });
}

const all = 1000;

/** The crops of the catalogue and the farm's own, also those that are grown no more. */
export function allCropsOptions(farmId: number) {
  return cropsOptions(farmId, { 'per-page': all, 'include-no-crop': true, status: ['OPEN', 'RETIRED'] });
}

function allCrops(farmId: number, signal: AbortSignal) {
  const query: CropQuery = { 'per-page': all, 'include-no-crop': true, status: ['OPEN', 'RETIRED'] };
  return api.agroevidence.catalogues.crops({ query, farmIds: [farmId], signal });
}

type Crops = Awaited<ReturnType<typeof allCrops>>;

/** Without a network: by a part of the name that the catalogue gives. */
function foundAmong({ rows }: Crops, search: string): Crops {
  const key = searchTextOf(search);
  const found = rows.filter(({ name, status }) => status === 'OPEN' && searchTextOf(name).includes(key)).slice(0, 20);
  return { rows: found, total: found.length };
}
