import type { Covered } from '#web/map/camera.ts';

const edge = 28;
const toolsWidth = 60;
const widthOfDesk = 900;

interface Size {
  readonly width: number;
  readonly height: number;
}
const nothing: Size = { width: 0, height: 0 };

/** What lies over the map now, so that what is shown is not shown below it; what would lie there without the panel of the tool, too. */
export function coveredByPanels({ isToolLeftOut = false } = {}): Covered {
  const [list, panel, layers] = [sizeOfPart('side'), sizeOfPart('bottom'), sizeOfPart('layers')];
  const tool = isToolLeftOut ? nothing : sizeOf('[data-map-tool]');
  if (hasRoomForAll())
    return [edge, edge + toolsWidth + layers.width, edge + panel.height, edge + list.width + tool.width];
  const sheet = Math.max(...[panel, list, layers, tool].map(({ height }) => height));
  return [edge + sizeOfPart('search').height, edge + toolsWidth, edge + sheet, edge];
}

/** Whether list and panel are beside each other; on a phone they take turns. */
export function hasRoomForAll(): boolean {
  return window.innerWidth >= widthOfDesk;
}

function sizeOfPart(part: string): Size {
  return sizeOf(`[data-map-part="${part}"]`);
}

function sizeOf(selector: string): Size {
  return document.querySelector(selector)?.getBoundingClientRect() ?? nothing;
}
