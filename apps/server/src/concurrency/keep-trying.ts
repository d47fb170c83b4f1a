import { setTimeout as pause } from 'node:timers/promises';

export interface Trying {
  readonly pauseMilliseconds: number;
  /** Ends it between two tries. */
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

/** Does something again and again until it is done; gives false where it was to end before. */
export async function keepTrying(
  work: () => Promise<void>,
  { pauseMilliseconds, signal, onFailure }: Trying,
): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await work();
      return true;
    } catch (error) {
      onFailure(error);
      await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  }
  return false;
}
