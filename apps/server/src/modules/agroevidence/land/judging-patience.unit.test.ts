import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgingPatience } from './judging-patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves most of the time to others at first, and less of it to a file that takes long', () => {
  const patience = judgingPatience(new AbortController().signal);
  expect(patience.timesForOthers()).toBe(5);
  vi.advanceTimersByTime(3001);
  expect(patience.timesForOthers()).toBe(1);
});

it('ends with a file that takes too long, and with a caller who has gone away', () => {
  const caller = new AbortController();
  const patience = judgingPatience(caller.signal);
  expect(() => {
    patience.check();
  }).not.toThrow();
  vi.advanceTimersByTime(15_001);
  expect(() => {
    patience.check();
  }).toThrow('landFile.tooHard');
  caller.abort(new Error('gone'));
  expect(() => {
    patience.check();
  }).toThrow('gone');
});
