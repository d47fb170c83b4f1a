import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

export interface StoredLocation {
  readonly farmId: number;
  readonly id: number;
  readonly name: string;
  readonly groupIds: readonly number[];
  readonly version: number;
}

/** A place, held until the transaction ends. */
export async function lockLocation(tx: FarmChange, id: number): Promise<StoredLocation | undefined> {
  const { rows } = await sql<StoredLocation>`
    select l.farm_id, l.id, l.name, l.group_ids, l.version from iot.location l
    where ${ofFarms(tx, sql`l.farm_id`)} and l.id = ${id} for no key update`.execute(tx.sql);
  return rows[0];
}

export async function changeLocationRow(
  tx: FarmChange,
  { farmId, id }: Pick<StoredLocation, 'farmId' | 'id'>,
  change: Partial<Pick<StoredLocation, 'name'>> & { readonly groupIds?: number[] },
): Promise<void> {
  await tx.updateTable('iot.location').set(change).where('farmId', '=', farmId).where('id', '=', id).execute();
}
