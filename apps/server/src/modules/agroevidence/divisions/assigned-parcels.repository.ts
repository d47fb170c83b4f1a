import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import { inPortions } from '#server/db/in-portions.ts';
import type { ParcelStatus } from '../parcels/parcels.repository.ts';

export interface ChosenParcel {
  readonly id: number;
  readonly farmId: number;
  readonly status: ParcelStatus;
}

/** Parcels by their ids, those that there are. */
export async function findChosen(tx: FarmChange, ids: readonly number[]): Promise<ChosenParcel[]> {
  const { rows } = await sql<ChosenParcel>`
    select p.id, p.farm_id, p.status from agroevidence.parcel p
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = any(${[...ids]}::int[]) and p.status <> 'TAKEN_BACK'`.execute(
    tx.sql,
  );
  return rows;
}

/** What is said of each parcel by one value, and the column that keeps it. */
const columns = { centerId: 'center_id', climateRegion: 'climate_region' } as const;

/** Sets the centre of parcels or their climate region; gives how many had another. */
export async function setOfEach(
  tx: FarmChange,
  farmId: number,
  ids: readonly number[],
  { of, value }: { readonly of: keyof typeof columns; readonly value: number | null },
  at: Date,
): Promise<number> {
  const column = sql.ref(columns[of]);
  return changedInPortions(ids, (some) =>
    sql`
    update agroevidence.parcel p set ${column} = ${value}::int, changed_at = ${at}
    where ${ofFarms(tx, sql`p.farm_id`)} and p.farm_id = ${farmId} and p.id = any(${[...some]}::int[])
      and p.${column} is distinct from ${value}::int`.execute(tx.sql),
  );
}

/** Puts parcels into a zone or takes them out; gives how many that changed. */
export async function setZone(
  tx: FarmChange,
  farmId: number,
  ids: readonly number[],
  { zoneId, isIn }: { readonly zoneId: number; readonly isIn: boolean },
  at: Date,
): Promise<number> {
  const zones = isIn ? sql`array_append(p.zone_ids, ${zoneId}::int)` : sql`array_remove(p.zone_ids, ${zoneId}::int)`;
  return changedInPortions(ids, (some) =>
    sql`
    update agroevidence.parcel p set zone_ids = ${zones}, changed_at = ${at}
    where ${ofFarms(tx, sql`p.farm_id`)} and p.farm_id = ${farmId} and p.id = any(${[...some]}::int[])
      and (${zoneId}::int = any(p.zone_ids)) <> ${isIn}::boolean`.execute(tx.sql),
  );
}

/** So that each parcel is kept as it was before, however many they are; gives how many were changed. */
async function changedInPortions(
  ids: readonly number[],
  change: (some: readonly number[]) => Promise<{ readonly numAffectedRows?: bigint }>,
): Promise<number> {
  let changed = 0;
  await inPortions([...new Set(ids)], async (some) => {
    changed += Number((await change(some)).numAffectedRows ?? 0);
  });
  return changed;
}
