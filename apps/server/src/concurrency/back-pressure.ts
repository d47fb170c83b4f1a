import { setTimeout as pause } from 'node:timers/promises';

/** Back-pressure of calls on background work: knows which users have asked for something lately, so that long work can give way to them. */
export interface Askers {
  note(userId: number): void;
  /** Whether anybody has asked since an instant of `performance.now()`, apart from some who want the work done. */
  haveAsked(since: number, apartFrom: readonly number[]): boolean;
}

/** Of whoever asked before so many others, nobody wants to know. */
const mostKnown = 100;

export function createAskers(): Askers {
  /** The last to ask stand last. */
  const lastAsked = new Map<number, number>();
  return {
    note: (userId) => {
      lastAsked.delete(userId);
      lastAsked.set(userId, performance.now());
      const [first] = lastAsked.size > mostKnown ? lastAsked.keys() : [];
      if (first !== undefined) lastAsked.delete(first);
    },
    haveAsked: (since, apartFrom) =>
      [...lastAsked].some(([userId, askedAt]) => askedAt >= since && !apartFrom.includes(userId)),
  };
}

const latelyMilliseconds = 1000;

/** Whether others are asking for something just now: then long work takes no more of the machine than it needs to go on. */
export function areOthersAsking(askers: Askers, apartFrom: readonly number[]): boolean {
  return askers.haveAsked(performance.now() - latelyMilliseconds, apartFrom);
}

const longestPauseMilliseconds = 100;
/** Nobody waits in front of a land file as in front of a page: others have most of the time for themselves. */
export const mostTimesForOthers = 5;

/**
 * To be called after each piece of long work, with the instant at which it began: where others have asked for something
 * meanwhile, they now have as much time for themselves, or so many times as much. Where nobody has, the work goes on at once.
 */
export async function giveWay(askers: Askers, began: number, apartFrom: readonly number[], times = 1): Promise<void> {
  if (!askers.haveAsked(began, apartFrom)) return;
  await pause(times * Math.min(performance.now() - began, longestPauseMilliseconds));
}
