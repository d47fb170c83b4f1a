import type { MapOverlay } from '#web/lib/configuration.ts';

type Moments = NonNullable<MapOverlay['moments']>;

const minuteMs = 60_000;

/** The last moment of which there are pictures already. */
export function lastMoment({ everyMinutes, lateMinutes }: Moments, now: Date): Date {
  const step = everyMinutes * minuteMs;
  return new Date(Math.floor((now.getTime() - lateMinutes * minuteMs) / step) * step);
}

/** How long until there are pictures of the moment after that. */
export function msToNextMoment(moments: Moments, now: Date): number {
  const { everyMinutes, lateMinutes } = moments;
  return lastMoment(moments, now).getTime() + (everyMinutes + lateMinutes) * minuteMs - now.getTime();
}

/** As services of maps are asked for it. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace('.000', '');
}
