import { onceSignedIn } from '../once-signed-in.ts';
import type { Services } from '../services.ts';

/** Follows what happens once somebody is signed in and the code for it is there: the first picture does not wait for it. */
export function followLiveSoon(services: Services): () => void {
  return onceSignedIn(services.session, {
    isFor: () => true,
    begin: async () => (await import('./follow-live.ts')).followLive(services),
    failure: 'What happens cannot be followed',
  });
}
