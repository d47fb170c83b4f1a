import { setTimeout as pause } from 'node:timers/promises';
import type { Processes } from './processes.ts';
import type { Asked, Topic } from './topics.ts';

/** What is told without more to say. */
type Told = { [T in Topic]: Asked<T> extends null ? T : never }[Topic];

/**
 * Gives what tells the other processes that something has happened, such as that events were written, so that those who wait
 * for it there hear of it at once. What comes while the others are being told, and for so many milliseconds after that, is
 * told together afterwards.
 */
export function tellOthersOf(
  { size, askOthers }: Pick<Processes, 'size' | 'askOthers'>,
  topic: Told,
  restMilliseconds = 0,
): () => void {
  let isWanted = false;
  let isTelling = false;
  const tell = async (): Promise<void> => {
    isTelling = true;
    while (isWanted) {
      isWanted = false;
      await askOthers(topic, null);
      if (restMilliseconds > 0) await pause(restMilliseconds, undefined, { ref: false });
    }
    isTelling = false;
  };
  return () => {
    if (size === 1) return;
    isWanted = true;
    if (!isTelling) void tell();
  };
}
