import type { FarmEvent } from '@brazda/contract/core/farm-events.ts';
import { api } from './api.ts';
import { isApiError } from './api-error.ts';
import { readServerSentEvents } from './server-sent-events.ts';

export interface FollowOptions {
  readonly farmId: number;
  readonly onEvent: (event: FarmEvent) => void;
  /** Called when a lost connection stands again: what happened in between was missed. */
  readonly onReconnected: () => void;
  readonly open?: (farmId: number, signal: AbortSignal) => Promise<Response>;
  readonly random?: () => number;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Follows what happens on a farm until it is told to stop; lost connections are made again, later each time. */
export function followFarmEvents(options: FollowOptions): () => void {
  const closing = new AbortController();
  void follow(options, closing.signal);
  return () => {
    closing.abort();
  };
}

async function follow(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { random = Math.random } = options;
  let shortestMs = firstPauseMs;
  let pauseMs = firstPauseMs;
  let connections = 0;
  // The server tells each reader another time, so that they do not all come back at once.
  const onRetry = (milliseconds: number): void => {
    shortestMs = Math.min(Math.max(milliseconds, firstPauseMs), longestPauseMs);
  };
  const onConnected = (): void => {
    connections += 1;
    if (connections > 1) options.onReconnected();
  };
  while (!signal.aborted) {
    const outcome = await listen(options, { onConnected, onRetry }, signal);
    if (outcome === 'refused') return;
    pauseMs = outcome === 'heard' ? shortestMs : Math.min(Math.max(pauseMs * 2, shortestMs), longestPauseMs);
    await pause(pauseMs * (0.5 + random() / 2), signal);
    await network(signal);
  }
}

type Outcome = 'heard' | 'silent' | 'refused';

/** One connection from its opening to its end. */
async function listen(
  options: FollowOptions,
  { onConnected, onRetry }: { readonly onConnected: () => void; readonly onRetry: (milliseconds: number) => void },
  signal: AbortSignal,
): Promise<Outcome> {
  const { farmId, onEvent, open = openStream } = options;
  let outcome: Outcome = 'silent';
  try {
    const answer = await open(farmId, signal);
    if (!answer.body) return 'silent';
    onConnected();
    for await (const text of readServerSentEvents(answer.body, onRetry)) {
      outcome = 'heard';
      const event = eventOf(text);
      if (event && !signal.aborted) onEvent(event);
    }
  } catch (error) {
    // A session that has ended is told by the calls of the screen; here it only means that there is nothing to follow.
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return 'refused';
    if (isApiError(error) && error.status === 404) {
      onEvent({ farmId, topic: 'farm.changed' });
      return 'refused';
    }
  }
  return outcome;
}

function openStream(farmId: number, signal: AbortSignal): Promise<Response> {
  return api.core.farmEvents.follow({ farmIds: [farmId], signal });
}

function eventOf(text: string): FarmEvent | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return isFarmEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isFarmEvent(event: unknown): event is FarmEvent {
  return typeof event === 'object' && event !== null && 'farmId' in event && 'topic' in event;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => {
      clearTimeout(timer);
    };
  });
}

/** Waits for a network where the browser knows that there is none. */
async function network(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  await until(signal, (done) => {
    window.addEventListener('online', done);
    return () => {
      window.removeEventListener('online', done);
    };
  });
}

function until(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = start(done);
    signal.addEventListener('abort', done);
  });
}
