import { searchKeyOf } from '@brazda/domain/search-key.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { SearchedParcel } from '../parcels/search-keys.repository.ts';
import { landInBoth } from '#server/db/overlays.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

/** An update that is done, and the import that it becomes. */
export interface Applied extends Pick<
  LandUpdateRow,
  'farmId' | 'id' | 'validityDate' | 'source' | 'parcelSource' | 'areaSource'
> {
  readonly importId: number;
}

export async function insertUpdateImport(
  tx: FarmChange,
  { farmId, validityDate, total, source, fileName, countryCode }: LandUpdateRow,
  now: Date,
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.import')
    .values({
      farmId,
      fileName: fileName ?? 'LPIS',
      countryCode,
      origin: source,
      // The day of a file says nothing about the day of the registry that the farm has.
      validityDate: source === 'REGISTRY' ? validityDate : null,
      state: 'SUCCESS',
      done: total ?? 0,
      total,
      startedAt: now,
      finishedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Whether a parcel of a change that is to be taken has another outline by now than was compared, or another name or cadastral
 * unit where that is to be taken.
 */
export async function isOutdated(
  tx: FarmTransaction,
  { farmId, id }: Pick<Applied, 'farmId' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ outdated: boolean }>`
    select exists (
      select from agroevidence.land_update_parcel m
      join agroevidence.land_update_change c
        on c.farm_id = m.farm_id and c.update_id = m.update_id and c.number = m.change_number and c.decision = 'TAKE'
      join agroevidence.parcel p on p.farm_id = m.farm_id and p.id = m.parcel_id
      join agroevidence.parcel_version v on v.farm_id = m.farm_id and v.id = m.version_id
      join agroevidence.land_update u on u.farm_id = m.farm_id and u.id = m.update_id
      where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.update_id = ${id}
        and (p.status <> 'OPEN' or not v.is_current or v.edited_at > u.compared_at
          or ('NAME' = any(c.properties) and m.known_name <> p.local_name)
          or ('CADASTRAL_UNIT' = any(c.properties) and m.known_cadastral_unit is distinct from p.cadastral_unit))
    ) as outdated`.execute(tx.sql);
  return rows[0]?.outdated ?? false;
}

/** The changes that are taken: of land, where parcels get other outlines, or of attributes alone, which names, crops and cadastral units are not. */
export function taken(tx: FarmTransaction, { farmId, id }: Applied, isAboutLand: boolean): RawBuilder<unknown> {
  return sql`(select number from agroevidence.land_update_change
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and decision = 'TAKE' and is_about_land = ${isAboutLand}
      and (is_about_land or not properties <@ array['NAME', 'CROP', 'CADASTRAL_UNIT']))`;
}

/** Lets the blocks that are new to the farm begin as parcels, with what grew there before; on which of them a part would lie, nobody knows. */
export async function beginParcels(tx: FarmChange, applied: Applied): Promise<void> {
  const { farmId, id, importId, validityDate, parcelSource } = applied;
  await sql`
    update agroevidence.land_update_block set parcel_id = nextval('agroevidence.parcel_id_seq')
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and begins and change_number in ${taken(tx, applied, true)}`.execute(
    tx.sql,
  );
  const { rows } = await sql<SearchedParcel & { readonly cadastralUnit: string | null }>`
    select parcel_id as id, local_name, facts ->> 'square' as square, facts ->> 'blockNumber' as block_number,
      facts ->> 'cadastralUnit' as cadastral_unit
    from agroevidence.land_update_block
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and begins and parcel_id is not null order by parcel_id`.execute(
    tx.sql,
  );
  await sql`
    insert into agroevidence.parcel (farm_id, id, local_name, source, search_key, cadastral_unit) overriding system value
    select ${farmId}::int, parcel_id, local_name, ${parcelSource}, search_key, cadastral_unit
    from unnest(${rows.map((row) => row.id)}::int[], ${rows.map(({ localName }) => localName)}::text[],
      ${rows.map(searchKeyOf)}::text[], ${rows.map(({ cadastralUnit }) => cadastralUnit)}::text[])
      as given (parcel_id, local_name, search_key, cadastral_unit)`.execute(tx.sql);
  await sql`
    insert into agroevidence.cultivation
      (farm_id, parcel_id, crop_id, own_crop_id, crop_name, role, valid, sown_on, harvested_on, source)
    select k.farm_id, b.parcel_id, k.crop_id, k.own_crop_id, k.crop_name, k.role, k.valid, k.sown_on, k.harvested_on, k.source
    from agroevidence.land_update_block b
    join agroevidence.cultivation k on k.farm_id = b.farm_id and k.parcel_id = b.ancestor_id
      and k.retracted_at is null and k.area_m2 is null and k.valid && daterange(${validityDate}::date, null)
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.begins and b.parcel_id is not null
      and b.facts ->> 'cropName' is null and b.change_number in ${taken(tx, applied, true)}`.execute(tx.sql);
  await sql`
    insert into agroevidence.parcel_lineage (farm_id, import_id, from_parcel_id, to_parcel_id, area_m2)
    select m.farm_id, ${importId}::int, m.parcel_id, b.parcel_id, ${landInBoth(sql`v.geometry`, sql`b.geometry`)}
    from agroevidence.land_update_parcel m
    join agroevidence.parcel_version v on v.farm_id = m.farm_id and v.id = m.version_id
    join agroevidence.land_update_block b on b.farm_id = m.farm_id and b.update_id = m.update_id
      and b.change_number = m.change_number and b.parcel_id <> m.parcel_id
    where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.update_id = ${id} and m.change_number in ${taken(tx, applied, true)}
      and st_relate(v.geometry, b.geometry, 'T********')`.execute(tx.sql);
}

/** From which day on a block's new state holds on the farm: what it says itself, else the one of the update. */
export function dayOf({ validityDate }: Applied): RawBuilder<unknown> {
  return sql`coalesce(b.holds_from, ${validityDate}::date)`;
}

/** Ends the versions of parcels that get another, and the parcels that go on as no block. */
export async function endVersions(tx: FarmChange, applied: Applied): Promise<void> {
  const { farmId, id, importId, validityDate } = applied;
  await sql`
    update agroevidence.parcel_version v
    set is_current = false, ended_by_import_id = ${importId}, valid_before = v.valid, valid = ${heldUntil(sql`ending.day`)}
    from (
      select b.parcel_id, ${dayOf(applied)} as day from agroevidence.land_update_block b
      where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.change_number in ${taken(tx, applied, true)}
      union all
      select m.parcel_id, ${dayOf(applied)} from agroevidence.land_update_parcel m
      join agroevidence.land_update_block b on b.farm_id = m.farm_id and b.update_id = m.update_id
        and b.change_number = m.change_number
      where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.update_id = ${id} and m.change_number in ${taken(tx, applied, false)}
    ) as ending
    where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = ending.parcel_id and v.is_current`.execute(tx.sql);
  await sql`
    with ended as (
      update agroevidence.parcel_version v
      set ended_by_import_id = ${importId}, valid_before = v.valid, valid = ${heldUntil(sql`${validityDate}::date`)}
      from agroevidence.land_update_parcel m
      where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.update_id = ${id} and m.change_number in ${taken(tx, applied, true)}
        and v.farm_id = m.farm_id and v.parcel_id = m.parcel_id and v.is_current
      returning v.parcel_id
    )
    update agroevidence.parcel p set status = 'RETIRED', changed_at = now()
    from ended where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = ended.parcel_id`.execute(tx.sql);
}

/** Until a day; a version that began on it or later never held: what followed it is a correction. */
export function heldUntil(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when lower(v.valid) < ${day} then daterange(lower(v.valid), ${day}) else 'empty' end`;
}

/** A parcel that is called by its block number is called by the new one: onwards when an import is done, and back. */
export async function followBlockNumbers(
  tx: FarmChange,
  { farmId, importId }: Pick<Applied, 'farmId' | 'importId'>,
  direction: 'onwards' | 'back',
): Promise<void> {
  const [from, to] = direction === 'onwards' ? ['ended', 'begun'] : ['begun', 'ended'];
  await sql`
    update agroevidence.parcel p set local_name = ${sql.ref(`${to}.block_number`)}
    from agroevidence.parcel_version ended
    join agroevidence.parcel_version begun on begun.farm_id = ended.farm_id and begun.parcel_id = ended.parcel_id
      and begun.import_id = ${importId}
    where ${ofFarm(tx, sql`ended.farm_id`, farmId)} and ended.ended_by_import_id = ${importId}
      and p.farm_id = ended.farm_id and p.id = ended.parcel_id
      and p.local_name = ${sql.ref(`${from}.block_number`)} and ${sql.ref(`${to}.block_number`)} is not null`.execute(
    tx.sql,
  );
}

/** Parcels that an import gave another version, as they are now. */
export async function touchedParcels(tx: FarmTransaction, farmId: number, importId: number): Promise<SearchedParcel[]> {
  const { rows } = await sql<SearchedParcel>`
    select p.id, p.local_name, v.square, v.block_number
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and exists (
      select from agroevidence.parcel_version t
      where t.farm_id = p.farm_id and t.parcel_id = p.id and ${importId}::int in (t.import_id, t.ended_by_import_id))`.execute(
    tx.sql,
  );
  return rows;
}
