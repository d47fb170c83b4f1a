import type { BoundingBox } from '@brazda/contract/shapes.ts';

/** Of the shorter side of what is seen: what is asked for ends at such steps, so that a small move asks for nothing anew. */
const stepsOfSide = 4;

/** The ground that is seen, in degrees, somewhat wider: the same for all that is seen nearby. */
export function steppedGround([west, south, east, north]: BoundingBox): BoundingBox {
  const step = 2 ** Math.floor(Math.log2(Math.min(east - west, north - south) / stepsOfSide));
  const down = (value: number): number => Math.floor(value / step) * step;
  const up = (value: number): number => Math.ceil(value / step) * step;
  const [most, steepest] = [180, 90];
  return [
    Math.max(-most, down(west)),
    Math.max(-steepest, down(south)),
    Math.min(most, up(east)),
    Math.min(steepest, up(north)),
  ];
}
