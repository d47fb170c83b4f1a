import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { aboutNodes } from './about-nodes.ts';

export const sensorKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'sensors'] as const,
  nodes: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'nodes'] as const,
  places: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'places'] as const,
  messages: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'messages'] as const,
  weather: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'weather'] as const,
  accessKeys: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'accessKeys'] as const,
  connection: (farmId: number) => [...queryRoots.farm(farmId), 'sensors', 'connection'] as const,
};

export function sensorOptions(farmId: number, nodeId: number) {
  return queryOptions({
    queryKey: [...sensorKeys.nodes(farmId), 'one', nodeId],
    queryFn: ({ signal }) => api.iot.nodes.read({ params: { nodeId }, farmIds: [farmId], signal }),
    meta: aboutNodes(() => [nodeId]),
  });
}
