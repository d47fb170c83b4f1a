import { describe, expect, it } from 'vitest';
import { shareOut, shuffled } from './budget.ts';
import { seededRandom } from './seeded-random.ts';

describe('a budget', () => {
  it('is shared out by weight, and never more than it is, however many share it', () => {
    let clock = 0;
    const weights = Array.from({ length: 300 }, (_, index) => 1 + (index % 7));
    const budget = shareOut(60_000, weights, () => clock);
    for (const weight of weights) clock += budget.take(weight);
    expect(clock).toBeCloseTo(60_000, 3);
  });

  it('gives what one leaves over to those after it', () => {
    let clock = 0;
    const budget = shareOut(100, [1, 1, 2], () => clock);
    expect(budget.take(1)).toBe(25);
    clock += 5;
    expect(budget.take(1)).toBeCloseTo(95 / 3);
    clock += 15;
    expect(budget.take(2)).toBe(80);
  });

  it('that is used up gives nothing', () => {
    let clock = 0;
    const budget = shareOut(100, [1, 1], () => clock);
    budget.take(1);
    clock = 150;
    expect(budget.take(1)).toBe(0);
  });

  it('has no end in a thorough run', () => {
    expect(shareOut(Infinity, [1, 2], () => 0).take(1)).toBe(Infinity);
  });
});

describe('an order by chance', () => {
  it('is the same for the same seed, and holds all', () => {
    const values = Array.from({ length: 50 }, (_, index) => index);
    const once = shuffled(values, seededRandom(7));
    expect(shuffled(values, seededRandom(7))).toEqual(once);
    expect(once).not.toEqual(values);
    expect(once.toSorted((one, other) => one - other)).toEqual(values);
  });
});
