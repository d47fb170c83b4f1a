import type { AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind, MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** How often farms have used a material, and how the last time. */
export interface MaterialUse {
  readonly materialId: number;
  readonly count: number;
  readonly lastUsedOn: string;
  readonly lastAmount: { readonly value: number; readonly unit: MaterialUnit; readonly basis: AmountBasis };
}

interface Paged {
  readonly page: number;
  readonly 'per-page': number;
}

/** What was used of a kind by what is done, the last one first. */
export async function findMaterialUses(
  farms: FarmReading,
  kind: MaterialKind,
  { page, 'per-page': limit }: Paged,
): Promise<{ readonly rows: readonly MaterialUse[]; readonly total: number }> {
  const uses = await farms.rows(sql<MaterialUse>`
    select coalesce(u.material_id, u.own_material_id) as material_id, count(distinct a.id)::int as count,
      max(a.day) as last_used_on,
      (array_agg(json_build_object('value', m.said_value, 'unit', m.said_unit, 'basis', m.said_basis)
        order by a.day desc, a.id desc, m.place))[1] as last_amount
    from agroevidence.action_amount m
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    join agroevidence.action a on a.farm_id = m.farm_id and a.id = m.action_id
    where ${ofFarms(farms, sql`m.farm_id`)} and ${ofFarms(farms, sql`u.farm_id`)} and ${ofFarms(farms, sql`a.farm_id`)}
      and m.kind = ${kind} and a.retired_at is null and a.state in ('DONE', 'APPROVED')
    group by 1 order by max(a.day) desc, 1`);
  return { rows: uses.slice((page - 1) * limit, page * limit), total: uses.length };
}
