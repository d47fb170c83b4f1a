import type { Box } from './paper.ts';

/** Scales that people know and measure by with a ruler. */
export const roundScales = [1000, 2000, 2500, 5000, 10_000, 15_000, 20_000, 25_000, 50_000] as const;

/** A round scale, or as much as the map shows. */
export type ScaleChoice = (typeof roundScales)[number] | 'shown';

/** The largest round scale at which at least as much is seen as at another; beyond all of them what is shown. */
export function fittingScale(scale: number): ScaleChoice {
  return roundScales.find((round) => round >= scale) ?? 'shown';
}

export function readScale(written: string): ScaleChoice {
  return roundScales.find((round) => String(round) === written) ?? 'shown';
}

/** The scale at which a frame on paper holds what a room on screen shows; both keep their proportions. */
export function shownScale(
  frame: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  metresPerPixel: number,
): number {
  const pixelsPerMm = Math.min(room.width / frame.width, room.height / frame.height);
  return pixelsPerMm * metresPerPixel * 1000;
}

/** How large a frame on paper is on screen. */
export function cutOnScreen(
  frame: Pick<Box, 'width' | 'height'>,
  scale: number,
  metresPerPixel: number,
): Pick<Box, 'width' | 'height'> {
  const pixelsPerMm = scale / 1000 / metresPerPixel;
  return { width: frame.width * pixelsPerMm, height: frame.height * pixelsPerMm };
}
