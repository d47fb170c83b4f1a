import { describe, expect, it } from 'vitest';
import { clockOf } from './local-time.ts';

describe('The clocks of a place', () => {
  it('show the same hour twice where they are put back, and the offset tells one from the other', () => {
    const clock = clockOf('Europe/Prague');
    const shown = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => clock(new Date(at)));
    expect(shown).toEqual([
      { stamp: '2026-10-25 02:30:00', offset: '+02:00' },
      { stamp: '2026-10-25 02:30:00', offset: '+01:00' },
    ]);
  });

  it('leave an hour out where they are put forward', () => {
    const clock = clockOf('Europe/Prague');
    const shown = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'].map((at) => clock(new Date(at)).stamp);
    expect(shown).toEqual(['2026-03-29 01:59:59', '2026-03-29 03:00:00']);
  });

  it('are behind and ahead of UTC as their place is, also by parts of an hour', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    expect(clockOf('America/New_York')(at)).toEqual({ stamp: '2025-12-31 19:00:00', offset: '-05:00' });
    expect(clockOf('Asia/Kathmandu')(at)).toEqual({ stamp: '2026-01-01 05:45:00', offset: '+05:45' });
    expect(clockOf('UTC')(at)).toEqual({ stamp: '2026-01-01 00:00:00', offset: '+00:00' });
  });
});
