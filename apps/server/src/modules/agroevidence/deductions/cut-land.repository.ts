import type { DrawnLine } from '@brazda/contract/agroevidence/land-features.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { differenceOf, intersectionOf, unionOfRows, type OverlayGrid } from '#server/db/overlays.ts';
import { areaM2, geoJson } from '#server/db/spatial.ts';

/** What land is cut along: the edge of the parcel, what the farm has drawn, or a line that is given. */
export type CutAlong = 'BOUNDARY' | 'LINE' | LandFeatureKind;

/** One cut of one parcel: what lies within so many metres. */
export interface Cut {
  readonly parcelId: number;
  /** By which the caller knows it. */
  readonly place: number;
  readonly along: CutAlong;
  readonly metres: number;
}

export interface CutRow {
  readonly parcelId: number;
  /** Null where it is all cuts of the parcel together, overlaps counted once. */
  readonly place: number | null;
  readonly areaM2: number;
  readonly geometry: MultiPolygon | null;
}

/** What the cuts have besides the land of the farms. */
export interface CutOptions {
  readonly line?: DrawnLine | undefined;
  /** Parts of parcels: of these, only what lies in them is cut. */
  readonly worked?: readonly { readonly parcelId: number; readonly geometry: MultiPolygon }[];
  readonly isOutlined: boolean;
}

/** GRS 80, which WGS 84 shares to a tenth of a millimetre: the longer half axis in metres, the square of the eccentricity. */
const halfAxis = sql.lit(6_378_137);
const eccentricity = sql.lit(0.006_694_380_022_9);
/** Features are cut off so far beyond what they reach into. */
const spareMetres = 1;

/**
 * Cuts land off parcels. Distances are metres of a plane that touches the ellipsoid in the middle of each parcel: PROJ needs
 * a second to understand a projection, and over a parcel of a kilometre this plane is wrong by less than a millimetre in
 * three metres. Areas are those of the ellipsoid.
 */
export function cutLand(
  farms: FarmReading,
  cuts: readonly Cut[],
  { line, worked = [], isOutlined, grid }: CutOptions & { readonly grid: OverlayGrid },
): Promise<CutRow[]> {
  const parcelIds = [...new Set(cuts.map(({ parcelId }) => parcelId))];
  const drawnLine = line === undefined ? null : JSON.stringify(line);
  return farms.rows(sql<CutRow>`
    with plane as materialized (${planes(farms, parcelIds)}), wished as (
      select * from unnest(${cuts.map(({ parcelId }) => parcelId)}::int[], ${cuts.map(({ place }) => place)}::int[],
        ${cuts.map(({ along }) => along)}::text[], ${cuts.map(({ metres }) => metres)}::float8[])
        as wish (parcel_id, place, along, metres)
    ), part as materialized (
      select plane.parcel_id, ${onPlane(sql`st_setsrid(st_geomfromgeojson(given.outline), 4326)`)} as outline
      from unnest(${worked.map(({ parcelId }) => parcelId)}::int[], ${worked.map(({ geometry }) => JSON.stringify(geometry))}::text[])
        as given (parcel_id, outline) join plane on plane.parcel_id = given.parcel_id
    ), near as materialized (
      select w.parcel_id, w.place, st_collect(${onPlane(sql`st_clipbybox2d(f.geometry, reach.box)`)}) as shape
      from wished w join plane on plane.parcel_id = w.parcel_id
      cross join lateral (select st_expand(box2d(plane.geometry), (w.metres + ${spareMetres}) / plane.east,
        (w.metres + ${spareMetres}) / plane.north) as box) as reach
      join lateral (
        select f.geometry from agroevidence.land_feature f
        where ${ofFarms(farms, sql`f.farm_id`)} and f.farm_id = plane.farm_id and f.kind = w.along
          and f.retired_at is null and f.geometry && st_setsrid(reach.box::geometry, 4326)
        union all
        select st_setsrid(st_geomfromgeojson(${drawnLine}::text), 4326) where w.along = 'LINE'
      ) as f on true
      where w.along <> 'BOUNDARY' group by w.parcel_id, w.place
    ), strip as materialized (
      select w.parcel_id, w.place, st_collectionextract(case w.along
        when 'BOUNDARY' then ${differenceOf(sql`plane.outline`, sql`st_buffer(plane.outline, -w.metres)`, grid)}
        else ${intersectionOf(sql`plane.outline`, landAround(sql`near.shape`, sql`w.metres`, grid), grid)} end, 3) as land
      from wished w join plane on plane.parcel_id = w.parcel_id
      left join near on near.parcel_id = w.parcel_id and near.place = w.place
    ), cut as materialized (
      select strip.parcel_id, strip.place, case when part.outline is null then strip.land
        else st_collectionextract(${intersectionOf(sql`strip.land`, sql`part.outline`, grid)}, 3) end as land
      from strip left join part on part.parcel_id = strip.parcel_id
    ), told as materialized (
      select parcel_id, place, land from cut where not st_isempty(land)
      union all
      select parcel_id, null, ${unionOfRows(sql`land`, grid)} from cut where not st_isempty(land) group by parcel_id
    ), measured as materialized (
      select told.parcel_id, told.place, plane.area_m2 as whole_m2, ${onEllipsoid(sql`told.land`)} as land
      from told join plane on plane.parcel_id = told.parcel_id
    )
    select parcel_id, place, least(whole_m2, ${areaM2(sql`land`)}) as area_m2,
      case when ${isOutlined}::boolean then ${geoJson(sql`st_multi(land)`)} end as geometry
    from measured`);
}

/** What is drawn with more points is gone along piece by piece: the time of one piece grows with the square of what bends in it. */
const mostPoints = sql.lit(256);
const pointsOfPiece = sql.lit(64);

/** All land within so many metres of a shape, whatever its line does on the way. */
function landAround(shape: RawBuilder<unknown>, metres: RawBuilder<unknown>, grid: OverlayGrid): RawBuilder<unknown> {
  return sql`case when st_npoints(${shape}) <= ${mostPoints} then st_buffer(${shape}, ${metres})
    else (select ${unionOfRows(sql`st_buffer(piece, ${metres})`, grid)} from st_subdivide(${shape}, ${pointsOfPiece}) as piece) end`;
}

/** Parcels on a plane of their own, in metres east and north of their middle; and how many metres a degree has there. */
function planes(farms: FarmReading, parcelIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    select of_degree.*, ${onPlane(sql`of_degree.geometry`, sql`of_degree`)} as outline
    from (
      select v.farm_id, v.parcel_id, v.geometry, v.area_m2, st_x(middle) as lon, st_y(middle) as lat,
        radians(1) * ${halfAxis} * cos(radians(st_y(middle))) / sqrt(bend) as east,
        radians(1) * ${halfAxis} * (1 - ${eccentricity}) / power(bend, 1.5) as north
      from agroevidence.parcel_version v
      cross join lateral (select st_centroid(st_envelope(v.geometry)) as middle) as place
      cross join lateral (select 1 - ${eccentricity} * power(sin(radians(st_y(middle))), 2) as bend) as bent
      where ${ofFarms(farms, sql`v.farm_id`)} and v.parcel_id = any(${[...parcelIds]}::int[]) and v.is_current
    ) as of_degree`;
}

function onPlane(geometry: RawBuilder<unknown>, plane: RawBuilder<unknown> = sql`plane`): RawBuilder<unknown> {
  return sql`st_scale(st_translate(st_setsrid(${geometry}, 0), -${plane}.lon, -${plane}.lat), ${plane}.east, ${plane}.north)`;
}

function onEllipsoid(land: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`st_setsrid(st_translate(st_scale(${land}, 1 / plane.east, 1 / plane.north), plane.lon, plane.lat), 4326)`;
}
