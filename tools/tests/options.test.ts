import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('what `npm test` is asked for', () => {
  it('is everything, with a seed of its own each time', () => {
    const { seed, ...rest } = readOptions([]);
    expect(rest).toEqual({ parts: [], filters: [], isChanged: false, isThorough: false });
    expect(seed).not.toBe(readOptions([]).seed);
  });

  it('may be parts, files of them, what changed, the full runs, and a seed that was told before', () => {
    expect(readOptions(['thorough', 'server', '--seed', '7', 'postgres', '--', 'parcels'])).toEqual({
      parts: ['server', 'postgres'],
      filters: ['parcels'],
      isChanged: false,
      isThorough: true,
      seed: 7,
    });
    expect(readOptions(['changed'])).toMatchObject({ parts: [], isChanged: true });
  });

  it('is refused with a seed that is no number', () => {
    expect(() => readOptions(['--seed', 'x'])).toThrow('--seed takes a whole number');
  });
});
