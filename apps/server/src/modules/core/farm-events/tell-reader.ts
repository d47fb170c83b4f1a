import type { LiveEvent } from '@brazda/contract/events.ts';
import type { SignedIn } from '#server/access/who.ts';
import type { EventStream } from '#server/http/event-stream.ts';
import { channelsOf } from '#server/live/channels.ts';
import type { Live } from '#server/live/live.ts';
import { spaceEvents } from '#server/live/spaced-events.ts';

const spaceMilliseconds = 1000;

/** Who reads a stream, and how to know what has become of them since they opened it. */
export interface LiveReader {
  readonly signedIn: Pick<SignedIn, 'userId' | 'isAdmin' | 'memberships'>;
  /** The farms that were asked for; undefined for all of theirs, also those that they come to later. */
  readonly asked: readonly number[] | undefined;
  /** Of so long before it was opened the stream tells as well. */
  readonly missedMilliseconds: number;
  /** Who holds the session now. Throws where it has ended. */
  readonly holder: () => Promise<SignedIn>;
}

/**
 * Hands events to a stream while its reader may know of them. A stream outlives the token that opened it, so who
 * holds its session, and which farms are theirs, is asked anew with each event; where those are others, the reader is told
 * so and follows them from then on. The stream ends where the session has ended.
 */
export function tellReader(
  stream: EventStream,
  live: Live,
  { signedIn, asked, missedMilliseconds, holder }: LiveReader,
): void {
  const { userId } = signedIn;
  const spaced = spaceEvents(stream.send, spaceMilliseconds);
  let followed: readonly number[] = [];
  let leave: () => void = () => undefined;
  const follow = ({ isAdmin, memberships }: LiveReader['signedIn'], missed = 0): void => {
    leave();
    followed = memberships;
    const farmIds = asked?.filter((farmId) => memberships.includes(farmId)) ?? memberships;
    leave = live.follow(channelsOf({ userId, isAdmin }, farmIds), hear, missed);
  };
  const tell = (event: LiveEvent, now: SignedIn): void => {
    if (!isSame(followed, now.memberships)) {
      follow(now);
      spaced.take({ topic: 'memberships.changed', userId });
      if (event.topic === 'memberships.changed') return;
    }
    if ('farmId' in event && !now.memberships.includes(event.farmId)) return;
    if (isOfAdministrators(event) && !now.isAdmin) return;
    spaced.take(event);
  };
  let told = Promise.resolve();
  const hear = (event: LiveEvent): void => {
    told = told
      .then(holder)
      .then((now) => {
        tell(event, now);
      })
      .catch(stream.end);
  };
  follow(signedIn, missedMilliseconds);
  stream.onClose(() => {
    leave();
    spaced.close();
  });
}

function isSame(before: readonly number[], now: readonly number[]): boolean {
  return before.length === now.length && before.every((farmId) => now.includes(farmId));
}

function isOfAdministrators(event: LiveEvent): boolean {
  return !('farmId' in event) && !('userId' in event);
}
