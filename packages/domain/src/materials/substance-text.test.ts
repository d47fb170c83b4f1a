import { describe, expect, it } from 'vitest';
import { readSubstances, writeSubstances } from './substance-text.ts';

describe('Active substances', () => {
  it('are read as labels write them, and written so again', () => {
    const text = 'tebuconazole 250 g/l; fludioxonil 2.5 %; ferric phosphate';
    const read = readSubstances(text);
    expect(read).toEqual([
      { name: 'tebuconazole', amount: 250, unit: 'G_PER_L' },
      { name: 'fludioxonil', amount: 2.5, unit: 'PERCENT' },
      { name: 'ferric phosphate', amount: null, unit: null },
    ]);
    expect(writeSubstances(read)).toBe(text);
  });

  it('keep a number that is no content in their name', () => {
    expect(readSubstances('Bacillus 713; x 12,5g/kg;')).toEqual([
      { name: 'Bacillus 713', amount: null, unit: null },
      { name: 'x', amount: 12.5, unit: 'G_PER_KG' },
    ]);
  });
});
