import type { FieldMapping } from '@brazda/contract/iot/field-mapping.ts';
import type { NewNode, NodeEdit } from '@brazda/contract/iot/nodes.ts';
import {
  hasAnemometer,
  type DeviceType,
  type NetworkType,
  type NodeStatus,
} from '@brazda/domain/enumerations/sensor-device.ts';
import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

export interface StoredNode {
  readonly farmId: number;
  readonly id: number;
  readonly name: string;
  readonly networkType: NetworkType;
  readonly externalId: string;
  readonly network: string | null;
  readonly deviceType: DeviceType | null;
  readonly fieldMapping: FieldMapping;
  readonly rainResolution: number | null;
  readonly windSlope: number | null;
  readonly windOffset: number | null;
  readonly elevationM: number | null;
  readonly windHeightM: number | null;
  readonly baseId: number | null;
  readonly status: NodeStatus;
  /** Null for the usual. */
  readonly silentAfterHours: number | null;
  /** When it was put away. */
  readonly retiredAt: Date | null;
  readonly version: number;
}

export type Place = readonly [longitude: number, latitude: number];

/** What is said of a node, of a table called `n`. */
export const nodeColumns = sql`n.farm_id, n.id, n.name, n.network_type, n.external_id, n.network, n.device_type,
  n.field_mapping, n.rain_resolution, n.wind_slope, n.wind_offset, n.elevation_m, n.wind_height_m, n.base_id, n.status, n.silent_after_hours,
  n.retired_at, n.version`;

/** A node, also one that was put away, held until the transaction ends. */
export async function lockNode(tx: FarmChange, id: number): Promise<StoredNode | undefined> {
  const { rows } = await sql<StoredNode>`
    select ${nodeColumns} from iot.node n
    where ${ofFarms(tx, sql`n.farm_id`)} and n.id = ${id} for no key update`.execute(tx.sql);
  return rows[0];
}

export async function insertNode(tx: FarmChange, node: NewNode): Promise<StoredNode> {
  const { rows } = await sql<StoredNode>`
    insert into iot.node as n (farm_id, name, network_type, external_id, network, device_type, field_mapping,
      rain_resolution, wind_slope, wind_offset, elevation_m, wind_height_m)
    values (${node.farm}, ${node.name}, ${node.networkType}, ${node.externalId}, ${node.network}, ${node.deviceType},
      ${JSON.stringify(node.fieldMapping)}::jsonb, ${node.rainResolution}, ${node.windSlope}, ${node.windOffset},
      ${node.elevationM}, ${node.windHeightM})
    returning ${nodeColumns}`.execute(tx.sql);
  const [made] = rows;
  if (!made) throw new Error('The database gave no row for one that was written');
  return made;
}

export async function changeNodeRow(
  tx: FarmChange,
  { farmId, id }: Pick<StoredNode, 'farmId' | 'id'>,
  edit: NodeEdit & { readonly baseId?: number | null },
): Promise<void> {
  const { fieldMapping, ...plain } = edit;
  const mapping = fieldMapping && { fieldMapping: JSON.stringify(fieldMapping) };
  await tx
    .updateTable('iot.node')
    .set({ ...plain, ...mapping })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}

export async function retireNodeRow(
  tx: FarmChange,
  { farmId, id }: Pick<StoredNode, 'farmId' | 'id'>,
  at: Date,
): Promise<void> {
  await tx.updateTable('iot.node').set({ retiredAt: at }).where('farmId', '=', farmId).where('id', '=', id).execute();
  await endLocation(tx, { farmId, id }, at);
}

/** It stands again where it stood when it was put away. */
export async function restoreNodeRow(
  tx: FarmChange,
  { farmId, id, retiredAt }: Pick<StoredNode, 'farmId' | 'id' | 'retiredAt'>,
): Promise<void> {
  await tx.updateTable('iot.node').set({ retiredAt: null }).where('farmId', '=', farmId).where('id', '=', id).execute();
  await tx
    .updateTable('iot.location')
    .set({ validTo: null })
    .where('farmId', '=', farmId)
    .where('nodeId', '=', id)
    .where('validTo', '=', retiredAt)
    .execute();
}

/** What it measured where it stood stays with that place; from now on it is of the next, whose number is given. */
export async function moveNode(
  tx: FarmChange,
  { farmId, id, name }: Pick<StoredNode, 'farmId' | 'id' | 'name'>,
  [longitude, latitude]: Place,
  at: Date,
): Promise<number> {
  await endLocation(tx, { farmId, id }, at);
  const { rows } = await sql<{ id: number }>`
    insert into iot.location (farm_id, node_id, name, point, valid_from)
    values (${farmId}, ${id}, ${name}, st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326), ${at})
    returning id`.execute(tx.sql);
  const [made] = rows;
  if (!made) throw new Error('The database gave no row for one that was written');
  return made.id;
}

async function endLocation(tx: FarmChange, node: Pick<StoredNode, 'farmId' | 'id'>, at: Date): Promise<void> {
  await tx
    .updateTable('iot.location')
    .set({ validTo: at })
    .where('farmId', '=', node.farmId)
    .where('nodeId', '=', node.id)
    .where('validTo', 'is', null)
    .execute();
}

/** Where a node stands; undefined where nobody has said. */
export async function placeOf(tx: FarmChange, farmId: number, nodeId: number): Promise<Place | undefined> {
  const { rows } = await sql<{ longitude: number; latitude: number }>`
    select st_x(l.point) as longitude, st_y(l.point) as latitude from iot.location l
    where ${ofFarms(tx, sql`l.farm_id`)} and l.farm_id = ${farmId} and l.node_id = ${nodeId} and l.valid_to is null`.execute(
    tx.sql,
  );
  const [row] = rows;
  return row && [row.longitude, row.latitude];
}

/** Whether a node has an anemometer: by its kind, or because it has measured the wind. */
export async function measuresWind(
  tx: FarmChange,
  { farmId, id, deviceType }: Pick<StoredNode, 'farmId' | 'id' | 'deviceType'>,
): Promise<boolean> {
  if (hasAnemometer(deviceType)) return true;
  const found = await tx
    .selectFrom('iot.sensor')
    .select('id')
    .where('farmId', '=', farmId)
    .where('nodeId', '=', id)
    .where('feature', 'in', windFeatures)
    .executeTakeFirst();
  return found !== undefined;
}
