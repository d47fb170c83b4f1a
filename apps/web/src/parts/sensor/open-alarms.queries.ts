import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const alarmKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'alarms'] as const,
};

/** As many as a farm has at the worst; those of one sensor are few. */
const mostAlarms = 200;

/** The alarms that last, of all sensors of a farm. */
export function openAlarmsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...alarmKeys.all(farmId), 'open'],
    queryFn: ({ signal }) =>
      api.iot.alarms.list({ query: { state: 'OPEN', 'per-page': mostAlarms }, farmIds: [farmId], signal }),
  });
}
