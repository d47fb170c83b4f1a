import { describe, expect, it } from 'vitest';
import type { SeededNode } from '../../modules/iot/public.ts';
import { middleOf } from './middle-of-land.ts';
import { uplinksBetween, type SeededDevice } from './seeded-devices.ts';

const told: SeededDevice[] = ['a', 'b'].map((externalId) => ({
  node: { externalId } as SeededNode,
  uplinkOf: (second) => ({ network: 'generic', event: undefined, body: `${externalId} ${second}` }),
}));

describe('what seeded devices send of a time', () => {
  it('is the newest first, then all from the oldest on, at half hours', () => {
    const bodies = [...uplinksBetween(told, 1800, 7300)].map(({ body }) => body);
    expect(bodies).toEqual(['a 7200', 'b 7200', 'a 3600', 'b 3600', 'a 5400', 'b 5400']);
  });

  it('is nothing where no half hour has passed', () => {
    expect([...uplinksBetween(told, 1800, 3599)]).toEqual([]);
  });
});

describe('the middle of a parcel', () => {
  it('is that of its corners, each once', () => {
    const ring = [
      [1, 2],
      [3, 2],
      [3, 4],
      [1, 4],
      [1, 2],
    ];
    expect(middleOf([[ring]])).toEqual([2, 3]);
  });
});
