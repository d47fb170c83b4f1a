import { queryRoots } from '#web/lib/query-keys.ts';

export const changeKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'changes'] as const,
};
