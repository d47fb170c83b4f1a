import { describe, expect, it } from 'vitest';
import { isCrossing, withoutRepeats } from './drawn-line.ts';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('points of a drawing', () => {
  it('that repeat the one before are dropped', () => {
    expect(
      withoutRepeats(
        [
          [0, 0],
          [0, 0],
          [5, 0],
          [5, 0],
          [0, 0],
        ],
        false,
      ),
    ).toEqual([
      [0, 0],
      [5, 0],
      [0, 0],
    ]);
  });

  it('of a ring do not close it a second time', () => {
    expect(withoutRepeats([...square, [0, 0]], true)).toEqual(square);
    expect(
      withoutRepeats(
        [
          [1, 1],
          [1, 1],
        ],
        true,
      ),
    ).toEqual([[1, 1]]);
    expect(withoutRepeats([], true)).toEqual([]);
  });
});

describe('a ring', () => {
  it('that goes round once is plain, whichever way and however bent', () => {
    const bent = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 2],
      [0, 10],
    ];
    for (const ring of [square, square.toReversed(), bent, square.slice(0, 3)]) expect(isCrossing(ring)).toBe(false);
  });

  it('may have a corner on a straight edge', () => {
    expect(
      isCrossing([
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe(false);
  });

  it('crosses itself as a bow does', () => {
    expect(
      isCrossing([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(true);
  });

  it('crosses itself where a corner touches another edge, or an edge goes back over one', () => {
    expect(
      isCrossing([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ]),
    ).toBe(true);
    expect(
      isCrossing([
        [0, 0],
        [10, 0],
        [4, 0],
        [4, 8],
      ]),
    ).toBe(true);
    expect(
      isCrossing([
        [0, 0],
        [10, 0],
        [5, 0],
      ]),
    ).toBe(true);
    expect(
      isCrossing([
        [4, 0],
        [4, 8],
        [0, 0],
        [10, 0],
      ]),
    ).toBe(true);
  });
});
