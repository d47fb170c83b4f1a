import type { FarmJob } from '#server/jobs/job-kinds.ts';
import type { Services } from '#server/services.ts';
import type { KeptSince } from '../retention/kept-since.ts';
import type { NewReading } from './readings.repository.ts';
import type { MessagePlace } from './kept-messages.repository.ts';
import type { TimeSpan } from './other-readings.repository.ts';

/** Messages that were read together, and the time of all that they have told: they may tell of long ago. */
export interface ReadPiece {
  /** The last message that was kept before them. */
  readonly since: number;
  /** They come after one message, and go up to another. */
  readonly after: MessagePlace | undefined;
  readonly upTo: MessagePlace;
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
}

/** The reading of all that a node has sent. */
export interface Again extends Pick<FarmJob, 'farmId' | 'change'> {
  readonly services: Pick<Services, 'database' | 'clock'>;
  readonly nodeId: number;
  readonly kept: KeptSince;
  readonly settled: Set<number>;
  /** What was read so far. */
  readonly pieces: ReadPiece[];
}

/** A piece by what was written of it; undefined where that is nothing. */
export function readPiece(
  messages: Pick<ReadPiece, 'since' | 'after' | 'upTo'>,
  written: readonly NewReading[],
): ReadPiece | undefined {
  if (written.length === 0) return undefined;
  let [first, last] = [Infinity, -Infinity];
  for (const { at } of written) [first, last] = [Math.min(first, at.getTime()), Math.max(last, at.getTime())];
  return { ...messages, first, last };
}

/** Whether a piece may tell of some time. */
export function tellsOf({ begins, ends }: TimeSpan): (piece: ReadPiece) => boolean {
  return ({ first, last }) => first < ends.getTime() && last >= begins.getTime();
}

/** The rest of the month of an instant, from it on, in universal time. */
export function restOfMonth(at: Date): TimeSpan {
  return { begins: at, ends: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)) };
}
