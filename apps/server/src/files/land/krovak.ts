import type { Ring } from './source-layer.ts';

/**
 * The plain Křovák grid and its way to WGS 84, for outlines of a million points: no iterations, nothing allocated for a
 * point. Formulas: IOGP Guidance Note 7-2, "Krovak" (EPSG method 9819) and "Position Vector transformation" (1033);
 * Snyder, Map Projections (1987), 3-5, for the latitude; Bowring (1976) for the way back from geocentric coordinates.
 */

/** Metres, seconds of arc and parts of a million by which a datum is moved to WGS 84, turning the position vector. */
export type DatumShift = readonly [
  x: number,
  y: number,
  z: number,
  aroundX: number,
  aroundY: number,
  aroundZ: number,
  scale: number,
];

/** Writes the longitude and the latitude in WGS 84 of a point of the grid, in metres, at a position of a ring. */
export type PlaceKrovak = (southing: number, westing: number, ring: Ring, at: number) => void;

type PlaceDegrees = (longitude: number, latitude: number, ring: Ring, at: number) => void;

const DEGREE = Math.PI / 180;
const SECOND = DEGREE / 3600;
const QUARTER = Math.PI / 4;

const BESSEL = { a: 6_377_397.155, squared: 0.006_674_372_230_614 };
const WGS84 = { a: 6_378_137, b: 6_356_752.314_245_179, squared: 0.006_694_379_990_141_317 };
/** By which the geocentric latitude is brought near the geodetic one. */
const WGS84_SECOND_SQUARED = WGS84.squared / (1 - WGS84.squared);

const CENTRE_LATITUDE = 49.5 * DEGREE;
const ORIGIN_LONGITUDE = (24 + 50 / 60) * DEGREE;
const CONE_AXIS = 30.288_139_752_777_8 * DEGREE;
const PSEUDO_PARALLEL = 78.5 * DEGREE;
const SCALE = 0.9999;

/** From the ellipsoid to the sphere. */
const eccentricity = Math.sqrt(BESSEL.squared);
const widening = Math.sqrt(1 + (BESSEL.squared * Math.cos(CENTRE_LATITUDE) ** 4) / (1 - BESSEL.squared));
const centreOnSphere = Math.asin(Math.sin(CENTRE_LATITUDE) / widening);
const isometric =
  (Math.tan(centreOnSphere / 2 + QUARTER) / Math.tan(CENTRE_LATITUDE / 2 + QUARTER) ** widening) *
  ((1 + eccentricity * Math.sin(CENTRE_LATITUDE)) / (1 - eccentricity * Math.sin(CENTRE_LATITUDE))) **
    ((widening * eccentricity) / 2);
const fromIsometric = isometric ** (-1 / widening);
const halfNarrowing = 1 / (2 * widening);

/** From the sphere to the cone. */
const sphereRadius = (BESSEL.a * Math.sqrt(1 - BESSEL.squared)) / (1 - BESSEL.squared * Math.sin(CENTRE_LATITUDE) ** 2);
const coneSine = Math.sin(PSEUDO_PARALLEL);
const coneRadius = (SCALE * sphereRadius) / Math.tan(PSEUDO_PARALLEL);
const coneTangent = Math.tan(PSEUDO_PARALLEL / 2 + QUARTER);
/** The tangent on the cone by the square of the radius, so that no root is taken of it. */
const coneFactor = coneRadius ** (1 / coneSine) * coneTangent;
const coneExponent = -1 / (2 * coneSine);
const axisSine = Math.sin(CONE_AXIS);
const axisCosine = Math.cos(CONE_AXIS);

/** From the conformal to the geodetic latitude: factors of the sines of twice, four, six and eight times the former. */
const series = latitudeSeries(BESSEL.squared);

export function krovakPlacer(shift: DatumShift): PlaceKrovak {
  const toWgs84 = geodeticShift(shift);
  return (southing, westing, ring, at) => {
    const aroundAxis = Math.atan2(westing, southing) / coneSine;
    const square = southing * southing + westing * westing;
    // Of a latitude the tangent of its half and an eighth of a turn tells the sine and the cosine without another angle.
    const tangent = coneFactor * square ** coneExponent;
    const cosine = (2 * tangent) / (1 + tangent * tangent);
    const sine = ((tangent - 1) * (tangent + 1)) / (1 + tangent * tangent);
    const across = cosine * Math.cos(aroundAxis);
    const sineOnSphere = axisCosine * sine - axisSine * across;
    const west = Math.atan2(cosine * Math.sin(aroundAxis), axisCosine * across + axisSine * sine);
    const stretched = fromIsometric * ((1 + sineOnSphere) / (1 - sineOnSphere)) ** halfNarrowing;
    toWgs84(ORIGIN_LONGITUDE - west / widening, geodeticLatitude(stretched), ring, at);
  };
}

function latitudeSeries(squared: number): readonly [number, number, number, number] {
  return [
    squared / 2 + (5 * squared ** 2) / 24 + squared ** 3 / 12 + (13 * squared ** 4) / 360,
    (7 * squared ** 2) / 48 + (29 * squared ** 3) / 240 + (811 * squared ** 4) / 11_520,
    (7 * squared ** 3) / 120 + (81 * squared ** 4) / 1_120,
    (4_279 * squared ** 4) / 161_280,
  ];
}

/** By the tangent of the half of the conformal latitude and an eighth of a turn. */
function geodeticLatitude(tangent: number): number {
  const conformal = 2 * (Math.atan(tangent) - QUARTER);
  const sum = 1 + tangent * tangent;
  const sineOnce = ((tangent - 1) * (tangent + 1)) / sum;
  const cosineOnce = (2 * tangent) / sum;
  const sine = 2 * sineOnce * cosineOnce;
  const cosine = 1 - 2 * sineOnce * sineOnce;
  const [twice, four, six, eight] = series;
  const sine4 = 2 * sine * cosine;
  const cosine4 = 2 * cosine * cosine - 1;
  const sine6 = sine4 * cosine + cosine4 * sine;
  return conformal + twice * sine + four * sine4 + six * sine6 + eight * 2 * sine4 * cosine4;
}

/** Moves radians on Bessel's ellipsoid to degrees on that of WGS 84, by way of geocentric coordinates. */
function geodeticShift([dx, dy, dz, ...turns]: DatumShift): PlaceDegrees {
  const aroundX = turns[0] * SECOND;
  const aroundY = turns[1] * SECOND;
  const aroundZ = turns[2] * SECOND;
  const scale = 1 + turns[3] / 1e6;
  return (longitude, latitude, ring, at) => {
    const sine = Math.sin(latitude);
    const normal = BESSEL.a / Math.sqrt(1 - BESSEL.squared * sine * sine);
    const equatorial = normal * Math.cos(latitude);
    const x = equatorial * Math.cos(longitude);
    const y = equatorial * Math.sin(longitude);
    const z = normal * (1 - BESSEL.squared) * sine;
    const movedX = scale * (x - aroundZ * y + aroundY * z) + dx;
    const movedY = scale * (aroundZ * x + y - aroundX * z) + dy;
    const movedZ = scale * (-aroundY * x + aroundX * y + z) + dz;
    const fromAxis = Math.sqrt(movedX * movedX + movedY * movedY);
    const rise = movedZ * WGS84.a;
    const run = fromAxis * WGS84.b;
    const length = Math.sqrt(rise * rise + run * run);
    const reducedSine = rise / length;
    const reducedCosine = run / length;
    ring[at] = Math.atan2(movedY, movedX) / DEGREE;
    ring[at + 1] =
      Math.atan2(
        movedZ + WGS84_SECOND_SQUARED * WGS84.b * reducedSine * reducedSine * reducedSine,
        fromAxis - WGS84.squared * WGS84.a * reducedCosine * reducedCosine * reducedCosine,
      ) / DEGREE;
  };
}
