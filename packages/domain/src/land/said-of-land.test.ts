import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidOfLand } from './said-of-land.ts';

const descents = [
  { id: 3, fromId: 1 },
  { id: 4, fromId: 3 },
];

describe('what holds for a parcel', () => {
  it.each([
    { said: [4, 1], holds: 4 },
    { said: [3, 1], holds: 3 },
    { said: [1], holds: 1 },
    { said: [2], holds: undefined },
    { said: [], holds: undefined },
  ])('of $said is said of $holds', ({ said, holds }) => {
    expect(saidOfLand(new Set(said), descents)(4)).toBe(holds);
  });

  it('comes to an end whatever is said to be from what', () => {
    const number = fc.integer({ min: 1, max: 6 });
    const descent = fc.record({ id: number, fromId: number });
    fc.assert(
      fc.property(fc.array(descent), fc.array(number), number, (all, said, asked) => {
        const holds = saidOfLand(new Set(said), all)(asked);
        expect(holds === undefined || said.includes(holds)).toBe(true);
        if (said.includes(asked)) expect(holds).toBe(asked);
      }),
    );
  });
});
