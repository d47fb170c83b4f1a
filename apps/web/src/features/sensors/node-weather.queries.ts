import type { DayRange } from '@brazda/domain/days.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { aboutNodes } from '#web/parts/sensor/about-nodes.ts';
import { sensorKeys } from '#web/parts/sensor/sensor.queries.ts';

/** How warmth is summed; as the server has it where nothing is said. */
export interface AskedWarmth {
  readonly baseTemperature?: number;
  readonly since?: string;
}

const minuteMs = 60_000;

/** What is worked out of a node's measurements; of whole days, so that one of them renews it once in a while only. */
export function nodeWeatherOptions(
  farmId: number,
  nodeId: number,
  { from, to, baseTemperature, since }: DayRange & AskedWarmth,
) {
  return queryOptions({
    queryKey: [...sensorKeys.weather(farmId), nodeId, from, to, baseTemperature, since],
    queryFn: ({ signal }) =>
      api.iot.nodeWeather.read({
        params: { nodeId },
        query: {
          ...{ from, to },
          ...(baseTemperature !== undefined && { 'base-temperature': baseTemperature }),
          ...(since !== undefined && { 'degree-days-since': since }),
        },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 10 * minuteMs,
    placeholderData: keepPreviousData,
    meta: aboutNodes(() => [nodeId]),
  });
}
