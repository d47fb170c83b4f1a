import { describe, expect, it } from 'vitest';
import { ringOf } from '#server/files/land/source-layer.ts';
import { findMeetings, type EdgeCut } from './corner-meetings.ts';
import type { Place } from './divided-land.repository.ts';
import { withLongerEnds, withSharedCorners } from './shared-corners.ts';

const square = ringOf([
  [14, 49],
  [14.002, 49],
  [14.002, 49.001],
  [14, 49.001],
  [14, 49],
]);

/** On the straight line between both ends: what the database does better is not asked here. */
function placeOf({ from, to, share }: EdgeCut): Place {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function cornered(line: readonly Place[]) {
  const meetings = findMeetings([square], line);
  return withSharedCorners([[square]], meetings, meetings.cuts.map(placeOf));
}

describe('A line and an outline', () => {
  it('have the same corners where they cross', () => {
    const { polygons, line } = cornered([
      [14.001, 48.999],
      [14.001, 49.002],
    ]);
    const shared = line.slice(1, -1);
    expect(shared).toHaveLength(2);
    for (const [x, y] of shared) expect(Array.from(polygons[0]?.[0] ?? []).join()).toContain(`${x},${y}`);
    expect(polygons[0]?.[0]).toHaveLength(square.length + 4);
  });

  it('share a corner that the outline has already, where the line passes within two centimetres', () => {
    const { polygons, line } = cornered([
      [13.999, 49.0011],
      [14.0000001, 49.0000001],
      [14.001, 49.0005],
    ]);
    expect(line[1]).toEqual([14, 49]);
    expect(polygons[0]?.[0]).toEqual(square);
  });

  it('share a corner of the line that lies on an edge', () => {
    const { polygons, line } = cornered([
      [14.001, 49.00000005],
      [14.001, 49.0005],
    ]);
    expect(line[0]).toEqual([14.001, 49]);
    expect(polygons[0]?.[0]).toHaveLength(square.length + 2);
  });

  it('share nothing where they do not meet', () => {
    const { polygons, line } = cornered([
      [14.0005, 49.0002],
      [14.0015, 49.0008],
    ]);
    expect(polygons[0]?.[0]).toBe(square);
    expect(line).toHaveLength(2);
  });
});

describe('A line', () => {
  it('reaches a little beyond its ends in the directions that it had there', () => {
    const [before, , , after] = withLongerEnds(
      [
        [14, 49],
        [14, 49.001],
      ],
      0.5,
    );
    expect(before?.[1]).toBeCloseTo(49 - 0.5 / 111_195, 8);
    expect(after?.[1]).toBeCloseTo(49.001 + 0.5 / 111_195, 8);
  });

  it('that is only a point has no direction', () => {
    expect(
      withLongerEnds(
        [
          [14, 49],
          [14, 49],
        ],
        0.5,
      ),
    ).toEqual([[14, 49]]);
  });
});
