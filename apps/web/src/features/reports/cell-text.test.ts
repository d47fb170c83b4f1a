import { describe, expect, it } from 'vitest';
import { cellText } from './cell-text.ts';

describe('A cell of a preview', () => {
  const kilograms = { kind: 'number', decimals: 3 } as const;

  it('is written in the way of the language, with so many decimals', () => {
    expect(cellText({ locale: 'cs' }, 1234.5678, kilograms)).toBe('1\u00a0234,568');
    expect(cellText({ locale: 'cs' }, 0, kilograms)).toBe('0');
    expect(cellText({ locale: 'cs' }, null, kilograms)).toBeNull();
  });

  it('does not show a little as nothing', () => {
    expect(cellText({ locale: 'cs' }, 0.0001, kilograms)).toBe('0,0001');
  });
});
