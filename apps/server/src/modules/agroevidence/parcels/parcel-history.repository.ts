import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { ParcelStatus } from './parcels.repository.ts';

type Version = Selectable<Tables['agroevidence.parcelVersion']>;

export interface VersionRow extends Pick<
  Version,
  | 'isCurrent'
  | 'blockNumber'
  | 'square'
  | 'officialAreaHa'
  | 'areaM2'
  | 'landUseCode'
  | 'landUseName'
  | 'altitudeM'
  | 'slopeDegrees'
  | 'nitrateVulnerable'
  | 'zone'
  | 'west'
  | 'south'
  | 'east'
  | 'north'
> {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly geometry: MultiPolygon;
}

/** All versions of a parcel that say something of some day, the newest first. */
export function findVersions(farms: FarmReading, parcelId: number): Promise<VersionRow[]> {
  return farms.rows(sql<VersionRow>`
    select case when v.valid_from_known then lower(v.valid)::text end as valid_from, (upper(v.valid) - 1)::text as valid_to,
      v.is_current, v.block_number, v.square, v.official_area_ha, v.area_m2, v.land_use_code, v.land_use_name, v.altitude_m,
      v.slope_degrees, v.nitrate_vulnerable, v.zone, v.west, v.south, v.east, v.north, ${geoJson(sql`v.geometry`)} as geometry
    from agroevidence.parcel_version v
    where ${ofFarms(farms, sql`v.farm_id`)} and v.parcel_id = ${parcelId} and v.retracted_at is null and not isempty(v.valid)
    order by upper(v.valid) desc nulls first, v.id desc`);
}

export interface RelatedRow {
  readonly way: 'FROM' | 'TO';
  readonly id: number;
  readonly localName: string;
  readonly blockNumber: string | null;
  readonly square: string | null;
  readonly status: ParcelStatus;
  readonly sharedM2: number;
  readonly since: string | null;
}

/** The parcels that a parcel came from, and those that came from it, those with the most of its land first. */
export function findRelated(farms: FarmReading, parcelId: number): Promise<RelatedRow[]> {
  return farms.rows(sql<RelatedRow>`
    with related as (
      ${lineageOf(farms, 'FROM', parcelId)} union all ${lineageOf(farms, 'TO', parcelId)}
    )
    select r.way, p.id, p.local_name, v.block_number, v.square, p.status, r.area_m2 as shared_m2, r.since::text
    from related r
    join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = r.farm_id and p.id = r.id and p.status <> 'TAKEN_BACK'
    join lateral (
      select v.block_number, v.square from agroevidence.parcel_version v
      where v.farm_id = p.farm_id and v.parcel_id = p.id and v.retracted_at is null
      order by upper(v.valid) desc nulls first, v.id desc limit 1) v on true
    order by r.area_m2 desc, p.id`);
}

function lineageOf(farms: FarmReading, way: RelatedRow['way'], parcelId: number): RawBuilder<unknown> {
  const [own, other] =
    way === 'FROM' ? [sql`l.to_parcel_id`, sql`l.from_parcel_id`] : [sql`l.from_parcel_id`, sql`l.to_parcel_id`];
  return sql`
    select ${way}::text as way, l.farm_id, ${other} as id, l.area_m2, (
      select min(lower(v.valid)) from agroevidence.parcel_version v
      where v.farm_id = l.farm_id and v.parcel_id = l.to_parcel_id
        and v.import_id is not distinct from l.import_id) as since
    from agroevidence.parcel_lineage l
    where ${ofFarms(farms, sql`l.farm_id`)} and ${own} = ${parcelId} and ${other} <> ${parcelId}`;
}

export interface RegistryRow {
  readonly source: Selectable<Tables['agroevidence.parcel']>['source'];
  readonly facts: BlockFacts;
  readonly validityDate: string | null;
  readonly takenAt: Date | null;
}

/** What the registry said of a parcel when it was last taken; of land that is not from it, what the parcel has itself. */
export async function findRegistryFacts(farms: FarmReading, parcelId: number): Promise<RegistryRow | undefined> {
  const [found] = await farms.rows(sql<RegistryRow>`
    select p.source, coalesce(b.facts, jsonb_build_object('externalId', v.external_id, 'square', v.square,
        'blockNumber', v.block_number, 'officialAreaHa', v.official_area_ha, 'landUseCode', v.land_use_code,
        'landUseName', v.land_use_name, 'altitudeM', v.altitude_m, 'slopeDegrees', v.slope_degrees,
        'nitrateVulnerable', v.nitrate_vulnerable, 'zone', v.zone,
        'validFrom', case when v.valid_from_known then lower(v.valid)::text end)) as facts,
      i.validity_date::text, i.finished_at as taken_at
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    left join lateral (
      select b.facts, b.import_id from agroevidence.registry_block b
      where b.farm_id = p.farm_id and b.key = v.external_id and not b.is_gone order by b.import_id desc limit 1) b on true
    left join agroevidence.import i on i.farm_id = p.farm_id and i.id = coalesce(b.import_id, v.import_id)
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = ${parcelId} and p.status <> 'TAKEN_BACK'`);
  return found;
}
