import { describe, expect, it } from 'vitest';
import { boxOfChanges } from './box-of-changes.ts';

type Changes = Parameters<typeof boxOfChanges>[0];

const outline = (lon: number, lat: number): Changes[number]['now'][number] => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [lon, lat],
        [lon + 1, lat],
        [lon + 1, lat + 1],
        [lon, lat],
      ],
    ],
  ],
});

describe('the box around changes', () => {
  it('holds what was, what is and what the farm has', () => {
    const changes = [
      { before: [outline(16, 49)], now: [outline(17, 49)], own: [] },
      { before: [], now: [], own: [outline(14, 50)] },
    ] as unknown as Changes;
    expect(boxOfChanges(changes)).toEqual([14, 49, 18, 51]);
  });

  it('is not there where nothing has an outline', () => {
    expect(boxOfChanges([])).toBeUndefined();
  });
});
