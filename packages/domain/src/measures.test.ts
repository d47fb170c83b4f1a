import { describe, expect, it } from 'vitest';
import { hectares, measuredAreaNumber, measuredLengthNumber, parcelAreaNumber } from './measures.ts';

describe('measuredLengthNumber', () => {
  it.each([
    [999.94, '999.9'],
    [999.95, '1,000.0'],
    [1000, '1,000.0'],
    [1000.04, '1,000'],
    [12.345, '12.3'],
  ])('writes %d m as %s', (length, text) => {
    expect(measuredLengthNumber(length, 'en-US')).toBe(text);
  });
});

describe('measuredAreaNumber', () => {
  it.each([
    [12.3456, '12.346'],
    [1000, '1,000.000'],
    [1000.04, '1,000.0'],
  ])('writes %d ha as %s', (area, text) => {
    expect(measuredAreaNumber(area, 'en-US')).toBe(text);
  });
});

describe('parcelAreaNumber', () => {
  it('writes two decimals in the way of the locale', () => {
    expect(parcelAreaNumber(12.484, 'cs-CZ')).toBe('12,48');
    expect(parcelAreaNumber(1234.5, 'en-US')).toBe('1,234.50');
  });

  it('does not show a sliver as nothing', () => {
    expect(parcelAreaNumber(0.003, 'en-US')).toBe('<\u00a00.01');
    expect(parcelAreaNumber(0, 'en-US')).toBe('0.00');
  });
});

describe('hectares', () => {
  it('divides square metres by ten thousand', () => {
    expect(hectares(25_000)).toBe(2.5);
  });
});
