import { logger } from '#web/lib/logger.ts';
import { isOfflinePossible } from '#web/lib/offline/offline-choice.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import { afterFirstPaint } from '../after-first-paint.ts';
import type { Services } from '../services.ts';

/** Looks after work without a network once somebody is signed in and the screen has been drawn. */
export function followOfflineSoon(services: Services): () => void {
  if (!isOfflinePossible()) return () => undefined;
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async (): Promise<void> => {
    const { followOffline } = await import('./follow-offline.ts');
    if (!isOver) stop = followOffline(services);
  };
  const look = (): void => {
    if (ownerOf(services.session.claims()) === null) return;
    unsubscribe();
    afterFirstPaint(() => {
      begin().catch((cause: unknown) => logger.warning('Work without a network cannot be looked after', cause));
    });
  };
  const unsubscribe = services.session.subscribe(look);
  look();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
  };
}
