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
