import type { Position } from 'geojson';
import { parcelName } from './parcel-names.ts';
import type { RealOutline } from './real-outlines.ts';

/** Users whose parcels lie together, each group in a landscape of its own. */
const landscapes: readonly ReadonlySet<number>[] = [
  new Set([90_001, 90_002, 90_003, 90_004, 90_005, 90_006, 90_007, 90_008]),
  new Set([90_009, 90_010, 90_011, 90_012]),
  new Set([90_016, 90_017]),
];

/** The middle of Czechia, cut into cells that hold one landscape each; everything in it is well inside the border. */
const country = { west: 13.6, south: 49.15, columns: 60, rows: 22 };
const cellMetres = { width: 4600, height: 4300 };
const metresPerDegree = 111_200;

export const mostParcels = 20_000;

/**
 * The land of the n-th farm, counted from 0: copies of real landscapes side by side, at their true size. Farms lie
 * beside each other too, until the country is full.
 */
export function farmLand(outlines: readonly RealOutline[], farm: number, parcels: number): RealOutline[] {
  const groups = landscapes.map((users) =>
    landscapeOf(outlines.filter(({ properties }) => users.has(properties.ID_UZ))),
  );
  const perRound = groups.reduce((total, { outlines: group }) => total + group.length, 0);
  const cells = Math.ceil((parcels / perRound) * groups.length) + groups.length;
  const rows = Math.min(country.rows, Math.ceil(Math.sqrt(cells)));
  const columns = Math.ceil(cells / rows);
  const origin = originOf(farm, columns, rows);
  const land: RealOutline[] = [];
  for (let cell = 0; land.length < parcels; cell += 1) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const landscape = groups[(column + row) % groups.length];
    if (!landscape) break;
    const place = { column: origin.column + column, row: origin.row + row };
    land.push(...copyTo(landscape, place).slice(0, parcels - land.length));
  }
  return land.map(({ properties, ...outline }, position) => ({
    ...outline,
    properties: { ...properties, ZAKRES_ID: (farm + 1) * 100_000 + position, NAZEV: parcelName(position) },
  }));
}

interface Landscape {
  readonly outlines: readonly RealOutline[];
  readonly west: number;
  readonly south: number;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

function landscapeOf(outlines: readonly RealOutline[]): Landscape {
  const points = outlines.flatMap(({ geometry }) => geometry.coordinates.flat());
  const least = (axis: 0 | 1): number => points.reduce((low, point) => Math.min(low, point[axis] ?? low), Infinity);
  return { outlines, west: least(0), south: least(1) };
}

function originOf(farm: number, columns: number, rows: number): Cell {
  const perRow = Math.max(1, Math.floor(country.columns / columns));
  const perColumn = Math.max(1, Math.floor(country.rows / rows));
  const place = farm % (perRow * perColumn);
  return { column: (place % perRow) * columns, row: Math.floor(place / perRow) * rows };
}

function copyTo({ outlines, west, south }: Landscape, { column, row }: Cell): RealOutline[] {
  const toSouth = country.south + (row * cellMetres.height) / metresPerDegree;
  const toWest = country.west + (column * cellMetres.width) / (metresPerDegree * cosine(country.south));
  const stretch = cosine(south) / cosine(toSouth);
  const moved = ([longitude = 0, latitude = 0]: Position): Position => [
    degrees(toWest + (longitude - west) * stretch),
    degrees(toSouth + latitude - south),
  ];
  // The register's squares are ten kilometres wide and counted from the far north-east.
  const square = `${830 - tens(column * 4.6)}-${1170 - tens(row * 4.3)}`;
  return outlines.map(({ geometry, properties, ...outline }) => ({
    ...outline,
    geometry: { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(moved)) },
    properties: { ...properties, DPB_CTVERE: square },
  }));
}

function cosine(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

function tens(kilometres: number): number {
  return Math.floor(kilometres / 10) * 10;
}

function degrees(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
