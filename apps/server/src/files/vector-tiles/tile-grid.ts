/** A place in the grid of Web Mercator tiles. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Tiles are so many units wide. */
export const extent = 4096;

/** The deepest tiles that are cut; their outlines are not simplified. */
export const deepestZoom = 16;

/**
 * Outlines are kept as whole numbers: the square of Web Mercator is 2^32 wide and its middle is zero, so that a unit is
 * about a centimetre and every coordinate fits into 32 bits.
 */
const worldWidth = 2 ** 32;
const worldEdge = worldWidth / 2;

export function worldX(longitude: number): number {
  return withinWorld((longitude / 360) * worldWidth);
}

/** Grows to the south, as tiles do. */
export function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return withinWorld(((-0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * worldWidth);
}

function withinWorld(value: number): number {
  return Math.max(-worldEdge, Math.min(worldEdge - 1, Math.round(value)));
}

/** How many units of the world one unit of a tile is. */
export function unitsAt(zoom: number): number {
  return worldWidth / extent / 2 ** zoom;
}

/** How many metres of the map, as Web Mercator has them, a unit of the world is. */
export const metresOfUnit = (2 * Math.PI * 6_378_137) / worldWidth;

/** The upper left corner of a tile in units of the world. */
export function cornerOf({ z, x, y }: TilePlace): readonly [left: number, top: number] {
  const width = unitsAt(z) * extent;
  return [x * width - worldEdge, y * width - worldEdge];
}
