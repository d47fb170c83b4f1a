import type { LiveEvent } from '@brazda/contract/events.ts';

/** Events on their way to one reader. */
export interface SpacedEvents {
  take(event: LiveEvent): void;
  /** Forgets what has not been told. */
  close(): void;
}

/**
 * Tells each kind of event about the same thing at most once in a while (throttled): the first at once, of those that
 * follow the last when the while is over. What is told says what to ask for, so those between are not missed.
 */
export function spaceEvents(send: (event: LiveEvent) => void, milliseconds: number): SpacedEvents {
  const waiting = new Map<string, LiveEvent | undefined>();
  const timers = new Set<NodeJS.Timeout>();
  const tell = (subject: string, event: LiveEvent): void => {
    waiting.set(subject, undefined);
    send(event);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const last = waiting.get(subject);
      waiting.delete(subject);
      if (last) tell(subject, last);
    }, milliseconds);
    timers.add(timer);
  };
  return {
    take: (event) => {
      const subject = subjectOf(event);
      if (waiting.has(subject)) waiting.set(subject, event);
      else tell(subject, event);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
}

/** What an event is about: all that it says but which state of it. */
function subjectOf(event: LiveEvent): string {
  return JSON.stringify({ ...event, revision: undefined });
}
