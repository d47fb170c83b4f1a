import { useEffect, useMemo, useState } from 'react';
import type { MapOverlay } from '#web/lib/configuration.ts';
import { lastMoment, msToNextMoment } from '#web/map/moment.ts';

/** The moment that pictures are of which are made every so many minutes; it goes on with the clock while they are shown. */
export function useMoment(moments: MapOverlay['moments']): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!moments) return undefined;
    const timer = setTimeout(() => setNow(new Date()), msToNextMoment(moments, new Date()));
    return () => clearTimeout(timer);
  }, [moments, now]);
  return useMemo(() => moments && lastMoment(moments, now), [moments, now]);
}
