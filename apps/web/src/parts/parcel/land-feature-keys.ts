import { queryRoots } from '#web/lib/query-keys.ts';

export const landFeatureKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'land-features'] as const,
};
