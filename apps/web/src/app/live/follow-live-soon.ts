import { logger } from '#web/lib/logger.ts';
import type { Services } from '../services.ts';

/** Follows what happens once the code for it is there: the first picture does not wait for it. */
export function followLiveSoon(services: Services): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const begin = async (): Promise<void> => {
    const { followLive } = await import('./follow-live.ts');
    if (!isOver) stop = followLive(services);
  };
  begin().catch((cause: unknown) => {
    logger.warning('What happens cannot be followed', cause);
  });
  return () => {
    isOver = true;
    stop();
  };
}
