import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';

/** Clocks of devices are a little wrong; what is of tomorrow is a mistake. */
const mostMillisecondsAhead = 10 * 60_000;
const oldest = Date.UTC(2010, 0);

/** What is wrong with when something is said to have been measured, by when it came; null where nothing is. */
export function timeFault(at: Date, receivedAt: Date): 'IN_THE_FUTURE' | 'TOO_OLD' | null {
  if (at.getTime() > receivedAt.getTime() + mostMillisecondsAhead) return 'IN_THE_FUTURE';
  return at.getTime() < oldest ? 'TOO_OLD' : null;
}

/** When something was measured: as it is said of it, or else when its message was sent. */
export function timeOfReading({ at }: Pick<DecodedReading, 'at'>, sentAt: Date): Date {
  return at === undefined ? sentAt : new Date(at * 1000);
}
