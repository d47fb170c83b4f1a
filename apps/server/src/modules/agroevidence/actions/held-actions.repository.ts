import type { ActionState } from '@brazda/domain/enumerations/action.ts';
import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** An action that is to be changed, held until the transaction ends. */
export interface HeldAction {
  readonly id: number;
  readonly farmId: number;
  readonly type: string;
  readonly state: ActionState;
  readonly day: string;
  readonly version: number;
  /** The crop and the materials that it names. */
  readonly cropIds: number[];
  readonly materialIds: number[];
}

/** Those of some actions that there are, in the order of their ids. */
export async function holdActions(tx: FarmChange, ids: readonly number[]): Promise<HeldAction[]> {
  const { rows } = await sql<HeldAction>`
    select a.id, a.farm_id, a.type, a.state, a.day, a.version,
      array_remove(array[coalesce(a.crop_id, a.own_crop_id)], null) as crop_ids,
      array(select coalesce(u.material_id, u.own_material_id) from agroevidence.action_amount m
        join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
        where m.farm_id = a.farm_id and m.action_id = a.id) as material_ids
    from agroevidence.action a
    where ${ofFarms(tx, sql`a.farm_id`)} and a.id = any(${[...ids]}::int[]) and a.retired_at is null
    order by a.id for no key update of a`.execute(tx.sql);
  return rows;
}

/** Whether an action of the farm can be what another one is done by: it is there, and is itself done by none. */
export async function isOrderOfFarm(tx: FarmTransaction, farmId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from agroevidence.action a
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = ${id} and a.retired_at is null and a.order_id is null`.execute(
    tx.sql,
  );
  return rows.length > 0;
}
