import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { packedOutline, packOutlines } from './packed-outlines.ts';
import { SilentGeometryError } from './pglite-dialect.ts';

/** Every expression of PostGIS that the repositories use, and the step that lets an outline into the database. */

/** Area on the ellipsoid in square metres. */
export function areaM2(geometry: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`st_area(${geometry}::geography)`;
}

const centimetre = 7;
const metre = 5;
/** As many as a number holds: what is written with them is read again as it was. */
export const exactly = 15;

/** GeoJSON with so many decimals of a degree. */
export function geoJson<T>(geometry: RawBuilder<unknown>, decimals = centimetre): RawBuilder<T> {
  // Without options: to write a coordinate system beside it, PostGIS would look it up for each outline.
  return sql<T>`st_asgeojson(${geometry}, ${sql.lit(decimals)}, 0)::json`;
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

/** An outline that comes from outside, as WKB. */
export interface GivenOutline {
  readonly row: number;
  readonly wkb: Uint8Array;
  /** Where whoever has read it has measured it: it is as large as that unless it has to be changed. */
  readonly areaM2?: number | null;
}

export interface JudgedOutline {
  readonly row: number;
  /** Whether anything with an area is left of it. */
  readonly isLand: boolean;
  /** WKB of the outline as it may be stored; null where that is as it was given. */
  readonly changed: Uint8Array | null;
  readonly areaM2: number;
  readonly isRepaired: boolean;
  /** What was wrong with it and where, in PostGIS's words. */
  readonly reason: string | null;
  readonly box: readonly [number, number, number, number] | null;
  /** A point inside it: longitude, latitude. */
  readonly inside: readonly [number, number] | null;
  /** What a small map shows of it, to a metre. */
  readonly simplified: { readonly coordinates: number[][][][] } | null;
}

/** Outlines smaller than this are slivers of drawing, not land. */
const smallestAreaM2 = 1;

/**
 * Judges outlines that come from outside: transforms them to WGS 84, repairs what crosses itself (the area stays, by
 * the method 'structure'), measures them. Rings must be closed already: an open one is an error that the embedded
 * database would not tell. Each step is materialized: else PostgreSQL measures again wherever an area is compared.
 */
export async function judgeOutlines(
  transaction: QueryExecutorProvider,
  source: OutlineSource,
  outlines: readonly GivenOutline[],
  simplifyDegrees: number,
): Promise<JudgedOutline[]> {
  const isTransformed = source.kind === 'definition';
  const { rows: judged } = await sql<JudgedOutline>`
    with given as (${located(source, outlines)}), checked as materialized (
      select row_number, geometry, known_area, st_isvalid(geometry) as is_valid from given
    ), repaired as materialized (
      select row_number, case when is_valid then known_area end as known_area, not is_valid as is_repaired,
        case when not is_valid then st_isvalidreason(geometry) end as reason,
        case when is_valid then geometry
          else st_multi(st_collectionextract(st_makevalid(geometry, 'method=structure'), 3)) end as geometry
      from checked
    ), measured as materialized (
      select *, coalesce(known_area, ${areaM2(sql`geometry`)}) as area_m2 from repaired
    ), judged as (
      select *, area_m2 >= ${smallestAreaM2} as is_land from measured
    )
    select row_number as row, is_repaired, reason, area_m2, is_land,
      case when is_land and (is_repaired or ${isTransformed}::boolean) then st_asbinary(geometry) end as changed,
      case when is_land then ${boundingBox(sql`geometry`)} end as box,
      case when is_land
        then (select json_build_array(st_x(inside), st_y(inside)) from st_pointonsurface(geometry) as inside) end as inside,
      case when is_land and ${simplifyDegrees}::float8 > 0
        then ${geoJson(sql`st_multi(st_simplify(geometry, ${simplifyDegrees}::float8, true))`, metre)} end as simplified
    from judged order by row_number`.execute(transaction);
  return judged;
}

/** In a grid all outlines go as one: PROJ takes about a second to understand a definition, each time it is given one. */
function located(source: OutlineSource, outlines: readonly GivenOutline[]): RawBuilder<unknown> {
  const rows = outlines.map(({ row }) => row);
  const packed = packOutlines(outlines.map(({ wkb }) => wkb));
  const { begins, lengths } = packed;
  const areas = outlines.map(({ areaM2: known }) => known ?? null);
  if (source.kind === 'degrees') {
    return sql`
      select row_number, known_area, st_setsrid(${packedOutline(packed)}, 4326) as geometry
      from unnest(${rows}::int[], ${begins}::int[], ${lengths}::int[], ${areas}::float8[])
        as given (row_number, begin, length, known_area)`;
  }
  return sql`
    select (${rows}::int[])[(part).path[1]] as row_number, null::float8 as known_area, st_collect((part).geom) as geometry
    from (
      select st_dump(st_transform(st_collect(${packedOutline(packed)} order by position), ${source.definition}, 4326)) as part
      from unnest(${begins}::int[], ${lengths}::int[]) with ordinality as given (begin, length, position)
    ) as parts
    group by (part).path[1]`;
}
