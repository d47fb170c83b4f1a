import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { intersectionOf } from '#server/db/overlays.ts';
import { areaM2, geoJson } from '#server/db/spatial.ts';

/** What is left of a drawn outline within a parcel. */
export interface CutOutline {
  readonly isValid: boolean;
  /** Square metres on the ellipsoid; null of an outline that cannot be measured. */
  readonly areaM2: number | null;
  /** WKB. */
  readonly outline: Uint8Array | null;
  readonly geometry: MultiPolygon | null;
  /** What of the drawn outline lies outside of the parcel; null of one that cannot be measured. */
  readonly outsideM2: number | null;
}

/** Outlines are told to the centimetre: what was told goes back as it was, and is the same again. */
const centimetreDegrees = 0.000_000_1;
/** So much of an outline may reach over the edge that it was drawn along. */
const tolerableM2 = 1;

/** Cuts a drawn outline by a parcel as one of its versions has it. */
export async function cutOutline(farms: FarmReading, versionId: number, drawn: string): Promise<CutOutline> {
  return orUnknown(await farms.rows(cutting(farms, versionId, drawn)));
}

/** The same in the transaction that keeps it. */
export async function cutOutlineForChange(tx: FarmTransaction, versionId: number, drawn: string): Promise<CutOutline> {
  return orUnknown((await cutting(tx, versionId, drawn).execute(tx.sql)).rows);
}

function orUnknown([row]: readonly CutOutline[]): CutOutline {
  return row ?? { isValid: false, areaM2: null, outline: null, geometry: null, outsideM2: null };
}

function cutting(farms: FarmConditions, versionId: number, drawn: string): RawBuilder<CutOutline> {
  const grid = sql.lit(centimetreDegrees);
  return sql<CutOutline>`
    with drawn as materialized (
      select st_setsrid(st_geomfromgeojson(${drawn}::text), 4326) as outline
    ), judged as materialized (
      select outline, st_isvalid(outline) as is_valid from drawn
    ), cut as materialized (
      select is_valid, outline, case when is_valid
        then st_collectionextract(${intersectionOf(sql`outline`, sql`v.geometry`)}, 3) end as inside
      from judged join agroevidence.parcel_version v on ${ofFarms(farms, sql`v.farm_id`)} and v.id = ${versionId}
    ), kept as materialized (
      select is_valid, outside_m2, case when not is_valid then null
        when outside_m2 <= ${sql.lit(tolerableM2)} then outline
        else st_multi(st_collectionextract(st_makevalid(st_snaptogrid(inside, ${grid}), 'method=structure'), 3)) end as outline
      from (select cut.*, case when is_valid then ${areaM2(sql`outline`)} - ${areaM2(sql`inside`)} end as outside_m2 from cut) as cut
    )
    select is_valid, case when is_valid then ${areaM2(sql`outline`)} end as area_m2, st_asbinary(outline) as outline,
      case when is_valid then ${geoJson(sql`outline`)} end as geometry,
      case when outside_m2 <= ${sql.lit(tolerableM2)} then 0 else outside_m2 end as outside_m2
    from kept`;
}
