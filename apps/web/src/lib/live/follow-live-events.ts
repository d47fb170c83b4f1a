import type { LiveEvent } from '@brazda/contract/events.ts';
import { createParser } from 'eventsource-parser';
import { api } from '../api.ts';
import { coreFarmEventsFollowFields } from '../fields.generated.ts';

/** Who is told of what happens. */
export interface Follower {
  readonly onEvent: (event: LiveEvent) => void;
  /** Called when a connection stands; what happened before it, or between it and the last, was missed. */
  readonly onConnected: (isAgain: boolean) => void;
  /** Since when somebody looks, by `performance.now()`: what happened since then is told too. */
  readonly lookingSince: number;
}

export interface FollowOptions extends Follower {
  /** Opens a stream which tells first what happened in the last so many milliseconds. */
  readonly open?: (signal: AbortSignal, missedMilliseconds: number) => Promise<Response>;
  readonly random?: () => number;
}

/** Of so many milliseconds the server remembers; who has looked for longer asks for everything anew. */
const { 'missed-ms': remembered } = coreFarmEventsFollowFields;

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** The server says something every 25 seconds; a connection that is silent for so long is dead, as after a sleep. */
const longestSilenceMs = 70_000;
/** For the way to the server. */
const spareMs = 2_000;

/** Follows what happens until it is told to stop; lost connections are made again, later each time. */
export function followLiveEvents(options: FollowOptions): () => void {
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
  while (!signal.aborted) {
    const lookedFor = Math.ceil(performance.now() - options.lookingSince) + spareMs;
    const isToldAll = connections === 0 && lookedFor <= remembered.max;
    const onConnected = (): void => {
      connections += 1;
      options.onConnected(!isToldAll);
    };
    const missedMs = isToldAll ? lookedFor : 0;
    const hasHeard = await listen(options, { missedMs, onConnected, onRetry }, signal);
    pauseMs = hasHeard ? shortestMs : Math.min(Math.max(pauseMs * 2, shortestMs), longestPauseMs);
    await pause(pauseMs * (0.5 + random() / 2), signal);
    await network(signal);
  }
}

interface Connection {
  readonly missedMs: number;
  readonly onConnected: () => void;
  readonly onRetry: (milliseconds: number) => void;
}

/** One connection from its opening to its end; gives whether anything was told. */
async function listen(
  { onEvent, open = openStream }: FollowOptions,
  { missedMs, onConnected, onRetry }: Connection,
  signal: AbortSignal,
): Promise<boolean> {
  let hasHeard = false;
  const parser = createParser({
    onRetry,
    onEvent: ({ data }) => {
      hasHeard = true;
      const event = eventOf(data);
      if (event && !signal.aborted) onEvent(event);
    },
  });
  const silence = watchSilence();
  try {
    const answer = await open(AbortSignal.any([signal, silence.signal]), missedMs);
    if (!answer.body) return false;
    onConnected();
    for await (const text of textOf(answer.body, silence.signal)) {
      silence.begin();
      parser.feed(text);
    }
  } catch {
    // A session that has ended is told by the calls of the screen; here it only means that there is nothing to follow.
    return hasHeard;
  } finally {
    silence.end();
  }
  return hasHeard;
}

async function* textOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

interface Silence {
  /** Aborted when nothing was said for too long. */
  readonly signal: AbortSignal;
  readonly begin: () => void;
  readonly end: () => void;
}

function watchSilence(): Silence {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  return {
    signal: giveUp.signal,
    begin: () => {
      end();
      timer = setTimeout(() => {
        giveUp.abort();
      }, longestSilenceMs);
    },
    end,
  };
}

function openStream(signal: AbortSignal, missedMilliseconds: number): Promise<Response> {
  return api.core.farmEvents.follow({ farmIds: 'all', query: { 'missed-ms': missedMilliseconds }, signal });
}

function eventOf(text: string): LiveEvent | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return isLiveEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isLiveEvent(event: unknown): event is LiveEvent {
  return typeof event === 'object' && event !== null && 'topic' in event;
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
