import { describe, expect, it } from 'vitest';
import { boundedObject, numericValue, wholeNumber } from './json-values.ts';

describe('a number in JSON', () => {
  it('may be written as text', () => {
    expect([21.5, '21.5', ' -3 ', '.5', '1e3', '+7.'].map(numericValue)).toEqual([21.5, 21.5, -3, 0.5, 1000, 7]);
  });

  it('is nothing else that looks like one', () => {
    for (const value of ['', ' ', '21,5', '0x10', '1e999', 'NaN', 'Infinity', NaN, Infinity, true, null, [], [5], {}])
      expect(numericValue(value)).toBeNull();
    expect([wholeNumber(1.5, 9), wholeNumber(-1, 9), wholeNumber(10, 9), wholeNumber('9', 9)]).toEqual([
      null,
      null,
      null,
      9,
    ]);
  });
});

describe('the copy of an object', () => {
  it('is the same where it is small', () => {
    const small = { text: 'a', list: [1, null, { deep: true }], none: null };
    expect(boundedObject(small)).toEqual(small);
    expect(boundedObject([small])).toBeNull();
  });

  it('is cut where it is large', () => {
    const copy = boundedObject({ text: 'x'.repeat(1000), list: Array.from({ length: 5000 }, () => 1), last: 1 });
    expect(copy?.['text']).toHaveLength(500);
    expect(JSON.stringify(copy).length).toBeLessThan(3000);
  });
});
