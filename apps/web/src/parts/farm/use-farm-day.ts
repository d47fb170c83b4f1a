import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { millisecondsOfToday, todayIn } from '#web/lib/days.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';

/** The calendar day that it is on a farm, also when it begins while the map is open; until its clocks are known, by the browser's. */
export function useFarmDay(farmId: number): string {
  const { data } = useQuery(farmSettingsOptions(farmId));
  const timeZone = data?.timeZone;
  const follow = useCallback((onNewDay: () => void) => followDays(timeZone, onNewDay), [timeZone]);
  return useSyncExternalStore(follow, () => todayIn(timeZone));
}

/**
 * Asks anew for what is shown of a farm when a day begins there: what grows, what may be done and what is due are those of
 * a day, and nothing happens by which a server would tell.
 */
export function useRenewedEachDay(farmId: number): void {
  const queries = useQueryClient();
  const { data } = useQuery(farmSettingsOptions(farmId));
  const timeZone = data?.timeZone;
  useEffect(() => {
    if (timeZone === undefined) return;
    let day = todayIn(timeZone);
    return followDays(timeZone, () => {
      const today = todayIn(timeZone);
      if (today === day) return;
      day = today;
      void queries.invalidateQueries({ queryKey: queryRoots.farm(farmId) });
    });
  }, [queries, farmId, timeZone]);
}

/** Looks when the day should be over, and when a window is looked at again: clocks stand still while a computer sleeps. */
function followDays(timeZone: string | undefined, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      look();
      wait();
    }, millisecondsOfToday(timeZone));
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
