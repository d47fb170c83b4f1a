import { describe, expect, it } from 'vitest';
import { stopAfterDrag, stopAfterKey, stopAfterTap } from './sheet-stops.ts';

const heights = { peek: 100, half: 400, full: 700 };

describe('the sheet of a phone', () => {
  it.each([
    [120, 0, 'peek'],
    [260, 0, 'half'],
    [500, 0, 'half'],
    [580, 0, 'full'],
    [20, 0, 'peek'],
  ] as const)('let go at %d px rests at the nearest stop', (height, speed, stop) => {
    expect(stopAfterDrag(height, speed, heights)).toBe(stop);
  });

  it('goes on to the next stop when it is flicked', () => {
    expect(stopAfterDrag(130, 1, heights)).toBe('half');
    expect(stopAfterDrag(420, 1, heights)).toBe('full');
    expect(stopAfterDrag(680, -1, heights)).toBe('half');
    expect(stopAfterDrag(380, -1, heights)).toBe('peek');
    expect(stopAfterDrag(720, 1, heights)).toBe('full');
  });

  it('is moved by keys and by taps on its handle', () => {
    expect(stopAfterKey('half', 'ArrowUp')).toBe('full');
    expect(stopAfterKey('full', 'ArrowUp')).toBe('full');
    expect(stopAfterKey('half', 'ArrowDown')).toBe('peek');
    expect(stopAfterKey('half', 'End')).toBe('full');
    expect(stopAfterKey('half', 'Home')).toBe('peek');
    expect(stopAfterKey('half', 'a')).toBeUndefined();
    expect([stopAfterTap('peek'), stopAfterTap('half'), stopAfterTap('full')]).toEqual(['half', 'full', 'peek']);
  });
});
