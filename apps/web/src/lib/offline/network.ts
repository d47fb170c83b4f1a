import { useSyncExternalStore } from 'react';
import { ApiError } from '../api-error.ts';

const listeners = new Set<() => void>();
let isLost = false;

/** What became of a call tells more than the browser, which only knows whether there is a cable or a mast. */
export function heardFromServer(isHeard: boolean): void {
  if (isLost === !isHeard) return;
  isLost = !isHeard;
  for (const listener of listeners) listener();
}

export function hasNetwork(): boolean {
  return navigator.onLine && !isLost;
}

export function followNetwork(listener: () => void): () => void {
  const online = (): void => {
    // Nothing was heard yet, but it is worth asking.
    isLost = false;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', online);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', listener);
  };
}

export function useHasNetwork(): boolean {
  return useSyncExternalStore(followNetwork, hasNetwork);
}

/** Whether nobody knows what became of a call: it did not get there, its answer did not come, or the server is in trouble. */
export function isWithoutAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isGivenUp(error);
  return error.status === 0 || error.status >= 500;
}

function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** Somebody who stands in a field does not wait longer for what the device can answer as well. */
const patienceMs = 4000;

/** Gives up what takes longer than somebody waits, besides what another signal says. */
export function withPatience(signal?: AbortSignal): AbortSignal {
  const giving = new AbortController();
  const timer = setTimeout(() => giving.abort(new DOMException('It took too long', 'TimeoutError')), patienceMs);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    giving.abort(signal.reason);
  });
  return giving.signal;
}
