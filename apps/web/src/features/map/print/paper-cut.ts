import type { MapRoom } from '#web/map/camera.ts';
import { ellipsoidScale } from '#web/map/projection.ts';
import type { Box } from './paper.ts';
import { cutOnScreen, shownScale, type ScaleChoice } from './print-scale.ts';

/** What of the map will be on paper: a rectangle around the middle of the room between the panels. */
export interface PaperCut {
  readonly scale: number;
  /** On the screen, in pixels. */
  readonly box: Box;
}

/** As much as the room holds, or as a scale says. */
export function cutOf(room: MapRoom, frame: Pick<Box, 'width' | 'height'>, choice: ScaleChoice): PaperCut {
  const metresPerPixel = room.resolution * ellipsoidScale(room.center[1]);
  const scale = choice === 'shown' ? shownScale(frame, room, metresPerPixel) : choice;
  const { width, height } = cutOnScreen(frame, scale, metresPerPixel);
  const [x, y] = room.middle;
  return { scale, box: { x: x - width / 2, y: y - height / 2, width, height } };
}
