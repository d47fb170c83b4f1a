import { setMaxListeners } from 'node:events';
import { farmEvents } from '@brazda/contract/core/farm-events.ts';
import { openEventStream } from '#server/http/event-stream.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { createStreamPlaces } from './stream-places.ts';
import { tellReader } from './tell-reader.ts';

export function farmEventRoutes(mounting: Mounting, { live, signedInUsers, processes }: Services): void {
  const closing = new AbortController();
  // Every open stream listens; Node would take more than ten for a leak.
  setMaxListeners(0, closing.signal);
  mounting.app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  const places = createStreamPlaces(processes);
  mount(mounting, farmEvents, {
    follow: ({ who, reply, query }) => {
      const leave = places.take(who.userId);
      const stream = openEventStream(reply, closing.signal);
      stream.onClose(leave);
      tellReader(stream, live, {
        signedIn: who,
        asked: who.farmIds.length === who.memberships.length ? undefined : who.farmIds,
        missedMilliseconds: query['missed-ms'],
        holder: async () => signedInUsers.holderOf(who.sessionId),
      });
      return reply;
    },
  });
}
