import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Language, MultiPolygon } from '@brazda/contract/shapes.ts';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarm, ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { ParcelStatus } from '../parcels/parcels.repository.ts';
import { exactly, geoJson } from '#server/db/spatial.ts';
import { standingCrop, standingParts } from '../crops/standing-crop.repository.ts';

/** All that is known of a parcel as it is now. */
export interface ExportedParcelRow {
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
  /** Of a parcel that is divided that of the largest part. */
  readonly crop: string | null;
  /** What stands on the parts of a parcel that is divided, the largest first; null where one crop takes all of it. */
  readonly parts: readonly ExportedPart[] | null;
  readonly cropFrom: string | null;
  readonly validFrom: string | null;
  readonly zone: string | null;
  readonly nitrateVulnerable: Selectable<Tables['agroevidence.parcelVersion']>['nitrateVulnerable'];
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly externalId: string | null;
  readonly geometry: MultiPolygon;
}

export interface ExportedPart {
  readonly crop: string;
  readonly from: string | null;
  readonly areaM2: number;
}

/** A piece of a farm's parcels in the order of their ids, those after one of them. */
export async function parcelsAfter(
  tx: FarmTransaction,
  farmId: number | undefined,
  { after, limit }: { readonly after: number; readonly limit: number },
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ExportedParcelRow[]> {
  const { rows } = await sql<ExportedParcelRow>`
    select p.id, p.local_name as name, p.status, p.source, v.square, v.block_number, v.official_area_ha,
      round((v.area_m2 / 10000)::numeric, 4)::float8 as computed_area_ha, v.land_use_code, v.land_use_name,
      coalesce(c.names ->> ${language}, own.name, k.crop_name) as crop, lower(k.valid)::text as crop_from,
      case when k.area_m2 is not null then ${partsNamed(language)} end as parts,
      case when v.valid_from_known then lower(v.valid)::text end as valid_from, v.zone, v.nitrate_vulnerable,
      v.altitude_m, v.slope_degrees, v.external_id, ${geoJson(sql`v.geometry`, exactly)} as geometry
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join (${farmDays(tx, now)}) as today on today.farm_id = p.farm_id
    ${standingCrop(sql`today.day`)}
    left join agroevidence.crop c on c.id = k.crop_id
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id > ${after}
      and ${farmId === undefined ? sql`true` : ofFarm(tx, sql`p.farm_id`, farmId)}
    order by p.id limit ${limit}`.execute(tx.sql);
  return rows;
}

function partsNamed(language: Language): RawBuilder<unknown> {
  return sql`(
    select json_agg(json_build_object('crop', coalesce(c.names ->> ${language}::text, own.name, part.crop_name),
      'from', lower(part.valid), 'areaM2', part.area_m2) order by part.area_m2 desc, part.id desc)
    from (${standingParts(sql`today.day`)}) as part
    left join agroevidence.crop c on c.id = part.crop_id
    left join agroevidence.own_crop own on own.farm_id = part.farm_id and own.id = part.own_crop_id)`;
}
