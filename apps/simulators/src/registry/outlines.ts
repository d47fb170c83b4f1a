/** Closed rings in metres; of each polygon the outer ring first. */
export type Polygons = [x: number, y: number][][][];

const squareMetresPerHectare = 10_000;

export function readOutline(wkt: string): Polygons {
  return wkt
    .replace(/^(MULTI)?POLYGON\s*/, '')
    .split(/\)\s*\)\s*,\s*\(\s*\(/)
    .map((polygon) => polygon.split(/\)\s*,\s*\(/).map(readRing));
}

function readRing(text: string): [number, number][] {
  return text
    .replaceAll(/[()]/g, '')
    .split(',')
    .map((point) => {
      const [x = Number.NaN, y = Number.NaN] = point.trim().split(/\s+/).map(Number);
      return [x, y];
    });
}

export function writeOutline(polygons: Polygons): string {
  const written = polygons.map((rings) => `(${rings.map(writeRing).join(', ')})`);
  return written.length === 1 ? `POLYGON ${written.join('')}` : `MULTIPOLYGON (${written.join(', ')})`;
}

function writeRing(ring: readonly (readonly [number, number])[]): string {
  return `(${ring.map(([x, y]) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).join(', ')})`;
}

/** Two decimals, as the registry keeps areas. */
export function areaHa(polygons: Polygons): number {
  const squareMetres = polygons
    .map(([outer = [], ...holes]) => Math.abs(ringArea(outer)) - sum(holes.map((hole) => Math.abs(ringArea(hole)))))
    .reduce((total, area) => total + area, 0);
  return Number((squareMetres / squareMetresPerHectare).toFixed(2));
}

/** What of the polygons lies to one side of a line from north to south. */
export function clipPolygons(polygons: Polygons, easting: number, side: 'west' | 'east'): Polygons {
  const isKept = ([x]: readonly [number, number]): boolean => (side === 'west' ? x <= easting : x >= easting);
  return polygons
    .map((rings) => rings.map((ring) => clipRing(ring, easting, isKept)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
}

function clipRing(
  ring: readonly [number, number][],
  easting: number,
  isKept: (point: readonly [number, number]) => boolean,
): [number, number][] {
  const clipped: [number, number][] = [];
  for (const [index, to] of ring.slice(1).entries()) {
    const from = ring[index] ?? to;
    if (isKept(from) !== isKept(to)) {
      const share = (easting - from[0]) / (to[0] - from[0]);
      clipped.push([easting, from[1] + share * (to[1] - from[1])]);
    }
    if (isKept(to)) clipped.push(to);
  }
  const [first] = clipped;
  return first ? [...clipped, first] : [];
}

function ringArea(ring: readonly (readonly [number, number])[]): number {
  return (
    sum(
      ring.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = ring[index] ?? [x, y];
        return fromX * y - x * fromY;
      }),
    ) / 2
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
