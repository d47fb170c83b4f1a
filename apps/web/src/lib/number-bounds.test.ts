import { describe, expect, it } from 'vitest';
import { agroevidenceActionsRecordApplicationFields as limits } from './fields.generated.ts';
import { isBeyond } from './number-bounds.ts';

describe('a number that was typed', () => {
  it('may be the least and the most that can be said, and nothing beyond', () => {
    const bounds = { min: 1, max: 3 };
    expect([0.9, 1, 3, 3.1].map((value) => isBeyond(value, bounds))).toEqual([true, false, false, true]);
  });

  it('may not be what it has to be more than, or less than', () => {
    const bounds = { above: 0, below: 2 };
    expect([0, 0.1, 1.9, 2].map((value) => isBeyond(value, bounds))).toEqual([true, false, false, true]);
  });

  it('is bound as the contract says it, also where a bound does not count itself', () => {
    const amount = limits['materials.value'];
    expect([0, 0.001, amount.max, amount.max + 1].map((value) => isBeyond(value, amount))).toEqual([
      ...[true, false, false, true],
    ]);
  });

  it('that is left empty is judged by its form', () => {
    expect(isBeyond(null, { above: 0 })).toBe(false);
  });
});
