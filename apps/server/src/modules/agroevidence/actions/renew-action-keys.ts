import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { searchKeyOf } from './draft-action.ts';

interface SearchedAction {
  readonly id: number;
  readonly operator: string | null;
  readonly machine: string | null;
  readonly note: string | null;
  readonly amounts: {
    readonly batch: string | null;
    readonly material: { readonly name: string; readonly registrationNumber: string | null } | null;
  }[];
}

/** Lets actions be found by what they say now. */
export async function renewActionKeys(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<SearchedAction>`
    select a.id, a.operator, a.machine, a.note, coalesce((
      select json_agg(json_build_object('batch', m.batch, 'material', case when u.id is not null
          then json_build_object('name', u.name, 'registrationNumber', u.registration_number) end) order by m.place)
      from agroevidence.action_amount m
      left join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
      where m.farm_id = a.farm_id and m.action_id = a.id), '[]') as amounts
    from agroevidence.action a
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = any(${[...ids]}::int[])`.execute(tx.sql);
  const keys = rows.map(({ amounts, ...action }) => searchKeyOf(action, amounts));
  await sql`
    update agroevidence.action a set search_key = given.search_key
    from unnest(${rows.map(({ id }) => id)}::int[], ${keys}::text[]) as given (id, search_key)
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = given.id`.execute(tx.sql);
}
