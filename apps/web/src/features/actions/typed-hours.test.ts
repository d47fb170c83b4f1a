import { describe, expect, it } from 'vitest';
import { momentOf, momentsOf, timeIn } from './typed-hours.ts';

const prague = 'Europe/Prague';

describe('hours of work', () => {
  it('are those of the clocks of the farm, in summer and in winter', () => {
    expect(momentOf('2026-07-01', '06:30', prague)).toBe('2026-07-01T04:30:00.000Z');
    expect(momentOf('2026-01-15', '06:30', prague)).toBe('2026-01-15T05:30:00.000Z');
    expect(timeIn('2026-07-01T04:30:00.000Z', prague)).toBe('06:30');
  });

  it('are right on the days on which clocks are changed', () => {
    expect(momentOf('2026-03-29', '01:30', prague)).toBe('2026-03-29T00:30:00.000Z');
    expect(momentOf('2026-03-29', '04:00', prague)).toBe('2026-03-29T02:00:00.000Z');
    expect(timeIn(momentOf('2026-10-25', '05:00', prague), prague)).toBe('05:00');
  });

  it('end on the next day where they end before they begin', () => {
    expect(momentsOf('2026-07-01', { startedAt: '21:00', finishedAt: '02:00' }, prague)).toEqual({
      startedAt: '2026-07-01T19:00:00.000Z',
      finishedAt: '2026-07-02T00:00:00.000Z',
    });
    expect(momentsOf('2026-07-01', { startedAt: '', finishedAt: '' }, prague)).toEqual({
      startedAt: null,
      finishedAt: null,
    });
  });
});
