import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { cropOf, knownCrop, partTexts } from '../crops/standing-crop.repository.ts';

/** What lists are filtered, put in order and summed by, of all parcels: a column each, in the order of their ids. */
export interface TraitTexts {
  readonly ids: string | null;
  readonly statuses: string | null;
  readonly areas: string | null;
  readonly officialAreas: string | null;
  readonly computedAreas: string | null;
  readonly altitudes: string | null;
  readonly slopes: string | null;
  readonly nitrates: string | null;
  readonly climateRegions: string | null;
  readonly centers: string | null;
  /** Words stand in lines of their own. */
  readonly zoneIds: string | null;
  readonly landUses: string | null;
  readonly zones: string | null;
  readonly crops: string | null;
  /** Of parcels that are divided, what stands on each part: square metres, a space and the crop, between tabs. */
  readonly cropParts: string | null;
}

/** One row of columns: to take thousands of rows from the driver takes ten times as long as to take their texts apart. */
export async function readTraitTexts(
  farms: FarmReading,
  now: Date,
  season: number | undefined,
): Promise<TraitTexts | undefined> {
  const [row] = await farms.rows(sql<TraitTexts>`
    with today as materialized (${farmDays(farms, now)})
    select ${listOf(sql`id`)} as ids, ${listOf(sql`left(status, 1)`)} as statuses,
      ${listOf(sql`area`)} as areas, ${listOf(sql`official_area`)} as official_areas,
      ${listOf(sql`computed_area`)} as computed_areas, ${listOf(sql`altitude_m`)} as altitudes,
      ${listOf(sql`slope_degrees`)} as slopes, ${listOf(sql`left(nitrate_vulnerable, 3)`)} as nitrates,
      ${listOf(sql`climate_region`)} as climate_regions, ${listOf(sql`center_id`)} as centers,
      ${linesOf(sql`array_to_string(zone_ids, ' ')`)} as zone_ids,
      ${linesOf(sql`land_use`)} as land_uses, ${linesOf(sql`zone`)} as zones, ${linesOf(sql`crop`)} as crops,
      ${linesOf(sql`crop_parts`)} as crop_parts
    from (
      select p.id, p.status, v.shown_area_ha as area, v.official_area_ha as official_area, v.area_m2 / 10000 as computed_area,
        v.altitude_m, v.slope_degrees, v.nitrate_vulnerable, p.climate_region, p.center_id, p.zone_ids,
        coalesce(v.land_use_code, v.land_use_name) as land_use, v.zone,
        ${knownCrop('k')} as crop, ${partTexts(season)} as crop_parts
      from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      join today on today.farm_id = p.farm_id
      ${cropOf(season)}
      where ${ofFarms(farms, sql`p.farm_id`)} and p.status <> 'TAKEN_BACK'
      order by p.id) as traits`);
  return row;
}

function listOf(value: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`string_agg(coalesce((${value})::text, ''), ',')`;
}

/** Of texts that people wrote: what would end a line is a space in them. */
function linesOf(value: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`string_agg(translate(coalesce(${value}, ''), chr(10), ' '), chr(10))`;
}
