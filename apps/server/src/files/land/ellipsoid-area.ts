import type { Ring } from './source-layer.ts';

/** WGS 84: half its longer axis in metres, and its flattening. */
const semiMajorAxis = 6_378_137;
const flattening = 1 / 298.257_223_563;
const eccentricitySquared = flattening * (2 - flattening);
const radians = Math.PI / 180;

/**
 * Twice the area, in shares of the longer axis, between the equator and a latitude: Snyder, Map Projections, (3-12), its
 * logarithm as a series, whose next term is less than what a number can hold.
 */
function zone(sine: number): number {
  const share = eccentricitySquared * sine * sine;
  const series = 1 + share * (1 / 3 + share * (1 / 5 + share * (1 / 7 + share * (1 / 9 + share / 11))));
  return (1 - eccentricitySquared) * sine * (1 / (1 - share) + series);
}

const hemisphere = zone(1);
/** Of the sphere that is as large as the ellipsoid. */
const radiusSquared = (semiMajorAxis ** 2 * hemisphere) / 2;

/** Degrees: about a kilometre. */
const longestEdge = 0.01;

/**
 * Square metres of polygons in degrees, on the ellipsoid: each edge is the shortest way between its ends, as PostGIS measures
 * a geography, from which it differs by less than a ten millionth, or a square centimetre. The ellipsoid is taken to the sphere
 * that is as large, zone by zone; there each edge has an area down to the equator. Null where an edge is longer than a kilometre: the shortest
 * ways on both part from each other the more, the longer they are.
 */
export function areaOnEllipsoid(polygons: readonly (readonly Ring[])[]): number | null {
  if (polygons.some((rings) => rings.some(hasLongEdge))) return null;
  return polygons.reduce((sum, [outer, ...holes]) => {
    const whole = outer ? areaOfRing(outer) : 0;
    return sum + holes.reduce((left, hole) => left - areaOfRing(hole), whole);
  }, 0);
}

function hasLongEdge(ring: Ring): boolean {
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const east = Math.abs((ring[at + 2] ?? 0) - (ring[at] ?? 0));
    const north = Math.abs((ring[at + 3] ?? 0) - (ring[at + 1] ?? 0));
    if (!(east <= longestEdge && north <= longestEdge)) return true;
  }
  return false;
}

function areaOfRing(ring: Ring): number {
  let sum = 0;
  let longitude = ring[0] ?? 0;
  let height = halfTangent(ring[1] ?? 0);
  for (let at = 2; at + 1 < ring.length; at += 2) {
    const nextLongitude = ring[at] ?? 0;
    const nextHeight = halfTangent(ring[at + 1] ?? 0);
    const turn = Math.tan(((nextLongitude - longitude) * radians) / 2);
    sum += Math.atan2(turn * (height + nextHeight), 1 + height * nextHeight);
    longitude = nextLongitude;
    height = nextHeight;
  }
  return Math.abs(sum) * 2 * radiusSquared;
}

/** The tangent of half the latitude on the sphere that a latitude in degrees is taken to. */
function halfTangent(latitude: number): number {
  const sine = zone(Math.sin(latitude * radians)) / hemisphere;
  return sine / (1 + Math.sqrt(1 - sine ** 2));
}
