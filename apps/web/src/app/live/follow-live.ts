import type { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { followLiveEvents, type Follower } from '#web/lib/live/follow-live-events.ts';
import { createRenewer } from '#web/lib/live/renewals.ts';
import { shareBetweenTabs } from '#web/lib/live/share-between-tabs.ts';
import type { Services } from '../services.ts';
import { renewals } from './renewals.generated.ts';

type Needs = Pick<Services, 'session' | 'router' | 'queries'>;

/** Follows what happens for as long as somebody is signed in: on their farms, to them, and to the installation they look after. */
export function followLive(services: Needs, lookingSince: number): () => void {
  const { session } = services;
  let reader: string | undefined;
  let stop: () => void = () => undefined;
  const look = (since = performance.now()): void => {
    const current = readerOf(session.claims());
    if (current === reader) return;
    stop();
    reader = current;
    stop = current === undefined ? () => undefined : followFor(current, services, since);
  };
  look(lookingSince);
  const unsubscribe = session.subscribe(() => look());
  return () => {
    unsubscribe();
    stop();
  };
}

function readerOf(claims: TokenClaims | null): string | undefined {
  return claims === null ? undefined : `${claims.principal} ${claims.original_user_id ?? ''}`;
}

function followFor(reader: string, { queries, router }: Needs, lookingSince: number): () => void {
  const renewer = createRenewer(queries, renewals);
  const told: Follower = {
    lookingSince,
    onConnected: renewer.takeMissed,
    onEvent: (event) => {
      renewer.take(event);
      // Whether the screen is theirs to see is looked at anew.
      if (event.topic === 'memberships.changed') void router.invalidate();
    },
  };
  const stop = shareBetweenTabs(`brazda.live ${reader}`, told, followLiveEvents);
  return () => {
    stop();
    renewer.stop();
  };
}
