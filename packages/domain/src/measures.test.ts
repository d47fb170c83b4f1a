import { describe, expect, it } from 'vitest';
import {
  areasDiffer,
  hectares,
  isHiddenBy,
  measuredAreaNumber,
  measuredLengthNumber,
  parcelAreaNumber,
  roundedHectares,
} from './measures.ts';

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

describe('roundedHectares', () => {
  it('keeps square metres and no less', () => {
    expect(roundedHectares(8.07344)).toBe(8.0734);
    expect(roundedHectares(8.07345678)).toBe(8.0735);
  });
});

describe('an official area that differs from that of the outline', () => {
  it('is told of where it is more than 5 %, and more than the rounding of two decimals', () => {
    expect(areasDiffer(10, hectares(94_900))).toBe(true);
    expect(areasDiffer(10, hectares(105_100))).toBe(true);
    expect(areasDiffer(10, hectares(95_100))).toBe(false);
    expect(areasDiffer(0.1, hectares(940))).toBe(true);
    expect(areasDiffer(0.1, hectares(960))).toBe(false);
    expect(areasDiffer(0.04, hectares(355))).toBe(false);
    expect(areasDiffer(0.04, hectares(340))).toBe(true);
    expect(areasDiffer(0, hectares(600))).toBe(true);
  });
});

describe('isHiddenBy', () => {
  it.each([
    [3, 0.0004, true],
    [3, -0.0004, true],
    [3, 0.0005, false],
    [0, 0.4, true],
    [3, 0, false],
  ])('says whether %d decimals show %d as nothing', (decimals, value, isHidden) => {
    expect(isHiddenBy(decimals, value)).toBe(isHidden);
  });
});
