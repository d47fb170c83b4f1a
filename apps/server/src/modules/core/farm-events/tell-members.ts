import type { FarmEvent } from '@brazda/contract/core/farm-events.ts';
import type { SignedIn } from '#server/access/who.ts';
import type { EventStream } from '#server/http/event-stream.ts';

/**
 * Hands events to a stream while its reader may know of them. A stream outlives the token that opened it, so who
 * holds its session, and which farms are theirs, is asked anew; it ends where the session has ended, and where a farm is
 * not theirs any more that was before: whoever opens it anew is told that there is no such farm.
 */
export function tellMembers(
  stream: Pick<EventStream, 'send' | 'end'>,
  before: readonly number[],
  holder: () => Promise<SignedIn>,
): (event: FarmEvent) => void {
  let told = Promise.resolve();
  return (event) => {
    told = told
      .then(holder)
      .then(({ memberships }) => {
        if (memberships.includes(event.farmId)) stream.send(event);
        else if (before.includes(event.farmId)) stream.end();
      })
      .catch(stream.end);
  };
}
