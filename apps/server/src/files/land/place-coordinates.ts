import { declaredSystem, isSlovakSystem, type DeclaredSystem } from './coordinate-system.ts';
import { isInBox, landCountry, type LandCountry } from './land-countries.ts';
import type { LandCoordinateSystem } from './land-file.ts';
import type { LandAssumption } from './land-problems.ts';
import { LandFileError } from './land-problems.ts';
import { sJtskAxes, sJtskCountryAt, sJtskToWgs84 } from './s-jtsk.ts';
import type { Ring, SourceReference } from './source-layer.ts';

type Point = readonly [x: number, y: number];

/** A way to read the coordinates, and what it does to a ring (in place). Null: they stay as they are for the database. */
export interface PlacedCoordinates {
  system: LandCoordinateSystem;
  toWgs84: ((ring: Ring) => void) | null;
}

interface Reading {
  code: LandCoordinateSystem['code'];
  name: string;
  epsg: number;
  assumptions: LandAssumption[];
  toWgs84: ((ring: Ring) => void) | null;
}

interface Place {
  points: readonly Point[];
  country: LandCountry;
  countryCode: string;
}

/** More than this share of the sampled points has to fit; a parcel far off is reported by itself later. */
const ENOUGH = 0.5;
const EARTH_RADIUS = 6_378_137;
const DEGREE = Math.PI / 180;

/**
 * Decides how to read coordinates: by what the file declares if they fit it, else by their range.
 * `points` is a sample, one point of each parcel.
 */
export function placeCoordinates(
  reference: SourceReference | null,
  points: readonly Point[],
  countryCode: string,
): PlacedCoordinates {
  const place: Place = { points, country: landCountry(countryCode), countryCode };
  const declared = reference && declaredSystem(reference);
  const wkt = reference?.wkt ?? null;
  if (declared) return declaredCoordinates(declared, place, reference.source, wkt);
  const byRange = rangeReading(place, true) ?? nationalGrid(place);
  if (byRange) return known(byRange, 'range', wkt);
  throw doesNotFit(place, null);
}

function declaredCoordinates(
  declared: DeclaredSystem,
  place: Place,
  source: SourceReference['source'],
  wkt: string | null,
): PlacedCoordinates {
  const { code, name, epsg } = declared;
  const reading = declaredReading(declared, place);
  if (reading) return known({ ...reading, name, epsg: epsg ?? reading.epsg }, source, wkt);
  // Degrees of another datum are no mistake, and look the same.
  const byRange = code === 'OTHER' && declared.isGeographic ? null : rangeReading(place, code !== 'OTHER');
  if (byRange) return known(withAssumption(byRange, 'landFile.declarationIgnored'), 'range', wkt);
  if (code !== 'OTHER') throw doesNotFit(place, declared);
  return { system: { kind: 'transformed-later', code, name, epsg, wkt, source, assumptions: [] }, toWgs84: null };
}

function declaredReading(declared: DeclaredSystem, place: Place): Reading | null {
  switch (declared.code) {
    case 'WGS84':
    case 'ETRS89':
      return degrees(place, declared.code);
    case 'S-JTSK':
      return sJtsk(place, isSlovakSystem(declared));
    case 'WEB_MERCATOR':
      return webMercator(place);
    case 'OTHER':
      return null;
  }
}

/** What the numbers look like. Degrees of the country are never anything else; metres may be of another grid. */
function rangeReading(place: Place, mayBeMetres: boolean): Reading | null {
  const byDegrees = degrees(place, 'WGS84');
  if (byDegrees) return withAssumption(byDegrees, 'landFile.assumedDegrees');
  if (!mayBeMetres) return null;
  const byKrovak = sJtsk(place, false);
  if (byKrovak) return withAssumption(byKrovak, 'landFile.assumedSJtsk');
  const byMercator = webMercator(place);
  return byMercator && withAssumption(byMercator, 'landFile.assumedWebMercator');
}

function degrees({ points, country }: Place, code: 'WGS84' | 'ETRS89'): Reading | null {
  const base = { code, name: code === 'WGS84' ? 'WGS 84' : 'ETRS89', epsg: code === 'WGS84' ? 4326 : 4258 };
  if (most(points, ([x, y]) => isInBox(country.box, x, y)))
    return { ...base, assumptions: [], toWgs84: () => undefined };
  if (!most(points, ([x, y]) => isInBox(country.box, y, x))) return null;
  return { ...base, assumptions: ['landFile.axesSwapped'], toWgs84: swapAxes };
}

function sJtsk({ points, countryCode }: Place, isSlovak: boolean): Reading | null {
  const first = points.find(([x, y]) => sJtskAxes(x, y) !== null);
  const axes = first && sJtskAxes(...first);
  if (!axes || !most(points, ([x, y]) => isSameAxes(sJtskAxes(x, y), axes))) return null;
  const country = isSlovak ? 'SK' : (sJtskCountry(countryCode) ?? sJtskCountryAt(...first, axes));
  const assumptions: LandAssumption[] = [];
  if (axes.isPositive) assumptions.push('landFile.axesTurned');
  if (axes.isSouthingFirst) assumptions.push('landFile.axesSwapped');
  return {
    code: 'S-JTSK',
    ...(axes.isModified ? modifiedKrovak : plainKrovak),
    assumptions,
    toWgs84: (ring) => {
      sJtskToWgs84(ring, axes, country);
    },
  };
}

const plainKrovak = { name: 'S-JTSK / Krovak East North', epsg: 5514 };
const modifiedKrovak = { name: 'S-JTSK/05 / Modified Krovak East North', epsg: 5516 };

function webMercator({ points, country }: Place): Reading | null {
  if (!most(points, ([x, y]) => isInBox(country.box, ...fromWebMercator(x, y)))) return null;
  return {
    code: 'WEB_MERCATOR',
    name: 'WGS 84 / Pseudo-Mercator',
    epsg: 3857,
    assumptions: [],
    toWgs84: (ring) => {
      for (let at = 0; at + 1 < ring.length; at += 2) ring.set(fromWebMercator(ring[at] ?? 0, ring[at + 1] ?? 0), at);
    },
  };
}

function nationalGrid({ points, country: { grid } }: Place): Reading | null {
  if (!grid || !most(points, ([x, y]) => isInBox(grid.box, x, y))) return null;
  const { epsg, name } = grid;
  return { code: 'OTHER', name, epsg, assumptions: ['landFile.assumedNationalGrid'], toWgs84: null };
}

function known(reading: Reading, source: LandCoordinateSystem['source'], wkt: string | null): PlacedCoordinates {
  const { code, name, epsg, assumptions, toWgs84 } = reading;
  const kind = toWgs84 ? 'known' : 'transformed-later';
  return { system: { kind, code, name, epsg, wkt, source, assumptions }, toWgs84 };
}

/** Degrees, but elsewhere: the wrong country was chosen. Anything else: we do not know what the numbers are. */
function doesNotFit({ points, countryCode }: Place, declared: DeclaredSystem | null): LandFileError {
  const [x, y] = points[0] ?? [0, 0];
  if (declared?.code === 'WEB_MERCATOR') return outsideCountry(countryCode, ...fromWebMercator(x, y));
  const isDegrees = declared?.isGeographic !== false && isInBox(landCountry('').box, x, y);
  return isDegrees
    ? outsideCountry(countryCode, x, y)
    : new LandFileError('landFile.coordinateSystemUnknown', { x: roundMetres(x), y: roundMetres(y) });
}

export function outsideCountry(country: string, longitude: number, latitude: number): LandFileError {
  return new LandFileError('landFile.outsideCountry', {
    country,
    longitude: roundDegrees(longitude),
    latitude: roundDegrees(latitude),
  });
}

export function roundDegrees(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function roundMetres(value: number): number {
  return Math.round(value * 100) / 100;
}

function sJtskCountry(countryCode: string): 'CZ' | 'SK' | null {
  const code = countryCode.toUpperCase();
  return code === 'CZ' || code === 'SK' ? code : null;
}

function isSameAxes(a: ReturnType<typeof sJtskAxes>, b: ReturnType<typeof sJtskAxes>): boolean {
  return (
    a?.isPositive === b?.isPositive && a?.isSouthingFirst === b?.isSouthingFirst && a?.isModified === b?.isModified
  );
}

function withAssumption(reading: Reading, assumption: LandAssumption): Reading {
  return { ...reading, assumptions: [assumption, ...reading.assumptions] };
}

function fromWebMercator(x: number, y: number): [number, number] {
  return [x / EARTH_RADIUS / DEGREE, (2 * Math.atan(Math.exp(y / EARTH_RADIUS)) - Math.PI / 2) / DEGREE];
}

function swapAxes(ring: Ring): void {
  for (let at = 0; at + 1 < ring.length; at += 2) ring.set([ring[at + 1] ?? 0, ring[at] ?? 0], at);
}

function most(points: readonly Point[], fits: (point: Point) => boolean): boolean {
  return points.filter(fits).length > points.length * ENOUGH;
}
