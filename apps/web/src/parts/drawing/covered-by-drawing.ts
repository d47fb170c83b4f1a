import type { Covered } from '#web/map/camera.ts';

/** What the panel lies over that draws a part of a parcel, and the buttons of the map. */
export const coveredByDrawing: Covered = [28, 76, 230, 28];
