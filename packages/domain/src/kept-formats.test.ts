import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './kept-formats.ts';

describe('What writes numbers and times', () => {
  it('is made once for each language and each wish, and is another for others', () => {
    const wish = { maximumFractionDigits: 2 };
    expect(numberFormat('cs', wish)).toBe(numberFormat('cs', { ...wish }));
    expect(numberFormat('cs', wish).format(0.123)).toBe('0,12');
    expect(numberFormat('en', wish).format(0.123)).toBe('0.12');
    expect(numberFormat('cs', { maximumFractionDigits: 1 }).format(0.123)).toBe('0,1');
  });

  it('is not kept where it goes by the clocks of the machine, which may be put to another zone', () => {
    const wish = { hour: 'numeric', timeZone: undefined } as const;
    expect(dateFormat('cs', wish)).not.toBe(dateFormat('cs', wish));
    expect(dateFormat('cs', { ...wish, timeZone: 'UTC' })).toBe(dateFormat('cs', { ...wish, timeZone: 'UTC' }));
  });

  it('tells numbers from times of the same wishes', () => {
    expect(numberFormat('cs', {}).format(0)).toBe('0');
    expect(dateFormat('cs', { timeZone: 'UTC' }).format(0)).toBe('1. 1. 1970');
  });
});
