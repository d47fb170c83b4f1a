import { describe, expect, it } from 'vitest';
import { lastMoment, momentText, msToNextMoment } from './moment.ts';

const moments = { everyMinutes: 10, lateMinutes: 5 };
const last = (now: string): string => momentText(lastMoment(moments, new Date(now)));

describe('pictures that hold for a moment', () => {
  it('are asked for once they are there', () => {
    expect(last('2026-11-22T14:24:59Z')).toBe('2026-11-22T14:10:00Z');
    expect(last('2026-11-22T14:25:00Z')).toBe('2026-11-22T14:20:00Z');
  });

  it('are followed by others when those are there', () => {
    expect(msToNextMoment(moments, new Date('2026-11-22T14:24:00Z'))).toBe(60_000);
    expect(msToNextMoment(moments, new Date('2026-11-22T14:25:00Z'))).toBe(600_000);
  });
});
