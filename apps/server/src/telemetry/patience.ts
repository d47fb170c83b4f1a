import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Work gets half of the time where nobody else wants it, and a sixth where others have the process busy all the time. */
const leastRest = 1;
const mostRest = 5;
/** How much one rest says of how busy others are. */
const weight = 0.3;

/** Rests between pieces of work, so long that others who wait for an answer from the same process get theirs first. */
export interface Patience {
  /** Rests after a piece of work that took so many milliseconds: so many times as long, where somebody says how many. */
  pause(milliseconds: number, times?: number): Promise<void>;
}

export function createPatience(): Patience {
  let busy = 0;
  return {
    pause: async (milliseconds, times) => {
      const before = performance.eventLoopUtilization();
      await pause(milliseconds * (times ?? leastRest + (mostRest - leastRest) * busy));
      // Nothing of this work is done meanwhile: who is busy are others.
      const { utilization } = performance.eventLoopUtilization(before);
      busy += weight * (utilization - busy);
    },
  };
}
