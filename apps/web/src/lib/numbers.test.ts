import { assert, property, constantFrom, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#web/i18n/locales.ts';
import { formatNumber, parseNumber } from './numbers.ts';

describe('a number', () => {
  it.each([
    ['cs-CZ', '12 345,679', '-1 234,5'],
    ['en-US', '12,345.679', '-1,234.5'],
    ['es-ES', '12.345,679', '-1234,5'],
    ['hu-HU', '12 345,679', '-1234,5'],
    ['lt-LT', '12 345,679', '−1 234,5'],
    ['pl-PL', '12 345,679', '-1234,5'],
    ['ro-RO', '12.345,679', '-1.234,5'],
    ['sk-SK', '12 345,679', '-1 234,5'],
  ])('is written in %s with three decimals at most: %s', (locale, long, short) => {
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(formatNumber(12_345.6789, locale))).toBe(long);
    expect(plain(formatNumber(-1234.5, locale))).toBe(short);
    expect(formatNumber(2, locale)).toBe('2');
    expect(formatNumber(1.26, locale, 1)).toMatch(/^1[.,]3$/);
  });

  it('is read in every language as it was written', () => {
    assert(
      property(
        constantFrom(...locales),
        integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        (locale, thousandths) => {
          expect(parseNumber(formatNumber(thousandths / 1000, locale), locale)).toBe(thousandths / 1000);
        },
      ),
    );
  });

  it.each([
    ['cs-CZ', '1,5', 1.5],
    ['cs-CZ', '1.5', 1.5],
    ['cs-CZ', ' 1 234,5 ', 1234.5],
    ['cs-CZ', '1.234', 1.234],
    ['cs-CZ', '−3', -3],
    ['cs-CZ', ',5', 0.5],
    ['cs-CZ', '5,', 5],
    ['en-US', '1,234', 1234],
    ['en-US', '1,5', 1.5],
    ['en-US', '0,125', 0.125],
    ['cs-CZ', '0.125', 0.125],
    ['es-ES', '0.125', 0.125],
    ['en-US', '1,234.5', 1234.5],
    ['es-ES', '1.234', 1234],
    ['es-ES', '1.5', 1.5],
    ['ro-RO', '1.234.567,8', 1_234_567.8],
    ['lt-LT', '−1\u00a0234,5', -1234.5],
    ['cs-CZ', '1,0005', 1.001],
    ['cs-CZ', '0,12345', 0.123],
  ])('typed in %s as “%s” is %d', (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(['', ' ', 'ha', '1,2,3', '1 2', '1 2345', '1e5', '--1', '.', '12 ha', 'Infinity', '1.234,5x', '1,234.567.8'])(
    'is not “%s”',
    (text) => {
      for (const locale of locales) expect(parseNumber(text, locale)).toBeUndefined();
    },
  );
});
