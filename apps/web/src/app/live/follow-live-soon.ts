import { onceSignedIn } from '../once-signed-in.ts';
import type { Services } from '../services.ts';

/** Follows what happens once somebody is signed in and the code for it is there: the first picture does not wait for it. */
export function followLiveSoon(services: Services): () => void {
  // What screens show is asked for after the page was, or after somebody signed in.
  const wasSignedIn = services.session.claims() !== null;
  return onceSignedIn(services.session, {
    isFor: () => true,
    begin: async () => {
      const lookingSince = wasSignedIn ? 0 : performance.now();
      return (await import('./follow-live.ts')).followLive(services, lookingSince);
    },
    failure: 'What happens cannot be followed',
  });
}
