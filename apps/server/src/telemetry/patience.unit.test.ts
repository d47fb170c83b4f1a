import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPatience } from './patience.ts';

const piece = 10;
const rests = 8;

/** How many milliseconds the last of some rests after pieces of work took. */
async function lastRest(): Promise<number> {
  const patience = createPatience();
  let last = 0;
  for (let at = 0; at < rests; at += 1) {
    const began = performance.now();
    await patience.pause(piece);
    last = performance.now() - began;
  }
  return last;
}

it('Who rests between pieces of work rests longer where others have the process busy', async () => {
  const quiet = await lastRest();
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) await nextTurn();
  })();
  const busy = await lastRest();
  over.abort();
  await others;
  expect(quiet).toBeGreaterThanOrEqual(piece - 1);
  expect(busy).toBeGreaterThan(3 * piece);
});

it('Who gives way to people rests so many times as long as a piece of work took as is said', async () => {
  const patience = createPatience();
  const began = performance.now();
  await patience.pause(piece, 9);
  expect(performance.now() - began).toBeGreaterThanOrEqual(9 * piece - 1);
});
