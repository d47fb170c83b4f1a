import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, hoursOf, unknownHour, unsprayed } from './testing.ts';
import { judgeLeafRust } from './wheat-leaf-rust.ts';

const wet = (count: number, temperature: number) => hoursOf(count, { isLeafWet: true, temperature });
const judged = (hours: Parameters<typeof judgeLeafRust>[0]) => {
  const { level, reason } = judgeLeafRust(hours, unsprayed);
  return [level, reason.actual];
};

describe('Leaf rust of wheat', () => {
  it('infects by 90 degree-hours of wet leaves, and is near by 80 %', () => {
    expect([judged(wet(5, 18)), judged(wet(4, 18)), judged(wet(3, 18))]).toEqual([
      ...[
        ['HIGH', 90],
        ['LOW', 72],
        ['NONE', 54],
      ],
    ]);
  });

  it('counts warmth above its optimum backwards, and none at its bounds', () => {
    expect([judged(wet(4, 22.5)), judged(wet(4, 25)), judged(wet(9, 5)), judged(wet(9, 30))]).toEqual([
      ...[
        ['HIGH', 90],
        ['LOW', 80],
        ['NONE', 0],
        ['NONE', 0],
      ],
    ]);
  });

  it('begins anew on dry leaves, and goes on after a cold hour on wet ones', () => {
    expect(judged([...wet(3, 18), hour({ isLeafWet: false }), ...wet(3, 18)])).toEqual(['NONE', 54]);
    expect(judged([...wet(3, 18), ...wet(1, 3), ...wet(2, 18)])).toEqual(['HIGH', 90]);
  });

  it('is unknown where wetness or the warmth of wet leaves is, and by nothing else', () => {
    expect(judged([...wet(4, 18), unknownHour])[0]).toBe('UNKNOWN');
    expect(judged([...wet(3, 18), hour({ isLeafWet: true, temperature: null })])[0]).toBe('UNKNOWN');
    expect(judged([hour({ isLeafWet: true, temperature: null })])[0]).toBe('NONE');
    expect(judged([...wet(3, 18), hour({ isLeafWet: null, temperature: 2 })])[0]).toBe('NONE');
    expect(judged([hour({ isLeafWet: false, temperature: null })])[0]).toBe('NONE');
    expect(judged([])[0]).toBe('UNKNOWN');
    expect(judged([unknownHour, ...wet(5, 18)])[0]).toBe('HIGH');
  });

  it('is never less for more wet hours', () => {
    const temperatures = fc.array(fc.double({ min: -5, max: 40, noNaN: true }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(temperatures, (all) => {
        const actual = (count: number) =>
          Number(judged(all.slice(0, count).flatMap((temperature) => wet(1, temperature)))[1]);
        expect(actual(all.length)).toBeGreaterThanOrEqual(actual(all.length - 1));
        expect(actual(all.length)).toBeLessThanOrEqual(22.5 * all.length);
      }),
    );
  });
});
