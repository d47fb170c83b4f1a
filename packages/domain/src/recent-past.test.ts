import { describe, expect, it } from 'vitest';
import { createRecentPast } from './recent-past.ts';

describe('what happened lately', () => {
  it('is told in its order, of the time that is asked for', () => {
    let at = 0;
    const past = createRecentPast<string>({ atMost: 10, now: () => at });
    for (const what of ['one', 'two', 'three']) {
      past.add(what);
      at += 100;
    }
    expect(past.ofLast(0)).toEqual([]);
    expect(past.ofLast(200)).toEqual(['two', 'three']);
    expect(past.ofLast(10_000)).toEqual(['one', 'two', 'three']);
  });

  it('is forgotten where there was too much of it, the oldest first', () => {
    const past = createRecentPast<number>({ atMost: 3, now: () => 0 });
    for (let what = 1; what <= 1000; what += 1) past.add(what);
    const remembered = past.ofLast(1);
    expect(remembered.length).toBeGreaterThanOrEqual(3);
    expect(remembered.length).toBeLessThanOrEqual(6);
    expect(remembered.at(-1)).toBe(1000);
  });
});
