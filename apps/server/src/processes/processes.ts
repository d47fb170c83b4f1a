import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { createCallCounts, type CallCounts } from './call-counts.ts';
import type { Answer, Answered, Asked, Topic } from './topics.ts';

/** The processes that together are one server, as one of them sees them: what must hold over all goes through here. */
export interface Processes {
  /** How many there are; what each may hold or do at once is its part. */
  readonly size: number;
  /** Which of them this is, from one; whoever replaces a process has its number. */
  readonly own: number;
  readonly callCounts: CallCounts;
  /** Turns of those who have a land file read. */
  readonly landTurns: Semaphore;
  /** Asks all others, and waits for their answers; a process that does not answer within a second is left out. */
  readonly askOthers: <T extends Topic>(topic: T, asked: Asked<T>) => Promise<Answered<T>[]>;
  /** Says how this process answers the others. */
  readonly answer: <T extends Topic>(topic: T, answer: Answer<T>) => void;
}

/** A server of one process. */
export function createOnlyProcess(landFilesAtOnce: number): Processes {
  return {
    size: 1,
    own: 1,
    callCounts: createCallCounts(),
    landTurns: createSemaphore(landFilesAtOnce),
    askOthers: () => Promise.resolve([]),
    answer: () => undefined,
  };
}

/** The part of one process in what all together may hold or do. */
export function partOf(whole: number, { size }: Pick<Processes, 'size'>): number {
  return Math.max(1, Math.ceil(whole / size));
}
