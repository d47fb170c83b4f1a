import { queryRoots } from '#web/lib/query-keys.ts';

export const aheadKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'ahead'] as const,
};
