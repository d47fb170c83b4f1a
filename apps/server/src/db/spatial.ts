import { sql, type RawBuilder, type Transaction } from 'kysely';
import { SilentGeometryError } from './pglite-dialect.ts';
import type { Tables } from './tables.generated.ts';

/** Every expression of PostGIS that the repositories use, and the step that lets an outline into the database. */

/** Area on the ellipsoid in square metres. */
export function areaM2(geometry: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`st_area(${geometry}::geography)`;
}

/** Square metres that lie in both of two outlines. */
export function landInBoth(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`case when ${one} = ${other} then ${areaM2(one)}
    else ${areaM2(sql`st_collectionextract(st_intersection(${one}, ${other}), 3)`)} end`;
}

const centimetre = 7;
const metre = 5;

/** GeoJSON with so many decimals of a degree. */
export function geoJson<T>(geometry: RawBuilder<unknown>, decimals = centimetre): RawBuilder<T> {
  return sql<T>`st_asgeojson(${geometry}, ${sql.lit(decimals)})::json`;
}

/** West, south, east, north. */
export function boundingBox(geometry: RawBuilder<unknown>): RawBuilder<[number, number, number, number]> {
  return sql`json_build_array(st_xmin(${geometry}), st_ymin(${geometry}), st_xmax(${geometry}), st_ymax(${geometry}))`;
}

/** Whether the database refused coordinates: in words of its own, or (embedded) without any. */
export function isGeometryError(error: unknown): boolean {
  if (error instanceof SilentGeometryError) return true;
  return error instanceof Error && 'code' in error && error.code === internalError;
}

/** PostGIS reports all that goes wrong with coordinates by this code, and PostgreSQL itself hardly ever does. */
const internalError = 'XX000';

/** How the coordinates of outlines are to be understood: already degrees, or by what PROJ makes of a definition. */
export type OutlineSource = { readonly kind: 'degrees' } | { readonly kind: 'definition'; readonly definition: string };

export interface JudgedOutline {
  readonly row: number;
  /** The outline as it may be stored (hex of EWKB), or null where nothing with an area is left. */
  readonly geometry: string | null;
  readonly areaM2: number;
  readonly isRepaired: boolean;
  /** What was wrong with it and where, in PostGIS's words. */
  readonly reason: string | null;
  readonly box: readonly [number, number, number, number] | null;
  /** What a small map shows of it, to a metre, and a point inside it: longitude, latitude. */
  readonly simplified: { readonly coordinates: number[][][][] } | null;
  readonly inside: readonly [number, number] | null;
}

/** Outlines smaller than this are slivers of drawing, not land. */
const smallestAreaM2 = 1;

/**
 * Judges outlines that come from outside: transforms them to WGS 84, repairs what crosses itself (the area stays, by
 * the method 'structure'), measures them. Rings must be closed already: an open one is an error that the embedded
 * database would not tell. Each step is materialized: else PostgreSQL measures again wherever an area is compared.
 */
export async function judgeOutlines(
  transaction: Transaction<Tables>,
  source: OutlineSource,
  outlines: readonly { readonly row: number; readonly wkb: Uint8Array }[],
  simplifyDegrees: number,
): Promise<JudgedOutline[]> {
  const rows = outlines.map(({ row }) => row);
  const shapes = outlines.map(({ wkb }) => Buffer.from(wkb.buffer, wkb.byteOffset, wkb.byteLength));
  const { rows: judged } = await sql<JudgedOutline>`
    with given as (${located(source, rows, shapes)}), checked as materialized (
      select row_number, geometry, st_isvalid(geometry) as is_valid from given
    ), repaired as materialized (
      select row_number, not is_valid as is_repaired,
        case when not is_valid then st_isvalidreason(geometry) end as reason,
        st_multi(st_collectionextract(case when is_valid then geometry else st_makevalid(geometry, 'method=structure') end, 3)) as geometry
      from checked
    ), measured as materialized (
      select *, ${areaM2(sql`geometry`)} as area_m2 from repaired
    )
    select row_number as row, is_repaired, reason, area_m2,
      case when area_m2 >= ${smallestAreaM2} then geometry::text end as geometry,
      case when area_m2 >= ${smallestAreaM2} then ${boundingBox(sql`geometry`)} end as box,
      case when area_m2 >= ${smallestAreaM2} and ${simplifyDegrees}::float8 > 0
        then ${geoJson(sql`st_multi(st_simplify(geometry, ${simplifyDegrees}::float8, true))`, metre)} end as simplified,
      case when area_m2 >= ${smallestAreaM2} and ${simplifyDegrees}::float8 > 0
        then (select json_build_array(st_x(inside), st_y(inside)) from st_pointonsurface(geometry) as inside) end as inside
    from measured order by row_number`.execute(transaction);
  return judged;
}

/** In a grid all outlines go as one: PROJ takes about a second to understand a definition, each time it is given one. */
function located(source: OutlineSource, rows: readonly number[], shapes: readonly Buffer[]): RawBuilder<unknown> {
  if (source.kind === 'degrees') {
    return sql`
      select row_number, st_setsrid(st_geomfromwkb(shape), 4326) as geometry
      from unnest(${rows}::int[], ${shapes}::bytea[]) as given (row_number, shape)`;
  }
  return sql`
    select (${rows}::int[])[(part).path[1]] as row_number, st_collect((part).geom) as geometry
    from (
      select st_dump(st_transform(st_collect(st_geomfromwkb(shape) order by position), ${source.definition}, 4326)) as part
      from unnest(${shapes}::bytea[]) with ordinality as given (shape, position)
    ) as parts
    group by (part).path[1]`;
}
