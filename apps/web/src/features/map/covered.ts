import type { Covered } from '#web/map/camera.ts';

const edge = 28;
const toolsWidth = 60;
const widthOfDesk = 900;

/** What lies over the map now, so that what is shown is not shown below it; what lies there without the panel of printing, too. */
export function coveredByPanels({ isPrintLeftOut = false } = {}): Covered {
  const [list, panel, layers] = [sizeOf('side'), sizeOf('bottom'), sizeOf('layers')];
  const [print, edit] = [sizeOf(isPrintLeftOut ? 'none' : 'print'), sizeOf('edit')];
  if (hasRoomForAll())
    return [edge, edge + toolsWidth + layers.width, edge + panel.height, edge + list.width + print.width + edit.width];
  const sheets = [panel, list, layers, sizeOf('measure'), print, edit];
  const sheet = Math.max(...sheets.map(({ height }) => height));
  return [edge + sizeOf('search').height, edge + toolsWidth, edge + sheet, edge];
}

/** Whether list and panel are beside each other; on a phone they take turns. */
export function hasRoomForAll(): boolean {
  return window.innerWidth >= widthOfDesk;
}

function sizeOf(part: string): { readonly width: number; readonly height: number } {
  return document.querySelector(`[data-map-part="${part}"]`)?.getBoundingClientRect() ?? { width: 0, height: 0 };
}
