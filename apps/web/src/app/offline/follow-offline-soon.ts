import { isOfflinePossible } from '#web/lib/offline/offline-choice.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import { afterFirstPaint } from '../after-first-paint.ts';
import { onceSignedIn } from '../once-signed-in.ts';
import type { Services } from '../services.ts';

/** Looks after work without a network once somebody is signed in and the screen has been drawn. */
export function followOfflineSoon(services: Services): () => void {
  if (!isOfflinePossible()) return () => undefined;
  return onceSignedIn(services.session, {
    isFor: (claims) => ownerOf(claims) !== null,
    begin: async () => {
      await new Promise<void>(afterFirstPaint);
      return (await import('./follow-offline.ts')).followOffline(services);
    },
    failure: 'Work without a network cannot be looked after',
  });
}
