import { sql, type RawBuilder } from 'kysely';
import { areaM2, isGeometryError } from './spatial.ts';

// Overlays of outlines are asked for here alone; `npm run check` refuses them elsewhere.
//
// Where edges lie almost on each other, an overlay with the numbers as they are does not come out at the first go, and GEOS
// tries in other ways. The embedded database ends the statement at the first that fails, without saying why: of outlines that
// are nearly the same, one pair in a hundred or two. On a grid an overlay comes out always.

/** The grid of an overlay, in units of its coordinates: so fine that nobody measures it. */
export type OverlayGrid = RawBuilder<number>;

/** A tenth of a millimetre on the ground. */
export const gridOfDegrees: OverlayGrid = sql`1e-9::float8`;
/** The same on a plane in metres. */
export const gridOfMetres: OverlayGrid = sql`1e-4::float8`;
/** The numbers as they are: two thirds faster. */
const noGrid: OverlayGrid = sql`-1::float8`;

type Geometry = RawBuilder<unknown>;

/** What lies in both. */
export function intersectionOf(one: Geometry, other: Geometry, grid = gridOfDegrees): Geometry {
  return sql`st_intersection(${one}, ${other}, ${grid})`;
}

/** Square metres that lie in both of two outlines. */
export function landInBoth(one: Geometry, other: Geometry): RawBuilder<number> {
  return sql<number>`case when ${one} = ${other} then ${areaM2(one)}
    else ${areaM2(sql`st_collectionextract(${intersectionOf(one, other)}, 3)`)} end`;
}

/** What lies in the first alone. */
export function differenceOf(one: Geometry, other: Geometry, grid = gridOfDegrees): Geometry {
  return sql`st_difference(${one}, ${other}, ${grid})`;
}

/** What lies in one of them alone. */
export function symmetricDifferenceOf(one: Geometry, other: Geometry, grid = gridOfDegrees): Geometry {
  return sql`st_symdifference(${one}, ${other}, ${grid})`;
}

/** What lies in any of the rows. */
export function unionOfRows(geometry: Geometry, grid = gridOfDegrees): Geometry {
  return sql`st_union(${geometry}, ${grid})`;
}

/** What lies in any part of a collection. */
export function unionOfParts(collection: Geometry, grid = gridOfDegrees): Geometry {
  return sql`st_unaryunion(${collection}, ${grid})`;
}

/** Reads by overlays that are many and wanted at once: with the numbers as they are, and on a grid where that does not come out. */
export async function onGridIfNeeded<T>(grid: OverlayGrid, read: (grid: OverlayGrid) => Promise<T>): Promise<T> {
  try {
    return await read(noGrid);
  } catch (error) {
    if (!isGeometryError(error)) throw error;
    return read(grid);
  }
}
