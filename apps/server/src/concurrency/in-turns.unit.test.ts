import { describe, expect, it } from 'vitest';
import { createTurns, mapInTurns } from './in-turns.ts';

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('Long work on the main thread', () => {
  it('makes all in their order', async () => {
    const numbers = Array.from({ length: 1000 }, (_, at) => at);
    expect(await mapInTurns(numbers, (one) => one * 2)).toEqual(numbers.map((one) => one * 2));
    expect(await mapInTurns([], () => 1)).toEqual([]);
  });

  it('lets what waits have its turn', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    await mapInTurns(Array.from({ length: 320 }), () => busyFor(0.5));
    clearInterval(others);
    expect(turns).toBeGreaterThan(4);
  });

  it('goes on at once while it is short', async () => {
    let isOther = false;
    const other = setImmediate(() => (isOther = true));
    await createTurns()();
    expect(isOther).toBe(false);
    clearImmediate(other);
  });
});
