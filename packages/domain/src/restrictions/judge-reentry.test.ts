import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermitted } from './finding.ts';
import { verdictOf } from './judge-material.ts';
import { judgeReentry } from './judge-reentry.ts';
import type { EarlierUse } from './question.ts';
import { rules } from './testing.ts';

const timeZone = 'Europe/Prague';

interface Sprayed {
  readonly day: string;
  readonly startedAt?: string | null;
  readonly finishedAt?: string | null;
  readonly hours: number;
}

function sprayed({ day, startedAt = null, finishedAt = null, hours }: Sprayed): EarlierUse {
  return {
    ...{ materialId: 7, name: 'Triazol', registrationNumber: '1234-5', preHarvest: 0, isBeforeSowing: false },
    ...{ day, startedAt, finishedAt, reentryHours: hours },
  };
}

function enter(used: Sprayed, day: string, startedAt: string | null = null) {
  const entry = { day, startedAt, timeZone, figures: rules.figures };
  const judged = judgeReentry(sprayed(used), entry);
  const { vote, earliest, earliestAt } = verdictOf(entry, judged ? [judged] : []);
  return { vote, earliest, earliestAt, finding: judged?.finding };
}

describe('Whoever goes onto land after a product was used there', () => {
  // Done by 8:00 on 10 May, summer time: 24 hours are over at 8:00 on 11 May, 06:00 UTC.
  const done = { day: '2026-05-10', startedAt: '2026-05-10T04:30:00Z', finishedAt: '2026-05-10T06:00:00Z', hours: 24 };

  it.each([
    ['2026-05-11', '2026-05-11T05:59:00Z', 'FORBIDDEN', '2026-05-11T06:00:00.000Z'],
    ['2026-05-11', '2026-05-11T06:00:00Z', 'ALLOWED', null],
    // Before it was begun nobody has to wait.
    ['2026-05-10', '2026-05-10T04:00:00Z', 'ALLOWED', null],
    ['2026-05-10', '2026-05-10T05:00:00Z', 'FORBIDDEN', '2026-05-11T06:00:00.000Z'],
    // At no said time of 11 May they may come before 8:00 or after it.
    ['2026-05-11', null, 'UNKNOWN', '2026-05-11T06:00:00.000Z'],
    ['2026-05-12', null, 'ALLOWED', null],
  ])('waits hours from its end on, where both times are known: on %s at %s', (day, at, vote, earliestAt) => {
    expect(enter(done, day, at)).toMatchObject({ vote, earliestAt });
  });

  it('is unknown for want of the hour of the entry alone, where its own end is known', () => {
    expect(enter(done, '2026-05-11', null)).toMatchObject({ finding: { reason: 'REENTRY_START_UNKNOWN' } });
  });

  it('is told the instant and the first whole day', () => {
    expect(enter(done, '2026-05-10', '2026-05-10T12:00:00Z')).toMatchObject({
      ...{ earliest: '2026-05-12', earliestAt: '2026-05-11T06:00:00.000Z' },
      finding: { reason: 'REENTRY_LASTS', least: 24, unit: 'HOURS', until: '2026-05-11T06:00:00.000Z' },
    });
  });

  // Begun at 6:30, over at some time until the end of 10 May: 24 hours last until 6:30 on 11 May, or until its end.
  const begun = { day: '2026-05-10', startedAt: '2026-05-10T04:30:00Z', hours: 24 };

  it.each([
    ['2026-05-11T04:29:00Z', 'FORBIDDEN', 'REENTRY_LASTS'],
    ['2026-05-11T04:30:00Z', 'UNKNOWN', 'REENTRY_MAY_LAST'],
    ['2026-05-11T21:59:00Z', 'UNKNOWN', 'REENTRY_MAY_LAST'],
  ])('may have to wait longer where the end of it was not said: at %s', (at, vote, reason) => {
    expect(enter(begun, '2026-05-11', at)).toMatchObject({
      ...{ vote, earliest: '2026-05-12', earliestAt: null, finding: { reason, until: '2026-05-11T22:00:00.000Z' } },
    });
  });

  // On some time of 10 May: 30 hours last until 6:00 on 11 May at least, until 6:00 on 12 May at most.
  const someTime = { day: '2026-05-10', hours: 30 };

  it.each([
    ['2026-05-10', null, 'FORBIDDEN'],
    ['2026-05-11', null, 'UNKNOWN'],
    ['2026-05-11', '2026-05-11T03:59:00Z', 'FORBIDDEN'],
    ['2026-05-11', '2026-05-11T04:00:00Z', 'UNKNOWN'],
    ['2026-05-12', '2026-05-12T03:59:00Z', 'UNKNOWN'],
    ['2026-05-12', '2026-05-12T04:00:00Z', 'ALLOWED'],
    ['2026-05-13', null, 'ALLOWED'],
  ])('is not let in by hours that nobody knows: on %s at %s', (day, at, vote) => {
    expect(enter(someTime, day, at).vote).toBe(vote);
  });

  it('may go there before the first day that is free at any time', () => {
    expect(enter(someTime, '2026-05-11')).toMatchObject({
      ...{ earliest: '2026-05-13', earliestAt: '2026-05-12T04:00:00.000Z' },
    });
  });

  // The night to 29 March has 23 hours: 12 hours after 20:00 it is 9:00 in the morning.
  const beforeSummer = {
    day: '2026-03-28',
    startedAt: '2026-03-28T17:00:00Z',
    finishedAt: '2026-03-28T19:00:00Z',
    hours: 12,
  };
  // The night to 25 October has 25 hours: 12 hours after 20:00 it is 7:00.
  const beforeWinter = {
    day: '2026-10-24',
    startedAt: '2026-10-24T16:00:00Z',
    finishedAt: '2026-10-24T18:00:00Z',
    hours: 12,
  };

  it.each([
    [beforeSummer, '2026-03-29', '2026-03-29T08:59:00+02:00', 'FORBIDDEN', '2026-03-29T07:00:00.000Z'],
    [beforeSummer, '2026-03-29', '2026-03-29T09:00:00+02:00', 'ALLOWED', null],
    [beforeWinter, '2026-10-25', '2026-10-25T06:59:00+01:00', 'FORBIDDEN', '2026-10-25T06:00:00.000Z'],
    [beforeWinter, '2026-10-25', '2026-10-25T07:00:00+01:00', 'ALLOWED', null],
  ])('waits the hours of a night in which clocks are changed %#', (used, day, at, vote, earliestAt) => {
    expect(enter(used, day, at)).toMatchObject({ vote, earliestAt });
  });

  it.each([
    // 29 March lasts 23 hours: 24 hours from its begin on are over at 1:00 on 30 March, from its end on at the end of that.
    ['2026-03-29', '2026-03-30', '2026-03-30T00:59:00+02:00', 'FORBIDDEN', '2026-03-31'],
    ['2026-03-29', '2026-03-30', '2026-03-30T01:00:00+02:00', 'UNKNOWN', '2026-03-31'],
    ['2026-03-29', '2026-03-30', null, 'UNKNOWN', '2026-03-31'],
    // 25 October lasts 25 hours: 24 hours from its begin on are over at 23:00 of the same day.
    ['2026-10-25', '2026-10-25', '2026-10-25T22:59:00+01:00', 'FORBIDDEN', '2026-10-27'],
    ['2026-10-25', '2026-10-25', '2026-10-25T23:00:00+01:00', 'UNKNOWN', '2026-10-27'],
    ['2026-10-25', '2026-10-26', null, 'UNKNOWN', '2026-10-27'],
  ])('is judged by days of 23 and 25 hours: used on %s, entered on %s at %s', (usedOn, day, at, vote, earliest) => {
    expect(enter({ day: usedOn, hours: 24 }, day, at)).toMatchObject({ vote, earliest });
  });

  it('has to wait over night where the work lasted into the next day', () => {
    const used = {
      day: '2026-05-10',
      startedAt: '2026-05-10T19:00:00Z',
      finishedAt: '2026-05-11T01:00:00Z',
      hours: 24,
    };
    expect(enter(used, '2026-05-12', '2026-05-12T00:59:00Z').vote).toBe('FORBIDDEN');
    expect(enter(used, '2026-05-12', '2026-05-12T01:00:00Z').vote).toBe('ALLOWED');
  });

  it('may go there at the first instant that is told, and not a minute before', () => {
    const minute = 60_000;
    const around = Date.parse('2026-03-27T00:00:00Z');
    const someInstant = fc.integer({ min: 0, max: 4 * 24 * 60 }).map((minutes) => new Date(around + minutes * minute));
    const someUse = fc.record({
      ...{ day: fc.constantFrom('2026-03-28', '2026-03-29', '2026-03-30'), hours: fc.integer({ min: 1, max: 60 }) },
      ...{ startedAt: fc.constant(null), finishedAt: fc.option(someInstant.map((at) => at.toISOString())) },
    });
    fc.assert(
      fc.property(someUse, someInstant, (used, at) => {
        const on = (instant: number) => {
          const told = new Date(instant).toISOString();
          return enter(used, told.slice(0, 10), told);
        };
        const { vote, earliestAt } = on(at.getTime());
        if (isPermitted(vote) || earliestAt === null) return;
        const first = Date.parse(earliestAt);
        expect(isPermitted(on(first).vote)).toBe(true);
        expect(isPermitted(on(first - minute).vote)).toBe(false);
      }),
    );
  });
});
