import type { Coordinates } from './coordinates.ts';

/** Rings of degrees, longitude first; within each polygon the first is its edge and the others are holes. */
type Polygons = readonly (readonly (readonly (readonly number[])[])[])[];

export interface OutlinedLand {
  readonly id: number;
  readonly polygons: Polygons;
}

/** How far a piece of land is from a place. */
export interface NearLand {
  readonly id: number;
  /** Zero where the place is on it. */
  readonly metres: number;
}

/** Metres of a degree of latitude; within some kilometres the earth is as good as flat. */
const metresPerDegree = 111_195;

/** The land that is no farther from a place than so many metres, the nearest first; of what it lies on, all. */
export function nearestLand(
  place: Coordinates,
  land: readonly OutlinedLand[],
  withinMetres: number,
): readonly NearLand[] {
  return land
    .map(({ id, polygons }) => ({ id, metres: metresTo(place, polygons, withinMetres) }))
    .filter(({ metres }) => metres <= withinMetres)
    .toSorted((one, other) => one.metres - other.metres);
}

function metresTo(place: Coordinates, polygons: Polygons, withinMetres: number): number {
  const toMetres = flatAround(place);
  const isNear = near(place, withinMetres);
  const each = polygons.map((rings) => {
    if (!isNear(rings[0] ?? [])) return Infinity;
    const flat = rings.map((ring) => ring.map(toMetres));
    return isInside(flat) ? 0 : Math.min(...flat.map(metresToRing));
  });
  return Math.min(Infinity, ...each);
}

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

/** Metres to the east and to the north of a place. */
function flatAround({ lat, lon }: Coordinates): (degrees: readonly number[]) => Point {
  const perDegreeOfLongitude = perLongitude(lat);
  return ([x = 0, y = 0]) => [(x - lon) * perDegreeOfLongitude, (y - lat) * metresPerDegree];
}

function perLongitude(lat: number): number {
  return metresPerDegree * Math.cos((lat * Math.PI) / 180);
}

/** Whether the box around a ring is near enough, which costs less than its edges: most of a farm is far away. */
function near({ lat, lon }: Coordinates, metres: number): (ring: readonly (readonly number[])[]) => boolean {
  const [reachX, reachY] = [metres / perLongitude(lat), metres / metresPerDegree];
  return (ring) => {
    let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x = 0, y = 0] of ring) {
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
    return west - reachX <= lon && lon <= east + reachX && south - reachY <= lat && lat <= north + reachY;
  };
}

function isInside(rings: readonly Ring[]): boolean {
  let isIn = false;
  for (const ring of rings)
    for (const [[x1, y1], [x2, y2]] of edgesOf(ring))
      if (y1 > 0 !== y2 > 0 && ((x2 - x1) * -y1) / (y2 - y1) + x1 > 0) isIn = !isIn;
  return isIn;
}

function metresToRing(ring: Ring): number {
  return Math.min(Infinity, ...edgesOf(ring).map(metresToEdge));
}

function edgesOf(ring: Ring): readonly (readonly [Point, Point])[] {
  return ring.slice(1).map((to, at) => [ring[at] ?? to, to]);
}

function metresToEdge([[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
