import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { TestParcel } from './make-parcel.ts';

/** Another farm's eyes must not see what stands here: texts all begin alike, and numbers are told among others. */
interface ActionWishes {
  /** The number of a material of the farm's own. */
  readonly material: number;
  /** Begins all texts. */
  readonly mark: string;
  readonly amount: number;
}

/** A fertilizer of a farm's own, brought onto a parcel by an action; gives the action. */
export async function makeAction(
  { kysely }: Database,
  { id: parcelId, farmId }: TestParcel,
  { material, mark, amount }: ActionWishes,
): Promise<number> {
  const { rows: used } = await sql<{ id: number }>`
    insert into agroevidence.used_material (farm_id, kind, own_material_id, name, registration_number, facts, digest)
    values (${farmId}, 'FERTILIZER', ${material}, ${`${mark}-material`}, ${`${mark}-registration`}, ${JSON.stringify(facts)}::jsonb,
      decode(md5(${mark}), 'hex')) returning id`.execute(kysely);
  const { rows: actions } = await sql<{ id: number }>`
    insert into agroevidence.action (farm_id, type, state, day, operator, machine, note, nozzle, area_m2, parcels, nitrogen_kg,
      search_key)
    values (${farmId}, 'FERT', 'DONE', '2026-04-10', ${`${mark}-operator`}, ${`${mark}-machine`}, ${`${mark}-note`},
      ${`${mark}-nozzle`}, ${amount}, 1, ${amount}, lower(${mark})) returning id`.execute(kysely);
  const action = actions[0]?.id ?? 0;
  await sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount, batch, purpose)
    values (${farmId}, ${action}, 1, 'FERTILIZER', ${used[0]?.id}, ${amount}, 'KG', 'HECTARE', 'WEIGHT', floor(${amount}::float8),
      ${`${mark}-batch`}, ${`${mark}-purpose`})`.execute(kysely);
  await sql`
    insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, area_m2, area_origin, geometry, amounts,
      nitrogen_kg, counted_nitrogen_kg, organic_nitrogen_kg)
    select v.farm_id, ${action}::int, v.parcel_id, v.id, ${amount}::float8, 'DRAWN', v.geometry, array[${amount}::float8], ${amount}::float8,
      ${amount}::float8, 0
    from agroevidence.parcel_version v where v.farm_id = ${farmId} and v.parcel_id = ${parcelId} and v.is_current`.execute(
    kysely,
  );
  return action;
}

const facts = {
  ...{ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: null, doseUnit: 'KG', countedNitrogen: [] },
  percent: { N: 27, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
};
