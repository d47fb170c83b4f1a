import { describe, expect, it } from 'vitest';
import { isKept, keptSince } from './kept-since.ts';

const forEver = { readings: undefined, messages: undefined, halfHours: undefined };

describe('what sensors send', () => {
  it('is kept for ever where nothing is said', () => {
    const since = keptSince(forEver, new Date('2026-07-15T12:00:00Z'));
    expect(since).toEqual(forEver);
    expect(isKept(new Date(0), since.readings)).toBe(true);
  });

  it('is kept in whole months, also over the turn of a year, and half hours in whole years', () => {
    const since = keptSince({ readings: 7, messages: 1, halfHours: 7 }, new Date('2026-03-31T23:59:59Z'));
    expect(since).toEqual({
      readings: new Date('2025-08-01T00:00:00Z'),
      messages: new Date('2026-02-01T00:00:00Z'),
      halfHours: new Date('2025-01-01T00:00:00Z'),
    });
    expect(isKept(new Date('2025-08-01T00:00:00Z'), since.readings)).toBe(true);
    expect(isKept(new Date('2025-07-31T23:59:59Z'), since.readings)).toBe(false);
  });

  it('is never kept for a shorter time than was said', () => {
    for (let hour = 0; hour < 24 * 800; hour += 7) {
      const now = new Date(Date.UTC(2024, 0, 1, hour));
      for (const months of [1, 12, 37]) {
        const { readings } = keptSince({ ...forEver, readings: months }, now);
        const soLong = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()));
        expect(readings && readings <= soLong).toBe(true);
      }
    }
  });
});
