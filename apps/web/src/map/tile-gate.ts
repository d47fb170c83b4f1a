/** Stops asking a map service that does not answer, and says when to ask again. */
export interface TileGate {
  /** Whether to ask now; while a service is new or was silent, most wait for what the first ones learn. */
  mayAsk: () => Promise<boolean>;
  succeed: () => void;
  fail: () => void;
  /** Lets everybody ask again now. */
  reopen: () => void;
  dispose: () => void;
}

export interface TileGateOptions {
  /** Called when it may be asked again and something was missed. */
  readonly onResume: () => void;
  /** How many may ask a service of which nothing is known yet. */
  readonly probes?: number;
  readonly failuresToClose?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  readonly page?: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: { onLine: boolean };
  };
}

/** Closes after failures in a row, for longer each time; without a network it is closed at once. */
export function createTileGate({
  onResume,
  probes = 2,
  failuresToClose = 2,
  firstPauseMs = 15_000,
  longestPauseMs = 300_000,
  page = window,
}: TileGateOptions): TileGate {
  let state: 'unknown' | 'trusted' | 'closed' = 'unknown';
  let asked = 0;
  let failures = 0;
  let pauseMs = firstPauseMs;
  let hasMissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ((mayAsk: boolean) => void)[] = [];

  function settle(mayAsk: boolean): void {
    const released = waiting;
    waiting = [];
    if (!mayAsk && released.length > 0) hasMissed = true;
    for (const release of released) release(mayAsk);
  }
  function resume(): void {
    clearTimeout(timer);
    timer = undefined;
    [state, asked, failures] = ['unknown', 0, 0];
    if (!hasMissed || !page.navigator.onLine) return;
    hasMissed = false;
    onResume();
  }
  function resumeAtOnce(): void {
    pauseMs = firstPauseMs;
    resume();
  }
  page.addEventListener('online', resumeAtOnce);

  return {
    mayAsk: () => {
      const isClosed = state === 'closed' || !page.navigator.onLine;
      hasMissed ||= isClosed;
      if (isClosed) return Promise.resolve(false);
      asked += 1;
      if (state === 'trusted' || asked <= probes) return Promise.resolve(true);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    succeed: () => {
      if (state === 'closed') return;
      [state, failures, pauseMs] = ['trusted', 0, firstPauseMs];
      settle(true);
    },
    fail: () => {
      failures += 1;
      hasMissed = true;
      if (failures >= failuresToClose && state !== 'closed') {
        state = 'closed';
        settle(false);
      }
      if (timer !== undefined) return;
      timer = setTimeout(resume, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    },
    reopen: () => {
      hasMissed = true;
      resumeAtOnce();
    },
    dispose: () => {
      clearTimeout(timer);
      settle(false);
      page.removeEventListener('online', resumeAtOnce);
    },
  };
}
