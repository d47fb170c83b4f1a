import { queryRoots } from '#web/lib/query-keys.ts';

/** What is asked about a plan lies below one key, by which a change of it renews all. */
export const planKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'plan'] as const,
  season: (farmId: number, seasonId: number) => [...planKeys.all(farmId), 'season', seasonId] as const,
  parcel: (farmId: number, parcelId: number) => [...planKeys.all(farmId), 'parcel', parcelId] as const,
};
