import { sql } from 'kysely';
import type { Language } from '@brazda/contract/shapes.ts';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { standingCrop } from './standing-crop.repository.ts';

/** A parcel with what stands on it today, of the catalogue or the farm's own: of several crops the largest. */
export interface GrownParcel {
  readonly farmId: number;
  readonly parcelId: number;
  readonly parcelName: string;
  readonly cropName: string;
  /** The code of EPPO; null where the crop has none. */
  readonly eppo: string | null;
  /** When it was sown, or else the first day on which it stood; null where neither is known. */
  readonly sownOn: string | null;
  /** Whether somebody has said when it was sown. */
  readonly isSowingSaid: boolean;
  /** Which part of the area of the parcel it stands on; null where it takes all of it. */
  readonly cropShare: number | null;
  /** A point in the parcel. */
  readonly longitude: number;
  readonly latitude: number;
}

/** The parcels of farms on which something grows, or some of them, in the order of their names. */
export function findGrownParcels(
  farms: FarmReading,
  { now, language, ids }: { readonly now: Date; readonly language: Language; readonly ids?: readonly number[] },
): Promise<GrownParcel[]> {
  const isMeant = ids === undefined ? sql`true` : sql`p.id = any(${[...ids]}::int[])`;
  return farms.rows(sql<GrownParcel>`
    select p.farm_id, p.id as parcel_id, p.local_name as parcel_name, coalesce(c.eppo, own.eppo) as eppo,
      coalesce(own.name, c.names ->> ${language}::text, c.names ->> 'en', k.crop_name) as crop_name,
      coalesce(k.sown_on, lower(k.valid))::text as sown_on, k.sown_on is not null as is_sowing_said,
      case when k.area_m2 is not null then least(1, k.area_m2 / nullif(v.shown_area_ha * 10000, 0)) end as crop_share, st_x(v.label) as longitude, st_y(v.label) as latitude
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join (${farmDays(farms, now)}) today on today.farm_id = p.farm_id
    ${standingCrop(sql`today.day`)}
    left join agroevidence.crop c on c.id = k.crop_id
    where ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`v.farm_id`)} and p.status = 'OPEN' and ${isMeant}
      and (c.key not in ('arable_no_crop', 'NO_CROP') or own.id is not null)
    order by p.sort_key, p.id`);
}
