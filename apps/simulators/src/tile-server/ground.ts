/** West, south, east, north in metres of EPSG:3857. */
export type Extent = readonly [number, number, number, number];

type Rgb = readonly [number, number, number];

const fieldColours: readonly Rgb[] = [
  [196, 186, 140],
  [176, 178, 128],
  [158, 170, 116],
  [206, 196, 158],
  [140, 156, 108],
  [188, 170, 128],
  [170, 160, 120],
];
const hedge: Rgb = [112, 128, 92];
const smallestFieldM = 320;
const smallestFieldPixels = 26;
const furrowWidthM = 9;

/** Paints fields, hedges and furrows that continue from one picture to the next, at any scale. */
export function paintGround(extent: Extent, width: number, height: number): Uint8Array {
  const [west, south, east, north] = extent;
  const resolution = (east - west) / width;
  const paint = fieldPainter(fieldSize(resolution), resolution);
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const y = north - ((row + 0.5) * (north - south)) / height;
    for (let column = 0; column < width; column += 1) {
      rgb.set(paint(west + (column + 0.5) * resolution, y), (row * width + column) * 3);
    }
  }
  return rgb;
}

/** Doubles with the scale, so that fields never become noise when the map is far away. */
function fieldSize(resolution: number): number {
  let size = smallestFieldM;
  while (size / resolution < smallestFieldPixels) size *= 2;
  return size;
}

function fieldPainter(size: number, resolution: number): (x: number, y: number) => Rgb {
  const hedgeWidth = Math.max(7, resolution * 1.2);
  const hasFurrows = resolution < furrowWidthM / 3;
  return (x, y) => {
    const { seed, gap } = nearestField(x / size, y / size);
    if (gap * size < hedgeWidth) return hedge;
    const colour = fieldColours[seed % fieldColours.length] ?? hedge;
    if (!hasFurrows) return colour;
    const direction = (seed % 31) / 5;
    const across = x * Math.cos(direction) + y * Math.sin(direction);
    const shade = Math.round(Math.sin((across / furrowWidthM) * Math.PI * 2) * 5);
    return [colour[0] + shade, colour[1] + shade, colour[2] + shade];
  };
}

/** The field whose heart is nearest, and how much farther the next one is. */
function nearestField(x: number, y: number): { readonly seed: number; readonly gap: number } {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [nearest, second, seed] = [Infinity, Infinity, 0];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const hash = hashOf(column + dx, row + dy);
      const heartX = column + dx + 0.15 + 0.7 * ((hash & 0xffff) / 0xffff);
      const heartY = row + dy + 0.15 + 0.7 * ((hash >>> 16) / 0xffff);
      const distance = Math.hypot(heartX - x, heartY - y);
      if (distance < nearest) [second, nearest, seed] = [nearest, distance, hash];
      else if (distance < second) second = distance;
    }
  }
  return { seed, gap: second - nearest };
}

function hashOf(column: number, row: number): number {
  let hash = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
