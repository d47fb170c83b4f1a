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
  let key = 0;
  for (let bit = 0; bit < 10; bit++) key += (((x >> bit) & 1) + 2 * ((y >> bit) & 1)) * 4 ** bit;
  return key;
}
