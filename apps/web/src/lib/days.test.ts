import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#web/i18n/locales.ts';
import { formatDay, parseDay, todayIn, typedDay } from './days.ts';

describe('today', () => {
  it('is another day where the clocks are already past midnight', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(todayIn('Europe/Prague', late)).toBe('2026-11-21');
    expect(todayIn('Europe/London', late)).toBe('2026-11-20');
  });
});

describe('a day', () => {
  it.each([
    ['cs-CZ', '7. 11. 2026'],
    ['en-US', '11/7/2026'],
    ['es-ES', '7/11/2026'],
    ['hu-HU', '2026. 11. 07.'],
    ['lt-LT', '2026-11-07'],
    ['pl-PL', '7.11.2026'],
    ['ro-RO', '07.11.2026'],
    ['sk-SK', '7. 11. 2026'],
  ])('is typed in %s as %s', (locale, text) => {
    expect(typedDay('2026-11-07', locale).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it.each([
    ['cs-CZ', '7. 11. 2026'],
    ['en-US', 'Nov 7, 2026'],
    ['sk-SK', '7. 11. 2026'],
  ])('is shown in %s as %s', (locale, text) => {
    expect(formatDay('2026-11-07', locale).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('is shown in every language as instants are', () => {
    for (const locale of locales) {
      const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
      expect(formatDay('2026-11-07', locale)).toBe(instant.format(new Date('2026-11-07T10:00:00Z')));
    }
  });

  it('is read in every language as it was written', () => {
    const days = date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    assert(
      property(constantFrom(...locales), days, (locale, instant) => {
        const day = instant.toISOString().slice(0, 10);
        expect(parseDay(typedDay(day, locale), locale)).toBe(day);
      }),
    );
  });

  it.each([
    ['cs-CZ', '7.11.2026'],
    ['cs-CZ', '07. 11. 2026'],
    ['cs-CZ', '7.11.26'],
    ['cs-CZ', '7/11/2026'],
    ['cs-CZ', '7-11-2026'],
    ['cs-CZ', '7 11 2026'],
    ['cs-CZ', '2026-11-07'],
    ['en-US', '11/07/26'],
    ['en-US', '2026-11-07'],
    ['hu-HU', '2026.11.7'],
  ])('typed in %s as “%s” is the seventh of November', (locale, text) => {
    expect(parseDay(text, locale)).toBe('2026-11-07');
  });

  it.each([
    '',
    '7.11.',
    '29.2.2026',
    '31.4.2026',
    '32.1.2026',
    '1.13.2026',
    '0.1.2026',
    'dnes',
    '7.11.202',
    '7.11.2026 8',
  ])('is not “%s”', (text) => {
    expect(parseDay(text, 'cs-CZ')).toBeUndefined();
  });
});
