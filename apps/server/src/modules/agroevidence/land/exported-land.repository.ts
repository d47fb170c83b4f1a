import { sql, type Selectable } from 'kysely';
import type { Language, MultiPolygon } from '@brazda/contract/shapes.ts';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarm, ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { ParcelStatus } from '../parcels/parcels.repository.ts';
import { exactly, geoJson } from '#server/db/spatial.ts';

/** All that is known of a parcel as it is now. */
export interface ExportedParcel {
  readonly id: number;
  readonly name: string;
  readonly status: ParcelStatus;
  readonly source: Selectable<Tables['agroevidence.parcel']>['source'];
  readonly square: string | null;
  readonly blockNumber: string | null;
  readonly officialAreaHa: number | null;
  readonly computedAreaHa: number;
  readonly landUseCode: string | null;
  readonly landUseName: string | null;
  readonly crop: string | null;
  readonly cropFrom: string | null;
  readonly validFrom: string | null;
  readonly zone: string | null;
  readonly nitrateVulnerable: Selectable<Tables['agroevidence.parcelVersion']>['nitrateVulnerable'];
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly externalId: string | null;
  readonly geometry: MultiPolygon;
}

/** A piece of a farm's parcels in the order of their ids, those after one of them. */
export async function parcelsAfter(
  tx: FarmTransaction,
  farmId: number | undefined,
  { after, limit }: { readonly after: number; readonly limit: number },
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ExportedParcel[]> {
  const { rows } = await sql<ExportedParcel>`
    select p.id, p.local_name as name, p.status, p.source, v.square, v.block_number, v.official_area_ha,
      round((v.area_m2 / 10000)::numeric, 4)::float8 as computed_area_ha, v.land_use_code, v.land_use_name,
      coalesce(c.names ->> ${language}, k.crop_name) as crop, lower(k.valid)::text as crop_from,
      case when v.valid_from_known then lower(v.valid)::text end as valid_from, v.zone, v.nitrate_vulnerable,
      v.altitude_m, v.slope_degrees, v.external_id, ${geoJson(sql`v.geometry`, exactly)} as geometry
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join (${farmDays(tx, now)}) as today on today.farm_id = p.farm_id
    left join lateral (
      select k.crop_id, k.crop_name, k.valid from agroevidence.cultivation k
      where k.farm_id = p.farm_id and k.parcel_id = p.id and k.valid @> today.day
      order by lower(k.valid) desc nulls last, k.id desc limit 1) as k on true
    left join agroevidence.crop c on c.id = k.crop_id
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id > ${after}
      and ${farmId === undefined ? sql`true` : ofFarm(tx, sql`p.farm_id`, farmId)}
    order by p.id limit ${limit}`.execute(tx.sql);
  return rows;
}
