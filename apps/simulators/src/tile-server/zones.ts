import type { Extent } from './ground.ts';

const zoneM = 700;
const edgeM = 24;

/** Paints the made-up zones of a register: outlines and a thin wash, as red, green, blue and opacity. */
export function paintZones(extent: Extent, width: number, height: number): Uint8Array {
  const [west, south, east, north] = extent;
  const [across, down] = [(east - west) / width, (north - south) / height];
  const edge = Math.max(edgeM, across * 2);
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const y = north - (row + 0.5) * down;
    for (let column = 0; column < width; column += 1) {
      const x = west + (column + 0.5) * across;
      const isEdge = within(x) < edge || within(y) < edge;
      pixels.set([122, 31, 162, isEdge ? 230 : 40], (row * width + column) * 4);
    }
  }
  return pixels;
}

/** How far behind the last border of a zone. */
function within(metres: number): number {
  return ((metres % zoneM) + zoneM) % zoneM;
}
