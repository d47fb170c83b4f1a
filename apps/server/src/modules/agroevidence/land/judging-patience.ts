import { LandFileError } from '#server/files/land/land-problems.ts';

/** Together with the reading before it, no call takes longer than half a minute. */
const mostMilliseconds = 15_000;

/** How long a caller's file may be judged while the caller waits for it. */
export interface JudgingPatience {
  /** Throws the reason of a caller who has gone away, and LandFileError `landFile.tooHard` when it takes too long. */
  check(): void;
}

export function judgingPatience(caller: AbortSignal): JudgingPatience {
  const until = performance.now() + mostMilliseconds;
  return {
    check: () => {
      caller.throwIfAborted();
      if (performance.now() > until) throw new LandFileError('landFile.tooHard');
    },
  };
}
