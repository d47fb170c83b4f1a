import type { LiveEvent } from '@brazda/contract/events.ts';
import { createRecentPast } from '@brazda/domain/recent-past.ts';
import type { Follower } from './follow-live-events.ts';

type Follow = (told: Follower) => () => void;
type Word =
  | { readonly event: LiveEvent }
  | { readonly isAgain: boolean }
  /** A tab that has come asks for what happened while it did not listen. */
  | { readonly missedMs: number };

/** A tab is not so long in coming that more would happen. */
const mostRemembered = 500;

/**
 * Lets one tab of a browser follow for all that have the same name: over HTTP/1.1 browsers open six connections to a host
 * and no more, so that a seventh tab would wait for ever with its calls. When that tab is closed another takes its place.
 * Pages on plain http, other than localhost, have no locks; there each tab follows for itself.
 */
export function shareBetweenTabs(name: string, told: Follower, follow: Follow): () => void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return follow(told);
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  const { signal } = closing;
  const past = createRecentPast<LiveEvent>({ atMost: mostRemembered, now: () => performance.now() });
  const say = (word: Word): void => channel.postMessage(word);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('event' in data) told.onEvent(data.event);
    else if ('isAgain' in data) told.onConnected(data.isAgain);
    else for (const event of past.ofLast(data.missedMs)) say({ event });
  };
  /** Whoever takes another's place has missed what happened in between, and so have all. */
  const lead = async (isSuccessor: boolean): Promise<void> => {
    if (signal.aborted) return;
    const stop = follow({
      ...told,
      onEvent: (event) => {
        past.add(event);
        told.onEvent(event);
        say({ event });
      },
      onConnected: (isAgain) => {
        told.onConnected(isAgain || isSuccessor);
        say({ isAgain: isAgain || isSuccessor });
      },
    });
    await ended(signal);
    stop();
  };
  const takeTurns = async (): Promise<void> => {
    const isFirst = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false);
      return lock !== null;
    });
    if (isFirst || signal.aborted) return;
    say({ missedMs: performance.now() - told.lookingSince });
    await locks.request(name, { signal }, () => lead(true));
  };
  void takeTurns()
    .catch(() => undefined)
    .finally(() => {
      channel.close();
    });
  return () => {
    closing.abort();
    channel.onmessage = null;
  };
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
