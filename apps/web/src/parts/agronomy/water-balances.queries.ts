import type { WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const waterKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'water'] as const,
};

export const standingsPerPage = 25;

interface AskedStandings {
  readonly page?: number | undefined;
  readonly state?: WaterStanding['state'] | undefined;
}

/** How the crops of a farm are off for water, the driest first. */
export function waterStandingsOptions(farmId: number, { page = 1, state }: AskedStandings) {
  return queryOptions({
    queryKey: [...waterKeys.all(farmId), 'list', page, state],
    queryFn: ({ signal }) =>
      api.iot.waterBalances.list({
        query: { page, 'per-page': standingsPerPage, ...(state && { state: [state] }) },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** How the crop of one parcel is off for water; null where nothing grows on it. */
export function parcelStandingOptions(farmId: number, parcelId: number) {
  return queryOptions({
    queryKey: [...waterKeys.all(farmId), 'parcel', parcelId],
    queryFn: async ({ signal }) => {
      const query = { 'parcel-id': [parcelId] };
      const { rows } = await api.iot.waterBalances.list({ query, farmIds: [farmId], signal });
      return rows[0] ?? null;
    },
  });
}
