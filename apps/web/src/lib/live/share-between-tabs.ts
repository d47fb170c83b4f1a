import type { LiveEvent } from '@brazda/contract/events.ts';
import type { FollowOptions } from './follow-live-events.ts';

type Told = Pick<FollowOptions, 'onEvent' | 'onConnected'>;
type Follow = (told: Told) => () => void;
type Word = { readonly event: LiveEvent } | { readonly isAgain: boolean };

/**
 * Lets one tab of a browser follow for all that have the same name: over HTTP/1.1 browsers open six connections to a host
 * and no more, so that a seventh tab would wait for ever with its calls. When that tab is closed another takes its place.
 * Pages on plain http, other than localhost, have no locks; there each tab follows for itself.
 */
export function shareBetweenTabs(name: string, told: Told, follow: Follow): () => void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return follow(told);
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  const { signal } = closing;
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('event' in data) told.onEvent(data.event);
    else told.onConnected(data.isAgain);
  };
  /** Whoever takes another's place has missed what happened in between, and so have all. */
  const lead = async (isSuccessor: boolean): Promise<void> => {
    if (signal.aborted) return;
    const stop = follow({
      onEvent: (event) => {
        told.onEvent(event);
        channel.postMessage({ event } satisfies Word);
      },
      onConnected: (isAgain) => {
        told.onConnected(isAgain || isSuccessor);
        channel.postMessage({ isAgain: isAgain || isSuccessor } satisfies Word);
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
    if (!isFirst) await locks.request(name, { signal }, () => lead(true));
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
