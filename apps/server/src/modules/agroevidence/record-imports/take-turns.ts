import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long others wait for one who goes through many rows. */
const turnMilliseconds = 15;

/** To be asked at each of many rows: lets others to their turn where they have waited long enough. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMilliseconds) return;
    await nextTurn();
    began = performance.now();
  };
}
