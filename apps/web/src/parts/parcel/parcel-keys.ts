import { queryRoots } from '#web/lib/query-keys.ts';

/** Under which the answers about parcels are kept; whoever changes parcels says by them what is to be asked anew. */
export const parcelKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'parcels'] as const,
  map: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'map'] as const,
  points: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'points'] as const,
  list: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'list'] as const,
  table: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'table'] as const,
  suggestions: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'suggestions'] as const,
  cadastralUnits: (farmId: number) => [...queryRoots.farm(farmId), 'parcels', 'cadastral-units'] as const,
  one: (farmId: number, id: number) => [...queryRoots.farm(farmId), 'parcels', 'one', id] as const,
};
