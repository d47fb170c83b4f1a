const cells = 1024;

/** Positions in an order in which neighbours on the ground are mostly neighbours. */
export function nearToEachOther(boxes: readonly (readonly number[])[]): number[] {
  const places = boxes.map(([west = 0, south = 0]) => [west, south] as const);
  const [minX, maxX] = extent(places.map(([x]) => x));
  const [minY, maxY] = extent(places.map(([, y]) => y));
  const keys = places.map(([x, y]) => interleaved(cellOf(x, minX, maxX), cellOf(y, minY, maxY)));
  return [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  );
}

function cellOf(value: number, min: number, max: number): number {
  return max > min ? Math.floor(((value - min) / (max - min)) * (cells - 1)) : 0;
}

/** The bits of both numbers in turns: numbers near each other on both axes stay near each other. */
function interleaved(x: number, y: number): number {
  return spread(x) | (spread(y) << 1);
}

/** The ten bits of a number, each with a zero before it. */
function spread(cell: number): number {
  const pairs = (cell | (cell << 8)) & 0x00ff00ff;
  const quads = (pairs | (pairs << 4)) & 0x0f0f0f0f;
  const bytes = (quads | (quads << 2)) & 0x33333333;
  return (bytes | (bytes << 1)) & 0x55555555;
}
