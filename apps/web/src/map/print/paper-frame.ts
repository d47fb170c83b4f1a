import type { Coordinate } from 'ol/coordinate.js';
import { ellipsoidScale } from '../projection.ts';

/** A piece of the ground as it is drawn on paper. */
export interface PaperFrame {
  /** Its middle, in metres of the map. */
  readonly center: Coordinate;
  readonly widthMm: number;
  readonly heightMm: number;
  /** How many metres of the ground one metre of the paper stands for. */
  readonly scale: number;
}

/** What styles call a pixel is this long on paper. */
export const mmPerPixel = 25.4 / 96;

/** Metres of the map in one pixel of a frame. */
export function frameResolution({ center, scale }: Pick<PaperFrame, 'center' | 'scale'>): number {
  return (scale * mmPerPixel) / 1000 / ellipsoidScale(center[1] ?? 0);
}
