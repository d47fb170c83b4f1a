import { describe, expect, it } from 'vitest';
import { finished, started } from './action-progress.ts';
import { newAction } from './typed-action.ts';

const zone = 'Europe/Prague';
const planned = { ...newAction('EPH', '2026-05-10'), state: 'PLANNED' as const };

describe('Work that goes on', () => {
  it('begins on the day and at the hour of then, by the clocks of the farm', () => {
    expect(started(planned, new Date('2026-05-11T22:30:00Z'), zone)).toMatchObject({
      ...{ state: 'UNDER_WAY', day: '2026-05-12', startedAt: '00:30', finishedAt: '' },
    });
  });

  it('ends at the hour of then where it was begun on the same day', () => {
    const begun = started(planned, new Date('2026-05-11T06:00:00Z'), zone);
    expect(finished(begun, new Date('2026-05-11T09:15:00Z'), zone)).toMatchObject({
      ...{ state: 'DONE', day: '2026-05-11', startedAt: '08:00', finishedAt: '11:15' },
    });
  });

  it('that nobody began has no hours made up', () => {
    expect(finished(planned, new Date('2026-05-11T09:15:00Z'), zone)).toMatchObject({
      ...{ state: 'DONE', day: '2026-05-10', startedAt: '', finishedAt: '' },
    });
  });

  it('that was planned for a day to come is done today', () => {
    expect(finished(planned, new Date('2026-05-08T09:15:00Z'), zone).day).toBe('2026-05-08');
  });

  it('that was begun on another day keeps what was said of its hours', () => {
    const begun = started(planned, new Date('2026-05-11T06:00:00Z'), zone);
    expect(finished(begun, new Date('2026-05-12T06:00:00Z'), zone)).toMatchObject({
      day: '2026-05-11',
      finishedAt: '',
    });
  });
});
