/** A poller: work is looked for again and again, as long as the process lives. */
export interface Poller {
  /** Says that there is something to find, so that it need not wait for the next look. */
  readonly nudge: () => void;
  /** Waits for the look that is under way and begins no other. */
  readonly close: () => Promise<void>;
}

/** Looks every `pause` milliseconds and whenever nudged, never twice at a time; a look that fails is tried again later. */
export function startPoller(
  look: (isClosing: () => boolean) => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
): Poller {
  const state = { isWanted: false, isClosed: false };
  let looking: Promise<void> | undefined;

  const lookUntilNobodyNudges = async (): Promise<void> => {
    while (state.isWanted && !state.isClosed) {
      state.isWanted = false;
      await look(() => state.isClosed);
    }
  };
  const nudge = (): void => {
    state.isWanted = true;
    if (state.isClosed || looking) return;
    looking = lookUntilNobodyNudges()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(nudge, pause);
  nudge();
  return {
    nudge,
    close: async () => {
      state.isClosed = true;
      clearInterval(timer);
      await looking;
    },
  };
}
