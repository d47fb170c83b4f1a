import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { todayIn } from '#web/lib/days.ts';
import { farmSettingsOptions } from '#web/lib/farms.queries.ts';

const lookMilliseconds = 30_000;

/** The calendar day that it is on a farm, also when it begins while the map is open; until its clocks are known, by the browser's. */
export function useFarmDay(farmId: number): string {
  const { data } = useQuery(farmSettingsOptions(farmId));
  return useSyncExternalStore(lookAgain, () => todayIn(data?.timeZone));
}

function lookAgain(look: () => void): () => void {
  const timer = setInterval(look, lookMilliseconds);
  return () => {
    clearInterval(timer);
  };
}
