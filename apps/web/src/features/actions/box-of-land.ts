import type { BoundingBox } from '@brazda/contract/shapes.ts';

/** Around all of some boxes; undefined where there are none. */
export function boxAround([first, ...others]: readonly BoundingBox[]): BoundingBox | undefined {
  return others.reduce<BoundingBox | undefined>(
    (around, [west, south, east, north]) =>
      around && [
        Math.min(around[0], west),
        Math.min(around[1], south),
        Math.max(around[2], east),
        Math.max(around[3], north),
      ],
    first,
  );
}
