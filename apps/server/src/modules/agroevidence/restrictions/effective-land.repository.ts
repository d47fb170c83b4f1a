import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { differenceOf, gridOfDegrees, intersectionOf, onGridIfNeeded, type OverlayGrid } from '#server/db/overlays.ts';
import { areaM2, geoJson } from '#server/db/spatial.ts';

/** What is left out of a parcel, and the part of it that is worked. */
interface LeftOut {
  readonly parcelId: number;
  readonly geometry: MultiPolygon | null;
  /** Null for all of it. */
  readonly worked: MultiPolygon | null;
}

/** What is left of the worked land of a parcel. */
export interface RemainingLand {
  readonly geometry: MultiPolygon;
  readonly areaM2: number;
}

/** About a centimetre: what was told to the centimetre leaves no hairs along its edges. */
const hairDegrees = 0.000_000_2;

/** The worked land of parcels without what is left out of them; none of what nothing is left. */
export async function findRemainingLand(
  farms: FarmReading,
  leftOut: readonly LeftOut[],
): Promise<ReadonlyMap<number, RemainingLand>> {
  const ids = leftOut.map(({ parcelId }) => parcelId);
  const outlines = leftOut.map(({ geometry }) => jsonOf(geometry));
  const worked = leftOut.map((one) => jsonOf(one.worked));
  const hair = sql.lit(hairDegrees);
  const given = sql`st_setsrid(st_geomfromgeojson(given.outline), 4326)`;
  const part = sql`st_setsrid(st_geomfromgeojson(worked), 4326)`;
  const statement = (grid: OverlayGrid): RawBuilder<RemainingLand & { parcelId: number }> => sql`
    with remaining as materialized (
      select v.parcel_id, case when given.outline is null then v.geometry else st_collectionextract(st_buffer(st_buffer(
        ${differenceOf(sql`v.geometry`, given, grid)}, -${hair}), ${hair}, 'join=mitre'), 3) end as left_land, given.worked
      from unnest(${ids}::int[], ${outlines}::text[], ${worked}::text[]) as given (parcel_id, outline, worked)
      join agroevidence.parcel_version v on v.parcel_id = given.parcel_id and v.is_current
      where ${ofFarms(farms, sql`v.farm_id`)}
    ), within as materialized (
      select parcel_id, case when worked is null then left_land
        else st_collectionextract(${intersectionOf(sql`left_land`, part, grid)}, 3) end as land
      from remaining
    )
    select parcel_id, ${geoJson(sql`st_multi(land)`)} as geometry, ${areaM2(sql`land`)} as area_m2
    from within where not st_isempty(land)`;
  const rows = await onGridIfNeeded(gridOfDegrees, (grid) => farms.rows(statement(grid)));
  return new Map(rows.map(({ parcelId, ...land }) => [parcelId, land]));
}

function jsonOf(geometry: MultiPolygon | null): string | null {
  return geometry ? JSON.stringify(geometry) : null;
}
