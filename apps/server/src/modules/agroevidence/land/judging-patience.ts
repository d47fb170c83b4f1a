import { mostTimesForOthers } from '#server/concurrency/back-pressure.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';

/** Together with the reading before it, no call takes longer than half a minute. */
const mostMilliseconds = 15_000;
/** So long whoever waits for a file leaves most of the time to others; a file that takes longer would not be judged in time. */
const patientMilliseconds = 3000;

/** How long a caller's file may be judged while the caller waits for it. */
export interface JudgingPatience {
  /** Throws the reason of a caller who has gone away, and LandFileError `landFile.tooHard` when it takes too long. */
  check(): void;
  /** How many times as long as a piece took others who ask for something have for themselves after it. */
  timesForOthers(): number;
}

export function judgingPatience(caller: AbortSignal): JudgingPatience {
  const began = performance.now();
  return {
    check: () => {
      caller.throwIfAborted();
      if (performance.now() > began + mostMilliseconds) throw new LandFileError('landFile.tooHard');
    },
    timesForOthers: () => (performance.now() < began + patientMilliseconds ? mostTimesForOthers : 1),
  };
}
