import type { LiveEvent } from '@brazda/contract/events.ts';
import { createRecentPast } from '@brazda/domain/recent-past.ts';
import { channelOf, type Channel } from './channels.ts';

type Listener = (event: LiveEvent) => void;

/** Hands on what happens to whoever in this process follows it. */
export interface Live {
  publish(event: LiveEvent): void;
  /** Follows some channels until the returned function is called; what happened lately there may be told first. */
  follow(channels: readonly Channel[], listener: Listener, missedMilliseconds?: number): () => void;
  /** Follows everything; for what the process itself keeps of farms. */
  followAll(listener: Listener): () => void;
}

/** Those who come a little late missed no more than that: a minute of some thousand farms. */
const mostRemembered = 10_000;

/** A listener that throws takes nothing from the others: `onError` is told of it. */
export function createLive(onError: (error: unknown) => void = () => undefined): Live {
  const byChannel = new Map<Channel, Set<Listener>>();
  const everywhere = new Set<Listener>();
  const past = createRecentPast<LiveEvent>({ atMost: mostRemembered, now: () => performance.now() });
  const tell = (listener: Listener, event: LiveEvent): void => {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  };
  return {
    publish: (event) => {
      past.add(event);
      for (const listener of everywhere) tell(listener, event);
      for (const listener of byChannel.get(channelOf(event)) ?? []) tell(listener, event);
    },
    follow: (channels, listener, missedMilliseconds = 0) => {
      for (const channel of channels) byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(listener));
      const missed = missedMilliseconds === 0 ? [] : past.ofLast(missedMilliseconds);
      for (const event of missed) if (byChannel.get(channelOf(event))?.has(listener)) tell(listener, event);
      return () => {
        for (const channel of channels) {
          const listeners = byChannel.get(channel);
          listeners?.delete(listener);
          if (listeners?.size === 0) byChannel.delete(channel);
        }
      };
    },
    followAll: (listener) => {
      everywhere.add(listener);
      return () => everywhere.delete(listener);
    },
  };
}
