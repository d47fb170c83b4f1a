import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';

/** What is left out of a parcel. */
interface LeftOut {
  readonly parcelId: number;
  readonly geometry: MultiPolygon | null;
}

/** About a centimetre: what was told to the centimetre leaves no hairs along its edges. */
const hairDegrees = 0.000_000_2;

/** The outlines of parcels without what is left out of them; none of what nothing is left. */
export async function findRemainingLand(
  farms: FarmReading,
  leftOut: readonly LeftOut[],
): Promise<ReadonlyMap<number, MultiPolygon>> {
  const ids = leftOut.map(({ parcelId }) => parcelId);
  const outlines = leftOut.map(({ geometry }) => (geometry ? JSON.stringify(geometry) : null));
  const hair = sql.lit(hairDegrees);
  const rows = await farms.rows(sql<{ parcelId: number; geometry: MultiPolygon }>`
    with remaining as materialized (
      select v.parcel_id, case when given.outline is null then v.geometry else st_collectionextract(st_buffer(st_buffer(
        st_difference(v.geometry, st_setsrid(st_geomfromgeojson(given.outline), 4326)), -${hair}), ${hair}, 'join=mitre'), 3) end as land
      from unnest(${ids}::int[], ${outlines}::text[]) as given (parcel_id, outline)
      join agroevidence.parcel_version v on v.parcel_id = given.parcel_id and v.is_current
      where ${ofFarms(farms, sql`v.farm_id`)}
    )
    select parcel_id, ${geoJson(sql`st_multi(land)`)} as geometry from remaining where not st_isempty(land)`);
  return new Map(rows.map(({ parcelId, geometry }) => [parcelId, geometry]));
}
