import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { waterKeys } from './water-balances.queries.ts';

export const diseaseKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'diseases'] as const,
};

export const lightsPerPage = 25;

interface AskedLights {
  readonly page?: number | undefined;
  readonly level?: DiseaseLight['level'] | undefined;
}

/** The lights of the parcels of a farm, what is most to be looked at first. */
export function diseaseLightsOptions(farmId: number, { page = 1, level }: AskedLights) {
  return queryOptions({
    queryKey: [...diseaseKeys.all(farmId), 'list', page, level],
    queryFn: ({ signal }) =>
      api.iot.diseaseLights.list({
        query: { page, 'per-page': lightsPerPage, ...(level && { level: [level] }) },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The lights of one parcel, of each crop that a model judges. */
export function parcelLightsOptions(farmId: number, parcelId: number) {
  return queryOptions({
    queryKey: [...diseaseKeys.all(farmId), 'parcel', parcelId],
    queryFn: async ({ signal }) => {
      const query = { 'parcel-id': [parcelId] };
      const { rows } = await api.iot.diseaseLights.list({ query, farmIds: [farmId], signal });
      return rows;
    },
  });
}

/** Most nodes of a farm among which one is chosen. */
const mostNodes = 500;

/** The nodes of a farm whose weather can be taken: they measure temperature and humidity. */
export function weatherNodesOptions(farmId: number) {
  return queryOptions({
    queryKey: [...diseaseKeys.all(farmId), 'nodes'],
    queryFn: async ({ signal }) => {
      const query = { 'per-page': mostNodes, status: ['ACTIVE' as const] };
      const { rows } = await api.iot.nodes.list({ query, farmIds: [farmId], signal });
      return rows.filter(({ sensors }) =>
        (['TEMPERATURE', 'HUMIDITY'] as const).every((wanted) => sensors.some(({ feature }) => feature === wanted)),
      );
    },
  });
}

interface SaidChoice {
  readonly parcelId: number;
  /** Null for the nearest. */
  readonly nodeId: number | null;
}

/** Says whose weather is taken for a parcel. */
export function useChooseWeather(farmId: number): UseMutationResult<unknown, Error, SaidChoice> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ parcelId, nodeId }: SaidChoice) =>
      api.iot.diseaseLights.chooseNode({ params: { parcelId }, body: { nodeId }, farmIds: [farmId] }),
    // The same weather is taken for the water of the parcel.
    onSuccess: () =>
      Promise.all([diseaseKeys, waterKeys].map((keys) => queries.invalidateQueries({ queryKey: keys.all(farmId) }))),
  });
}
