import { describe, expect, it } from 'vitest';
import { isInside } from './inside.ts';

const square = [0, 0, 10, 0, 10, 10, 0, 10, 0, 0];
const hole = [4, 4, 4, 6, 6, 6, 6, 4, 4, 4];
const island = [20, 20, 25, 20, 25, 25, 20, 25, 20, 20];

describe('isInside', () => {
  it('knows inside from outside', () => {
    expect(isInside([5, 5], square, [10])).toBe(true);
    expect(isInside([15, 5], square, [10])).toBe(false);
    expect(isInside([-1, 5], square, [10])).toBe(false);
  });

  it('leaves holes out and takes further parts in', () => {
    const flat = [...square, ...hole, ...island];
    expect(isInside([5, 5], flat, [10, 20, 30])).toBe(false);
    expect(isInside([2, 2], flat, [10, 20, 30])).toBe(true);
    expect(isInside([22, 22], flat, [10, 20, 30])).toBe(true);
  });
});
