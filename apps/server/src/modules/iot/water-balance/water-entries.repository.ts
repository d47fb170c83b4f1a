import type { WaterEntryKind } from '@brazda/domain/enumerations/water-balance.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

export interface WaterEntryRow {
  readonly farmId: number;
  readonly id: number;
  readonly parcelId: number;
  readonly day: string;
  readonly kind: WaterEntryKind;
  readonly millimetres: number | null;
}

const columns = sql`e.farm_id, e.id, e.parcel_id, e.day::text as day, e.kind, e.millimetres`;

/** What was said of the water of parcels, or of some, from a day on; by days and in the order in which it was said. */
export function findWaterEntries(
  farms: FarmReading,
  { from, parcelIds }: { readonly from: string; readonly parcelIds: readonly number[] | undefined },
): Promise<WaterEntryRow[]> {
  const isMeant = parcelIds === undefined ? sql`true` : sql`e.parcel_id = any(${[...parcelIds]}::int[])`;
  return farms.rows(sql<WaterEntryRow>`
    select ${columns} from iot.water_entry e
    where ${ofFarms(farms, sql`e.farm_id`)} and e.retired_at is null and e.day >= ${from}::date and ${isMeant}
    order by e.parcel_id, e.day, e.id`);
}

/** An entry that holds, which nobody else changes until the transaction ends. */
export async function lockWaterEntry(tx: FarmChange, id: number): Promise<WaterEntryRow | undefined> {
  const { rows } = await sql<WaterEntryRow>`
    select ${columns} from iot.water_entry e
    where ${ofFarms(tx, sql`e.farm_id`)} and e.id = ${id}::int and e.retired_at is null for no key update`.execute(
    tx.sql,
  );
  return rows[0];
}

export async function insertWaterEntry(tx: FarmChange, entry: Omit<WaterEntryRow, 'id'>): Promise<WaterEntryRow> {
  const { farmId, parcelId, day, kind, millimetres } = entry;
  const { rows } = await sql<WaterEntryRow>`
    insert into iot.water_entry as e (farm_id, parcel_id, day, kind, millimetres)
    values (${farmId}, ${parcelId}, ${day}::date, ${kind}, ${millimetres}::float8)
    returning ${columns}`.execute(tx.sql);
  const [made] = rows;
  if (!made) throw new Error('The database gave no row for one that was written');
  return made;
}

export async function retireWaterEntryRow(
  tx: FarmChange,
  { farmId, id }: Pick<WaterEntryRow, 'farmId' | 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('iot.waterEntry')
    .set({ retiredAt: at })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}
