import type { Covered } from '#web/map/camera.ts';

const edge = 28;
const toolsWidth = 60;
const widthOfDesk = 900;

/** What lies over the map now, so that what is shown is not shown below it. */
export function coveredByPanels(): Covered {
  const isDesk = hasRoomForAll();
  const search = sizeOf('search').height;
  const bottom = Math.max(sizeOf('bottom').height, isDesk ? 0 : sizeOf('side').height);
  return [edge + (isDesk ? 0 : search), edge + toolsWidth, edge + bottom, edge + (isDesk ? sizeOf('side').width : 0)];
}

/** Whether list and panel are beside each other; on a phone they take turns. */
export function hasRoomForAll(): boolean {
  return window.innerWidth >= widthOfDesk;
}

function sizeOf(part: string): { readonly width: number; readonly height: number } {
  return document.querySelector(`[data-map-part="${part}"]`)?.getBoundingClientRect() ?? { width: 0, height: 0 };
}
