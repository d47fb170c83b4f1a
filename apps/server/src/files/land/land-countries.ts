/**
 * Where a country's farmland may lie and how its older files are written.
 * Boxes: extreme points of each country as generally published, rounded outwards by about a tenth of a degree
 * (10 km), so that land just across the border still comes in. Grids: EPSG registry, area of use of each code, rounded outwards.
 */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface NationalGrid {
  epsg: number;
  name: string;
  box: Box;
}

export interface LandCountry {
  box: Box;
  /** What text is in when the file does not say. */
  textEncoding: string;
  /** Only where one grid covers the country and no other is usual: a file without .prj is then taken to be in it. */
  grid?: NationalGrid;
}

const COUNTRIES: Readonly<Record<string, LandCountry>> = {
  CZ: { box: box(12.0, 48.45, 19.0, 51.15), textEncoding: 'windows-1250' },
  SK: { box: box(16.7, 47.6, 22.7, 49.75), textEncoding: 'windows-1250' },
  PL: {
    box: box(14.0, 48.9, 24.3, 55.0),
    textEncoding: 'windows-1250',
    grid: { epsg: 2180, name: 'ETRF2000-PL / CS92', box: box(140_000, 100_000, 910_000, 800_000) },
  },
  HU: {
    box: box(16.0, 45.6, 23.0, 48.7),
    textEncoding: 'windows-1250',
    grid: { epsg: 23700, name: 'HD72 / EOV', box: box(420_000, 40_000, 950_000, 370_000) },
  },
  RO: {
    box: box(20.1, 43.5, 29.9, 48.4),
    textEncoding: 'windows-1250',
    grid: { epsg: 3844, name: 'Pulkovo 1942(58) / Stereo70', box: box(120_000, 220_000, 890_000, 770_000) },
  },
  LT: {
    box: box(20.8, 53.8, 27.0, 56.6),
    textEncoding: 'windows-1257',
    grid: { epsg: 3346, name: 'LKS94 / Lithuania TM', box: box(290_000, 5_960_000, 690_000, 6_270_000) },
  },
  NL: {
    box: box(3.2, 50.65, 7.4, 53.7),
    textEncoding: 'windows-1252',
    grid: { epsg: 28992, name: 'Amersfoort / RD New', box: box(0, 300_000, 290_000, 630_000) },
  },
  ES: { box: box(-18.4, 27.4, 4.6, 44.0), textEncoding: 'windows-1252' },
  AT: { box: box(9.4, 46.25, 17.3, 49.15), textEncoding: 'windows-1252' },
  DE: { box: box(5.7, 47.1, 15.2, 55.2), textEncoding: 'windows-1252' },
  AD: { box: box(1.3, 42.3, 1.9, 42.8), textEncoding: 'windows-1252' },
  AL: { box: box(19.1, 39.5, 21.2, 42.8), textEncoding: 'windows-1250' },
  BA: { box: box(15.6, 42.4, 19.8, 45.4), textEncoding: 'windows-1250' },
  BE: { box: box(2.4, 49.4, 6.5, 51.6), textEncoding: 'windows-1252' },
  BG: { box: box(22.2, 41.1, 28.8, 44.4), textEncoding: 'windows-1251' },
  BY: { box: box(23.0, 51.1, 32.9, 56.3), textEncoding: 'windows-1251' },
  CH: { box: box(5.8, 45.7, 10.6, 47.9), textEncoding: 'windows-1252' },
  CY: { box: box(32.1, 34.4, 34.8, 35.8), textEncoding: 'windows-1253' },
  DK: { box: box(7.9, 54.4, 15.4, 57.9), textEncoding: 'windows-1252' },
  EE: { box: box(21.6, 57.4, 28.4, 59.9), textEncoding: 'windows-1257' },
  FI: { box: box(19.1, 59.6, 31.8, 70.2), textEncoding: 'windows-1252' },
  FR: { box: box(-5.4, 41.2, 9.8, 51.3), textEncoding: 'windows-1252' },
  GB: { box: box(-8.8, 49.7, 2.0, 61.0), textEncoding: 'windows-1252' },
  GR: { box: box(19.2, 34.6, 29.8, 41.9), textEncoding: 'windows-1253' },
  HR: { box: box(13.3, 42.2, 19.6, 46.7), textEncoding: 'windows-1250' },
  IE: { box: box(-10.8, 51.3, -5.8, 55.6), textEncoding: 'windows-1252' },
  IS: { box: box(-24.7, 63.2, -13.3, 66.7), textEncoding: 'windows-1252' },
  IT: { box: box(6.5, 35.4, 18.7, 47.2), textEncoding: 'windows-1252' },
  LI: { box: box(9.4, 46.9, 9.8, 47.4), textEncoding: 'windows-1252' },
  LU: { box: box(5.6, 49.3, 6.7, 50.3), textEncoding: 'windows-1252' },
  LV: { box: box(20.8, 55.5, 28.4, 58.2), textEncoding: 'windows-1257' },
  MC: { box: box(7.3, 43.6, 7.6, 43.9), textEncoding: 'windows-1252' },
  MD: { box: box(26.5, 45.3, 30.3, 48.6), textEncoding: 'windows-1250' },
  ME: { box: box(18.3, 41.7, 20.5, 43.7), textEncoding: 'windows-1250' },
  MK: { box: box(20.3, 40.7, 23.2, 42.5), textEncoding: 'windows-1251' },
  MT: { box: box(14.0, 35.7, 14.7, 36.2), textEncoding: 'windows-1252' },
  NO: { box: box(4.4, 57.8, 31.3, 71.4), textEncoding: 'windows-1252' },
  PT: { box: box(-31.5, 32.3, -6.0, 42.3), textEncoding: 'windows-1252' },
  RS: { box: box(18.7, 42.1, 23.1, 46.3), textEncoding: 'windows-1250' },
  RU: { box: box(19.5, 41.0, 180, 82.0), textEncoding: 'windows-1251' },
  SE: { box: box(10.8, 55.2, 24.3, 69.2), textEncoding: 'windows-1252' },
  SI: { box: box(13.2, 45.3, 16.8, 47.0), textEncoding: 'windows-1250' },
  SM: { box: box(12.3, 43.8, 12.6, 44.1), textEncoding: 'windows-1252' },
  UA: { box: box(22.0, 44.2, 40.4, 52.5), textEncoding: 'windows-1251' },
  VA: { box: box(12.3, 41.8, 12.6, 42.0), textEncoding: 'windows-1252' },
  XK: { box: box(19.9, 41.7, 21.9, 43.4), textEncoding: 'windows-1250' },
};

const ANYWHERE: LandCountry = { box: box(-180, -90, 180, 90), textEncoding: 'windows-1250' };

export function landCountry(countryCode: string): LandCountry {
  return COUNTRIES[countryCode.toUpperCase()] ?? ANYWHERE;
}

export function isInBox({ west, south, east, north }: Box, x: number, y: number): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** For the check after the database has transformed: may land of this country lie there? */
export function isInCountry(countryCode: string, longitude: number, latitude: number): boolean {
  return isInBox(landCountry(countryCode).box, longitude, latitude);
}

function box(west: number, south: number, east: number, north: number): Box {
  return { west, south, east, north };
}
