import type { Retention } from './retention-settings.ts';

/** Since when what sensors send is kept; what is older is taken away, and not stored any more. Undefined: all of it. */
export interface KeptSince {
  readonly readings: Date | undefined;
  readonly messages: Date | undefined;
  readonly halfHours: Date | undefined;
}

/**
 * Whole months, and whole years of half hours, are kept and taken away, as they lie in parts: so what is of the month in
 * which the time is over stays until it ends.
 */
export function keptSince({ readings, messages, halfHours }: Retention, now: Date): KeptSince {
  return {
    readings: readings === undefined ? undefined : monthBefore(now, readings),
    messages: messages === undefined ? undefined : monthBefore(now, messages),
    halfHours: halfHours === undefined ? undefined : yearOf(monthBefore(now, halfHours)),
  };
}

export function isKept(at: Date, since: Date | undefined): boolean {
  return since === undefined || at >= since;
}

function monthBefore(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months));
}

function yearOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), 0));
}
