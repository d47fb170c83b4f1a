import { describe, expect, it } from 'vitest';
import { createAskers, giveWay } from './back-pressure.ts';

describe('Long work', () => {
  it('gives way where others have asked since it began', () => {
    const askers = createAskers();
    const began = performance.now();
    expect(askers.haveAsked(began, [])).toBe(false);
    askers.note(1);
    expect(askers.haveAsked(began, [])).toBe(true);
  });

  it('gives way neither to those who want it done nor to those who asked before', async () => {
    const askers = createAskers();
    askers.note(2);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const began = performance.now();
    askers.note(1);
    expect(askers.haveAsked(began, [1])).toBe(false);
    askers.note(2);
    expect(askers.haveAsked(began, [1])).toBe(true);
  });

  it('remembers the last who asked, however many did', () => {
    const askers = createAskers();
    for (let userId = 1; userId <= 1000; userId += 1) askers.note(userId);
    expect(askers.haveAsked(0, [1000])).toBe(true);
    expect(
      askers.haveAsked(
        0,
        Array.from({ length: 100 }, (_, index) => 901 + index),
      ),
    ).toBe(false);
  });

  it('goes on at once where nobody has asked', async () => {
    await expect(giveWay(createAskers(), performance.now(), [])).resolves.toBeUndefined();
  });
});
