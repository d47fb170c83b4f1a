import type { AxisLimits } from './chart-data.ts';

/** Of what is measured this share is left free above and below, so that lines do not lie on the edges. */
const air = 0.1;

interface Measured {
  readonly min: number | null;
  readonly max: number | null;
  /** Bars tell by their length, which begins at zero. */
  readonly isFromZero: boolean;
}

/** From where to where an axis goes: its limits where it has any, else around what is measured. */
export function axisRange(measured: Measured, limits: AxisLimits = {}): [number, number] {
  const free = freeRange(measured);
  const from = limits.min ?? free[0];
  const to = limits.max ?? free[1];
  // All is beyond the one limit that there is: something has to be between the ends.
  if (from < to) return [from, to];
  return limits.min === undefined ? [to - 1, to] : [from, from + 1];
}

function freeRange({ min, max, isFromZero }: Measured): [number, number] {
  const low = isFromZero ? Math.min(min ?? 0, 0) : (min ?? 0);
  const high = isFromZero ? Math.max(max ?? 0, 0) : (max ?? low);
  const room = high > low ? (high - low) * air : Math.abs(high) * air || 1;
  return [isFromZero && low === 0 ? 0 : low - room, high + room];
}
