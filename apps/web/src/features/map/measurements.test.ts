import { describe, expect, it } from 'vitest';
import { listed, withMeasured, type Measurement } from './measurements.ts';

const line = [
  [0, 0],
  [100, 0],
];

function measured(count: number): readonly Measurement[] {
  let all: readonly Measurement[] = [];
  for (let number = 0; number < count; number += 1) all = withMeasured(all, 'line', line);
  return all;
}

describe('measurements', () => {
  it('are numbered in the order in which they were made, the newest first', () => {
    expect(measured(3).map(({ id }) => id)).toEqual([3, 2, 1]);
    const [newest, ...others] = measured(3);
    expect(withMeasured(others, 'line', line).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(newest?.lengthM).toBeCloseTo(100, 0);
  });

  it('are listed as many as the screen has room for: ten on a large one, else five', () => {
    expect(listed(measured(10), true).rest).toEqual([]);
    expect(listed(measured(12), true)).toMatchObject({ shown: { length: 10 }, rest: [{ id: 2 }, { id: 1 }] });
    expect(listed(measured(5), false).rest).toEqual([]);
    expect(listed(measured(7), false)).toMatchObject({ shown: { length: 5 }, rest: [{ id: 2 }, { id: 1 }] });
  });
});
