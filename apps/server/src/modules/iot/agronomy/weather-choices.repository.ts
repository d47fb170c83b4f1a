import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

interface Choice {
  readonly farmId: number;
  readonly parcelId: number;
  /** Null for the nearest. */
  readonly nodeId: number | null;
}

/** Whose weather is taken for a parcel as somebody has said; null where nobody has, or it is that of the nearest again. */
export async function chosenNodeOf(
  tx: FarmChange,
  { farmId, parcelId }: Pick<Choice, 'farmId' | 'parcelId'>,
): Promise<number | null> {
  const { rows } = await sql<{ nodeId: number | null }>`
    select w.node_id from iot.weather_choice w
    where ${ofFarms(tx, sql`w.farm_id`)} and w.farm_id = ${farmId} and w.parcel_id = ${parcelId}`.execute(tx.sql);
  return rows[0]?.nodeId ?? null;
}

export async function writeWeatherChoice(tx: FarmChange, { farmId, parcelId, nodeId }: Choice): Promise<void> {
  await sql`
    insert into iot.weather_choice (farm_id, parcel_id, node_id) values (${farmId}, ${parcelId}, ${nodeId}::int)
    on conflict on constraint weather_choice_once do update set node_id = excluded.node_id`.execute(tx.sql);
}
