import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import type { PlanKey } from './change-plan.repository.ts';
import { ofPlan } from './plan-entries.repository.ts';

/** What is copied, and where it comes to lie. */
export interface EntryCopy {
  readonly farmId: number;
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** How many seasons later the copies are. */
  readonly later: number;
  /** A further condition on `e`, the table that is copied from; and what of it was there before, up to an id. */
  readonly which: (last: number) => RawBuilder<unknown>;
}

/** As many rows as are kept one by one when they are written at once. */
const rowsAtOnce = 2000;

/** Copies entries of open parcels whose crops may still be chosen, in pieces that are kept row by row. */
export async function copyEntries(tx: FarmChange, copy: EntryCopy): Promise<number> {
  let copied = 0;
  // What is copied first may be what is copied next: only what was there before is.
  const last = await lastEntry(tx, copy.farmId);
  for (let after = 0; ;) {
    const { rows } = await sql<{ lastId: number | null; copied: number }>`
      with piece as (
        select e.* from agroevidence.plan_entry e
        join agroevidence.parcel p on p.farm_id = e.farm_id and p.id = e.parcel_id and p.status = 'OPEN'
        left join agroevidence.own_crop own on own.farm_id = e.farm_id and own.id = e.own_crop_id
        where ${ofFarms(tx, sql`e.farm_id`)} and e.farm_id = ${copy.farmId} and ${ofPlan(copy.from)}
          and e.id > ${after} and e.id <= ${last} and own.retired_at is null and ${copy.which(last)}
        order by e.id limit ${rowsAtOnce}
      ), written as (
        insert into agroevidence.plan_entry
          (farm_id, scenario_id, season, parcel_id, role, part, crop_id, own_crop_id, area_m2, origin)
        select farm_id, ${copy.to ?? null}::int, season + ${copy.later}::int, parcel_id, role, part, crop_id, own_crop_id,
          area_m2, 'COPIED'
        from piece
        on conflict do nothing returning id
      )
      select (select max(id) from piece) as last_id, (select count(*)::int from written) as copied`.execute(tx.sql);
    const [piece] = rows;
    copied += piece?.copied ?? 0;
    if (!piece || piece.lastId === null) return copied;
    after = piece.lastId;
  }
}

async function lastEntry(tx: FarmChange, farmId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(e.id), 0) as id from agroevidence.plan_entry e
    where ${ofFarms(tx, sql`e.farm_id`)} and e.farm_id = ${farmId}`.execute(tx.sql);
  return rows[0]?.id ?? 0;
}

/** Parcels on which a season had no main crop before: a condition on `e`, of the season that is copied from. */
export function whereNothingWas(season: number, { scenarioId }: PlanKey, last: number): RawBuilder<unknown> {
  return sql`not exists (
    select from agroevidence.plan_entry there
    where there.farm_id = e.farm_id and there.parcel_id = e.parcel_id and there.season = ${season} and there.role = 'MAIN'
      and coalesce(there.scenario_id, 0) = ${scenarioId ?? 0}::int and there.id <= ${last})`;
}
