import type { BlockProperty } from '@brazda/domain/enumerations/land-change.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { dayOf, taken, type Applied } from './apply-land.repository.ts';

/** Gives parcels the outlines and attributes of their blocks; where only attributes changed, the farm's outlines stay. */
export async function beginVersions(tx: FarmChange, applied: Applied): Promise<number> {
  const { farmId, id, importId } = applied;
  const ofLand = await insertVersions(
    tx,
    applied,
    sql`b.parcel_id, b.geometry, b.area_m2, ${saidArea(applied)}`,
    sql`agroevidence.land_update_block b
      join agroevidence.land_update_change c on c.farm_id = b.farm_id and c.update_id = b.update_id and c.number = b.change_number
      left join agroevidence.parcel_version e on e.farm_id = b.farm_id and e.parcel_id = b.parcel_id
        and e.ended_by_import_id = ${importId}
      where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.change_number in ${taken(tx, applied, true)}`,
  );
  const ofAttributes = await insertVersions(
    tx,
    applied,
    sql`e.parcel_id, e.geometry, e.area_m2, ${saidOfKeptOutline(applied)}`,
    sql`agroevidence.parcel_version e
      join agroevidence.land_update_parcel m on m.farm_id = e.farm_id and m.version_id = e.id
      join agroevidence.land_update_change c on c.farm_id = m.farm_id and c.update_id = m.update_id and c.number = m.change_number
      join agroevidence.land_update_block b on b.farm_id = m.farm_id and b.update_id = m.update_id
        and b.change_number = m.change_number
      where ${ofFarm(tx, sql`e.farm_id`, farmId)} and e.ended_by_import_id = ${importId} and m.update_id = ${id}
        and m.change_number in ${taken(tx, applied, false)}`,
  );
  return ofLand + ofAttributes;
}

/**
 * What a new version says in one respect: of a registry all that it says; of a file what it has changed, else what the version
 * `e` before said.
 */
function said(
  { source }: Applied,
  property: BlockProperty,
  fact: RawBuilder<unknown>,
  column: string,
): RawBuilder<unknown> {
  const before = sql.ref(`e.${column}`);
  if (source === 'REGISTRY') return fact;
  return sql`case when ${isSaid(property)} then coalesce(${fact}, ${before}) else ${before} end`;
}

function isSaid(property: BlockProperty): RawBuilder<unknown> {
  return sql`(c.kind <> 'CHANGED' or ${property} = any(c.properties))`;
}

/** An official area goes with the outline that it is of; a file may say it of the outline that the farm has. */
function saidOfKeptOutline(applied: Applied): RawBuilder<unknown> {
  if (applied.source === 'REGISTRY') return sql`e.official_area_ha`;
  return saidArea(applied);
}

/** Where the area of the outline was chosen, there is no official one from then on. */
function saidArea(applied: Applied): RawBuilder<unknown> {
  const { areaSource } = applied;
  if (areaSource === 'COMPUTED') return sql`case when ${isSaid('AREA')} then null::float8 else e.official_area_ha end`;
  return said(applied, 'AREA', sql`(b.facts ->> 'officialAreaHa')::float8`, 'official_area_ha');
}

async function insertVersions(
  tx: FarmChange,
  applied: Applied,
  land: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
): Promise<number> {
  const { farmId, importId } = applied;
  const { numAffectedRows } = await sql`
    insert into agroevidence.parcel_version (farm_id, parcel_id, geometry, label, area_m2, official_area_ha, valid,
      valid_from_known, import_id, external_id, block_number, square, land_use_code, land_use_name, altitude_m,
      slope_degrees, nitrate_vulnerable, zone, given_name, given_crop, given_cadastral_unit)
    select ${farmId}::int, parcel_id, geometry, st_pointonsurface(geometry), area_m2, official_area_ha,
      daterange(day, null), is_day_known, ${importId}::int, external_id, block_number, square, land_use_code,
      land_use_name, altitude_m, slope_degrees, coalesce(nitrate_vulnerable, 'NOT_SPECIFIED'), zone, given_name, given_crop,
      given_cadastral_unit
    from (select ${land}, ${dayOf(applied)}, b.holds_from is not null, ${sql.join(saidFacts(applied))},
        b.facts ->> 'name', b.facts ->> 'cropName', b.facts ->> 'cadastralUnit' from ${source})
      as given (parcel_id, geometry, area_m2, official_area_ha, day, is_day_known, external_id, block_number, square,
        land_use_code, land_use_name, altitude_m, slope_degrees, nitrate_vulnerable, zone, given_name, given_crop,
        given_cadastral_unit)`.execute(tx.sql);
  return Number(numAffectedRows ?? 0);
}

function saidFacts(applied: Applied): RawBuilder<unknown>[] {
  return [
    said(applied, 'REGISTRY_ID', sql`b.facts ->> 'externalId'`, 'external_id'),
    said(applied, 'BLOCK_NUMBER', sql`b.facts ->> 'blockNumber'`, 'block_number'),
    said(applied, 'BLOCK_NUMBER', sql`b.facts ->> 'square'`, 'square'),
    said(applied, 'LAND_USE', sql`b.facts ->> 'landUseCode'`, 'land_use_code'),
    said(applied, 'LAND_USE', sql`b.facts ->> 'landUseName'`, 'land_use_name'),
    said(applied, 'ALTITUDE', sql`(b.facts ->> 'altitudeM')::float8`, 'altitude_m'),
    said(applied, 'SLOPE', sql`(b.facts ->> 'slopeDegrees')::float8`, 'slope_degrees'),
    said(
      applied,
      'NITRATE_VULNERABLE',
      sql`nullif(b.facts ->> 'nitrateVulnerable', 'NOT_SPECIFIED')`,
      'nitrate_vulnerable',
    ),
    said(applied, 'ZONE', sql`b.facts ->> 'zone'`, 'zone'),
  ];
}
