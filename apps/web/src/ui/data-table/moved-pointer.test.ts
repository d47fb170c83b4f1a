import { describe, expect, it } from 'vitest';
import { createPointerWatch } from './moved-pointer.ts';

describe('a mouse over rows', () => {
  it('points only when it was moved, and not at what is scrolled below it', () => {
    const hasMoved = createPointerWatch();
    expect(hasMoved({ clientX: 10, clientY: 20 })).toBe(true);
    expect(hasMoved({ clientX: 10, clientY: 20 })).toBe(false);
    expect(hasMoved({ clientX: 10, clientY: 21 })).toBe(true);
  });
});
