import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('work in slices', () => {
  it('is done at once where there is little of it', () => {
    const done = vi.fn();
    inSlices([1, 2, 3], (item) => item * 2, done);
    expect(done).toHaveBeenCalledWith([2, 4, 6]);
  });

  it('lets others go on between the slices of much, and keeps the order', () => {
    const done = vi.fn();
    const make = vi.fn((item: number) => item);
    inSlices(numbers(2000), make, done);
    expect(make).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(make.mock.calls.length).toBeLessThan(300);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith(numbers(2000));
  });

  it('is left undone when it is stopped', () => {
    const done = vi.fn();
    inSlices(numbers(2000), String, done)();
    vi.runAllTimers();
    expect(done).not.toHaveBeenCalled();
  });
});
