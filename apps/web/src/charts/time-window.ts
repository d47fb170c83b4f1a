/** What of the times is seen, in seconds since 1970. */
export interface TimeWindow {
  readonly min: number;
  readonly max: number;
}

/** Nobody looks closer than at a few values. */
const fewestSteps = 4;

/** Moved by a share of what is seen, up to the ends of what there is. */
export function panned({ min, max }: TimeWindow, full: TimeWindow, share: number): TimeWindow {
  const span = Math.min(max - min, full.max - full.min);
  const start = Math.min(Math.max(min + (max - min) * share, full.min), full.max - span);
  return { min: start, max: start + span };
}

/** Seen closer by a factor, or from farther away, around a time that stays where it is. */
export function zoomed(
  { min, max }: TimeWindow,
  full: TimeWindow,
  { factor, around, step }: { readonly factor: number; readonly around: number; readonly step: number },
): TimeWindow {
  const span = Math.max((max - min) / factor, Math.min(max - min, step * fewestSteps));
  if (span >= full.max - full.min) return full;
  const share = max > min ? (around - min) / (max - min) : 0.5;
  const start = Math.min(Math.max(around - span * share, full.min), full.max - span);
  return { min: start, max: start + span };
}

/** How far most times lie apart. */
export function usualStep(times: readonly number[]): number {
  const [first = 0, last = first] = [times.at(0), times.at(-1)];
  return times.length > 1 ? (last - first) / (times.length - 1) : 3600;
}
