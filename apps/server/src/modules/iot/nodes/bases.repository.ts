import { deviceTypes, hasAnemometer } from '@brazda/domain/enumerations/sensor-device.ts';
import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading, type SystemTransaction } from '#server/db/farm-scope.ts';

export interface BaseRow {
  readonly id: number;
  readonly name: string;
  readonly externalId: string;
}

/** The nodes of the same farm that measure the wind, by their names, other than one. */
export function findBases(
  farms: FarmReading,
  { farmId, nodeId, search }: { readonly farmId: number; readonly nodeId: number; readonly search: string | undefined },
): Promise<BaseRow[]> {
  const types = deviceTypes.filter(hasAnemometer);
  const said = (search ?? '').trim().toLowerCase();
  return farms.rows(sql<BaseRow>`
    select n.id, n.name, n.external_id from iot.node n
    where ${ofFarms(farms, sql`n.farm_id`)} and n.farm_id = ${farmId} and n.id <> ${nodeId} and n.retired_at is null
      and (strpos(lower(n.name), ${said}) > 0 or strpos(lower(n.external_id), ${said}) > 0)
      and (n.device_type = any(${types}::text[]) or exists (select from iot.sensor s
        where ${ofFarms(farms, sql`s.farm_id`)} and s.farm_id = n.farm_id and s.node_id = n.id
          and s.feature = any(${[...windFeatures]}::text[])))
    order by n.sort_key, n.id limit 100`);
}

/** The nodes that take the wind from some nodes of their farm. */
export async function findNodesWithBases(
  tx: SystemTransaction,
  farmId: number,
  baseIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from iot.node n where n.farm_id = ${farmId} and n.base_id = any(${[...baseIds]}::int[])`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
}
