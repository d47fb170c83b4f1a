import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { intersectionOf, landInBoth, unionOfParts, unionOfRows } from '#server/db/overlays.ts';
import { areaM2 } from '#server/db/spatial.ts';

export type Place = readonly [longitude: number, latitude: number];

/** A place on an edge: which part of the edge lies before it. */
export interface EdgePlace {
  readonly from: Place;
  readonly to: Place;
  readonly share: number;
}

/** An outline that was made of others, and its area on the ellipsoid. */
export interface MadeOutline {
  /** WKB. */
  readonly outline: Uint8Array;
  readonly areaM2: number;
}

/** One of the parts that an outline was divided into. */
export interface DividedPart extends MadeOutline {
  /** A place within it, to tell it from the others by. */
  readonly x: number;
  readonly y: number;
}

/**
 * Where corners on edges come to lie: on the shortest way from one end to the other, as areas are measured. A corner on the
 * straight line between their degrees would take ten square metres from an edge of a kilometre.
 */
export async function placeCuts(tx: FarmTransaction, cuts: readonly EdgePlace[]): Promise<Place[]> {
  const edges = cuts.map(({ from, to, share }) => [...from, ...to, share]);
  const { rows } = await sql<{ x: number; y: number }>`
    select st_x(place) as x, st_y(place) as y from (
      select number, st_project(a, st_distance(a, b) * share, st_azimuth(a, b))::geometry as place from (
        select edge.number, st_makepoint((e ->> 0)::float8, (e ->> 1)::float8)::geography as a,
          st_makepoint((e ->> 2)::float8, (e ->> 3)::float8)::geography as b, (e ->> 4)::float8 as share
        from json_array_elements(${JSON.stringify(edges)}::json) with ordinality as edge (e, number)
      ) as edges
    ) as placed order by number`.execute(tx.sql);
  return rows.map(({ x, y }) => [x, y]);
}

/** Less than this is a sliver of drawing along an edge, and no parcel. */
const smallestPieceM2 = 10;

/**
 * The parts into which a line divides an outline that has a corner wherever they meet, the largest first. Slivers, and
 * polygons that the line leaves whole, go with the part that they lie along, else with the nearest: nothing is lost.
 */
export async function divideOutline(
  tx: FarmTransaction,
  outline: Uint8Array,
  line: readonly Place[],
): Promise<DividedPart[]> {
  const drawn = JSON.stringify({ type: 'LineString', coordinates: line });
  const { rows } = await sql<DividedPart>`
    with component as materialized (
      select (part).path[1] as number, (part).geom as geometry
      from (select st_dump(st_setsrid(st_geomfromwkb(${Buffer.from(outline)}), 4326)) as part) as dumped
    ), divided as materialized (
      select component.number, (st_dump(st_split(component.geometry, st_setsrid(st_geomfromgeojson(${drawn}::text), 4326)))).geom
        as geometry
      from component
    ), piece as materialized (
      select row_number() over () as id, geometry, ${areaM2(sql`geometry`)} as area_m2,
        count(*) over (partition by number) > 1 as is_cut from divided
    ), part as materialized (
      select * from piece where is_cut and area_m2 >= ${smallestPieceM2}
    ), placed as (
      select piece.geometry, coalesce(own.id, beside.id) as id from piece
      left join part own on own.id = piece.id
      left join lateral (
        select part.id from part where own.id is null
        order by st_length(${intersectionOf(sql`part.geometry`, sql`piece.geometry`)}) desc, st_distance(part.geometry, piece.geometry),
          part.area_m2 desc limit 1) beside on true
    ), whole as materialized (
      select id, st_multi(${unionOfRows(sql`geometry`)}) as geometry from placed group by id
    )
    select st_asbinary(geometry) as outline, ${areaM2(sql`geometry`)} as area_m2, st_x(inside) as x, st_y(inside) as y
    from whole cross join lateral st_pointonsurface(geometry) as inside order by area_m2 desc, id`.execute(tx.sql);
  return rows;
}

/** In degrees, two centimetres: so far apart lie corners that were meant to be one. */
const snapDegrees = 0.000_000_2;
/** A hole of less is none, but what outlines leave free between them that were drawn along each other. */
const smallestHoleM2 = 1;

/** One outline of several: what lies in more than one of them counts once, and nothing between them is added. */
export async function uniteOutlines(
  tx: FarmTransaction,
  farmId: number,
  versionIds: readonly number[],
): Promise<MadeOutline> {
  const { rows } = await sql<MadeOutline>`
    with source as materialized (
      select v.id, v.geometry from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.id = any(${[...versionIds]}::int[])
    ), plain as materialized (
      select ${unionOfParts(sql`st_collect(geometry)`)} as geometry from source
    ), snapped as materialized (
      select ${unionOfParts(sql`st_collect(st_collectionextract(st_makevalid(coalesce(st_snap(s.geometry,
        (select ${unionOfRows(sql`o.geometry`)} from source o where o.id < s.id), ${snapDegrees}), s.geometry)), 3))`)} as geometry
      from source s where (select st_numgeometries(geometry) > 1 from plain)
    ), united as materialized (
      select case when st_numgeometries(snapped.geometry) < st_numgeometries(plain.geometry) then snapped.geometry
        else plain.geometry end as geometry
      from plain cross join snapped
    ), filled as materialized (
      select st_multi(${unionOfRows(sql`st_makepolygon(st_exteriorring(part.geom), array(
        select st_exteriorring(ring.geom) from st_dumprings(part.geom) as ring
        where ring.path[1] > 0 and ${areaM2(sql`ring.geom`)} >= ${smallestHoleM2}))`)}) as geometry
      from united cross join lateral st_dump(united.geometry) as part
    )
    select st_asbinary(geometry) as outline, ${areaM2(sql`geometry`)} as area_m2 from filled`.execute(tx.sql);
  const [united] = rows;
  if (!united) throw new Error('There was nothing to unite');
  return united;
}

/** More corners than this times those beside are not laid along each other one by one. */
const mostCornerPairs = 4_000_000;

/** An outline that is drawn along others of the farm lies exactly along them: corners to the centimetre are theirs. */
export async function layAlong(tx: FarmTransaction, farmId: number, outline: Uint8Array): Promise<Uint8Array> {
  const { rows } = await sql<{ outline: Uint8Array }>`
    with drawn as materialized (
      select st_setsrid(st_geomfromwkb(${Buffer.from(outline)}), 4326) as geometry
    ), beside as materialized (
      select ${unionOfRows(sql`v.geometry`)} as geometry, sum(st_npoints(v.geometry)) as corners
      from drawn join agroevidence.parcel_version v on v.geometry && st_expand(drawn.geometry, 0.00001)
      join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current
    ), laid as materialized (
      select drawn.geometry, case when beside.corners * st_npoints(drawn.geometry) <= ${mostCornerPairs}
        then st_snap(drawn.geometry, beside.geometry, ${snapDegrees}) end as along
      from drawn cross join beside
    )
    select st_asbinary(case when st_isvalid(along) and not st_isempty(along) then st_multi(along) else geometry end) as outline
    from laid`.execute(tx.sql);
  return rows[0]?.outline ?? outline;
}

export interface OverlapRow {
  readonly parcelId: number;
  readonly otherId: number;
  readonly otherName: string;
  readonly areaM2: number;
}

/** Less is a matter of drawing. */
const toldOverlapM2 = 10;

/** Where land of some parcels lies in others that are open. */
export async function findOverlaps(tx: FarmTransaction, parcelIds: readonly number[]): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    with edited as materialized (
      select v.farm_id, v.parcel_id, v.geometry from agroevidence.parcel_version v
      where ${ofFarms(tx, sql`v.farm_id`)} and v.parcel_id = any(${[...parcelIds]}::int[]) and v.is_current
    )
    select edited.parcel_id, p.id as other_id, p.local_name as other_name,
      ${landInBoth(sql`edited.geometry`, sql`v.geometry`)} as area_m2
    from edited
    join agroevidence.parcel_version v on v.farm_id = edited.farm_id and v.is_current and v.geometry && edited.geometry
      and v.parcel_id <> all(${[...parcelIds]}::int[])
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
    order by 4 desc limit 50`.execute(tx.sql);
  return rows.filter(({ areaM2: area }) => area >= toldOverlapM2);
}
