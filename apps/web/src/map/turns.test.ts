import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('turns', () => {
  it('let the first through at once and each other in a later frame, in the order in which they came', async () => {
    const turn = createTurns();
    const through: number[] = [];
    for (const one of [1, 2, 3]) void turn().then(() => through.push(one));
    await vi.advanceTimersByTimeAsync(0);
    expect(through).toEqual([1]);
    await vi.runAllTimersAsync();
    expect(through).toEqual([1, 2, 3]);
  });

  it('come also where nothing is drawn', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const turn = createTurns();
    const through = vi.fn();
    void turn();
    void turn().then(through);
    await vi.advanceTimersByTimeAsync(50);
    expect(through).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(through).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
