import type { LiveEvent } from '@brazda/contract/events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spaceEvents } from './spaced-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function changed(farmId: number, revision: number): LiveEvent {
  return { topic: 'parcels.changed', farmId, revision };
}

describe('events that come often', () => {
  it('are told once a second: the first at once, then the last', () => {
    const told: LiveEvent[] = [];
    const spaced = spaceEvents((event) => told.push(event), 1000);
    for (const revision of [1, 2, 3]) spaced.take(changed(7, revision));
    expect(told).toEqual([changed(7, 1)]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([changed(7, 1), changed(7, 3)]);
    spaced.take(changed(7, 4));
    expect(told).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(told.at(-1)).toEqual(changed(7, 4));
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(3);
  });

  it('hold up nothing about another farm or of another kind', () => {
    const told: LiveEvent[] = [];
    const spaced = spaceEvents((event) => told.push(event), 1000);
    spaced.take(changed(7, 1));
    spaced.take(changed(8, 1));
    spaced.take({ topic: 'farm.changed', farmId: 7 });
    expect(told).toHaveLength(3);
  });

  it('are not told any more once the reader has gone', () => {
    const told: LiveEvent[] = [];
    const spaced = spaceEvents((event) => told.push(event), 1000);
    spaced.take(changed(7, 1));
    spaced.take(changed(7, 2));
    spaced.close();
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(1);
  });
});
