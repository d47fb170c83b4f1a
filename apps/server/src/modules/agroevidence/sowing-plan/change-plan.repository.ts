import type { CropRole, PlanOrigin } from '@brazda/domain/enumerations/crop-role.ts';
import { mostOfParcel } from '@brazda/domain/land-shares.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { ofPlan } from './plan-entries.repository.ts';

/** The plan that is changed: the official one of a farm, or one of its scenarios. */
export interface PlanKey {
  readonly farmId: number;
  readonly scenarioId: number | undefined;
}

/** What a part of a parcel is to have in a season; without a part, the whole parcel. */
export interface WishedCrop {
  readonly parcelId: number;
  readonly seasonId: number;
  /** Null takes it out of the plan. */
  readonly cropId: number | null;
  readonly role: CropRole;
  readonly part?: number | undefined;
  readonly area: number | null;
}

/** The same with its crop as the table has it. */
export interface WishedColumns extends WishedCrop {
  readonly columns: { readonly cropId: number | null; readonly ownCropId: number | null };
}

/** As many rows as are kept one by one when they are written at once, so that they can be taken back. */
const rowsAtOnce = 2000;

/** The parcels that are to be planned, locked so that nobody else divides them meanwhile. */
export async function lockParcels(
  tx: FarmChange,
  parcelIds: readonly number[],
): Promise<{ readonly id: number; readonly farmId: number; readonly status: string }[]> {
  const { rows } = await sql<{ id: number; farmId: number; status: string }>`
    select p.id, p.farm_id, p.status from agroevidence.parcel p
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    order by p.id for no key update`.execute(tx.sql);
  return rows;
}

/** Writes what is wished, at most so many as are kept one by one; gives how many rows are others than before. */
export async function writeCrops(
  tx: FarmChange,
  { farmId, scenarioId }: PlanKey,
  wishes: readonly WishedColumns[],
  origin: PlanOrigin,
): Promise<number> {
  const given = givenRows(wishes);
  const removed = await deleteEntries(
    tx,
    sql`e.farm_id = ${farmId} and ${ofPlan(scenarioId)} and exists (
      select from ${given} where given.parcel_id = e.parcel_id and given.season = e.season and given.role = e.role
        and ((given.part is null and (not given.has_crop or e.part <> 1)) or (given.part = e.part and not given.has_crop)))`,
  );
  const { rows } = await sql`
    insert into agroevidence.plan_entry as e
      (farm_id, scenario_id, season, parcel_id, role, part, crop_id, own_crop_id, area_m2, origin)
    select ${farmId}::int, ${scenarioId ?? null}::int, season, parcel_id, role, coalesce(part, 1), crop_id, own_crop_id,
      area_ha * 10000, ${origin}
    from ${given} where has_crop
    on conflict (farm_id, parcel_id, season, role, part, coalesce(scenario_id, 0)) do update
    set crop_id = excluded.crop_id, own_crop_id = excluded.own_crop_id, area_m2 = excluded.area_m2,
      origin = excluded.origin, is_to_check = false
    where e.is_to_check or (e.crop_id, e.own_crop_id, e.area_m2)
      is distinct from (excluded.crop_id, excluded.own_crop_id, excluded.area_m2)
    returning e.id`.execute(tx.sql);
  return removed + rows.length;
}

/** The wishes as rows of `given`. */
function givenRows(wishes: readonly WishedColumns[]): RawBuilder<unknown> {
  return sql`(
    select *, num_nonnulls(crop_id, own_crop_id) = 1 as has_crop from unnest(
      ${wishes.map(({ parcelId }) => parcelId)}::int[], ${wishes.map(({ seasonId }) => seasonId)}::int[],
      ${wishes.map(({ role }) => role)}::text[], ${wishes.map(({ part }) => part ?? null)}::int[],
      ${wishes.map(({ columns }) => columns.cropId)}::int[], ${wishes.map(({ columns }) => columns.ownCropId)}::int[],
      ${wishes.map(({ area }) => area)}::float8[]
    ) as one (parcel_id, season, role, part, crop_id, own_crop_id, area_ha)) as given`;
}

/** Removes entries in pieces that are kept row by row; gives how many there were. */
export async function deleteEntries(tx: FarmChange, which: RawBuilder<unknown>): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await sql`
      delete from agroevidence.plan_entry d using (
        select e.farm_id, e.id from agroevidence.plan_entry e where ${ofFarms(tx, sql`e.farm_id`)} and ${which} limit ${rowsAtOnce}
      ) as e where d.farm_id = e.farm_id and d.id = e.id returning d.id`.execute(tx.sql);
    removed += rows.length;
    if (rows.length < rowsAtOnce) return removed;
  }
}

/** A parcel of which more is planned than there is. */
export interface OverfullParcel {
  readonly parcelId: number;
  readonly season: number;
  readonly name: string;
  readonly plannedHa: number;
  readonly areaHa: number;
}

/** Of some parcels those whose parts are larger than they are, as the database has them now. */
export async function findOverfull(
  tx: FarmTransaction,
  { farmId, scenarioId }: PlanKey,
  parcelIds: readonly number[],
): Promise<OverfullParcel[]> {
  const { rows } = await sql<OverfullParcel>`
    select e.parcel_id, e.season, p.local_name as name, round((sum(e.area_m2) / 10000)::numeric, 4)::float8 as planned_ha,
      round(v.shown_area_ha::numeric, 4)::float8 as area_ha
    from agroevidence.plan_entry e
    join agroevidence.parcel p on p.farm_id = e.farm_id and p.id = e.parcel_id
    join agroevidence.parcel_version v on v.farm_id = e.farm_id and v.parcel_id = e.parcel_id and v.is_current
    where ${ofFarms(tx, sql`e.farm_id`)} and e.farm_id = ${farmId} and ${ofPlan(scenarioId)}
      and e.parcel_id = any(${[...parcelIds]}::int[])
    group by e.parcel_id, e.season, e.role, p.local_name, v.shown_area_ha
    having sum(e.area_m2) / 10000 > v.shown_area_ha * ${mostOfParcel}
    order by e.parcel_id, e.season limit 20`.execute(tx.sql);
  return rows;
}

/** The farm of a scenario that was not put away. */
export async function farmOfScenario(tx: FarmTransaction, scenarioId: number): Promise<number | undefined> {
  const { rows } = await sql<{ farmId: number }>`
    select s.farm_id from agroevidence.plan_scenario s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.id = ${scenarioId} and s.retired_at is null for key share`.execute(
    tx.sql,
  );
  return rows[0]?.farmId;
}

/** The number under which what this transaction changes is written down. */
export async function changeNumber(tx: FarmTransaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`select core.change_number() as id`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The change has no number');
  return row.id;
}
