import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { standingCrop } from '../crops/standing-crop.repository.ts';
import { placeOfRecord, type RecordedPlace } from './applied-materials.repository.ts';
import type { CropOfRecord } from './report-rows.repository.ts';

/** A parcel as it was on a day. */
export interface ParcelOnDay extends RecordedPlace, CropOfRecord {
  readonly landUse: string | null;
  readonly officialAreaHa: number | null;
  readonly areaM2: number;
  readonly center: string | null;
  readonly zones: string | null;
  readonly nitrateVulnerable: TriState;
  readonly applicationZone: string | null;
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  /** Of the main crop; null where nothing stands. */
  readonly cropAreaM2: number | null;
  readonly cropFrom: string | null;
  readonly validFrom: string | null;
}

/** A crop on the land that it had on a day. */
export interface CropOnDay extends RecordedPlace, CropOfRecord {
  readonly areaM2: number;
  readonly cropFrom: string | null;
}

/** The parcels that a farm had on a day, with what stood there; centres and zones are those of today. */
export function findParcelsOn(farms: FarmReading, day: string, most: number): Promise<ParcelOnDay[]> {
  return farms.rows(sql<ParcelOnDay>`
    select ${placeOfRecord}, coalesce(v.land_use_name, v.land_use_code) as land_use, v.official_area_ha, v.area_m2,
      c.name as center, (select string_agg(z.name, ', ' order by z.name) from agroevidence.zone z
        where z.farm_id = p.farm_id and z.id = any(p.zone_ids)) as zones,
      v.nitrate_vulnerable, v.zone as application_zone, v.altitude_m, v.slope_degrees,
      case when k.id is not null then coalesce(k.area_m2, v.shown_area_ha * 10000) end as crop_area_m2,
      k.crop_id, k.own_crop_id, own.name as own_crop_name, own.eppo as own_crop_eppo, k.crop_name,
      lower(k.valid) as crop_from, case when v.valid_from_known then lower(v.valid) end as valid_from
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.valid @> ${day}::date
    left join agroevidence.center c on c.farm_id = p.farm_id and c.id = p.center_id
    ${standingCrop(sql`${day}`)}
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status <> 'TAKEN_BACK'
    order by p.sort_key, p.id limit ${most}`);
}

/** All that stood on the parcels of a farm on a day, also what shared one, and what was sown below or beside others. */
export function findCropsOn(farms: FarmReading, day: string, most: number): Promise<CropOnDay[]> {
  return farms.rows(sql<CropOnDay>`
    select ${placeOfRecord}, coalesce(k.area_m2, v.shown_area_ha * 10000) as area_m2, lower(k.valid) as crop_from,
      k.crop_id, k.own_crop_id, own.name as own_crop_name, own.eppo as own_crop_eppo, k.crop_name
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.valid @> ${day}::date
    join agroevidence.cultivation k on k.farm_id = p.farm_id and k.parcel_id = p.id and k.retracted_at is null
      and k.valid @> ${day}::date
    left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.status <> 'TAKEN_BACK'
    order by p.sort_key, p.id, k.role <> 'MAIN', coalesce(k.area_m2, v.shown_area_ha * 10000) desc, k.id limit ${most}`);
}
