import { sensorFeatureFacts, type SensorAggregation, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import type { KnownNode } from './messages.repository.ts';

export interface SensorRow {
  readonly farmId: number;
  readonly id: number;
  readonly nodeId: number;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly aggregation: SensorAggregation;
  readonly counterRange: number | null;
}

interface Measured {
  readonly node: Pick<KnownNode, 'id' | 'farmId'>;
  readonly reading: DecodedReading;
}

interface Required {
  readonly find: (node: Measured['node'], reading: DecodedReading) => SensorRow | undefined;
  /** The farms that have sensors which they had not before. */
  readonly farmsOfNew: ReadonlySet<number>;
}

/** The sensors of which nodes have sent values; those that were not known before are made. */
export async function requireSensors(tx: FarmChange, measured: readonly Measured[]): Promise<Required> {
  const nodeIds = [...new Set(measured.map(({ node }) => node.id))];
  const known = await sensorsOf(tx, nodeIds);
  const missing = measured.filter(({ node, reading }) => !known.has(keyOf(node, reading)));
  if (missing.length > 0) await insertSensors(tx, missing);
  const sensors = missing.length > 0 ? await sensorsOf(tx, nodeIds) : known;
  return {
    find: (node, reading) => sensors.get(keyOf(node, reading)),
    farmsOfNew: new Set(missing.map(({ node }) => node.farmId)),
  };
}

function keyOf(node: Measured['node'], { feature, level }: Pick<DecodedReading, 'feature' | 'level'>): string {
  return `${node.farmId} ${node.id} ${feature} ${level}`;
}

async function sensorsOf(tx: FarmChange, nodeIds: readonly number[]): Promise<ReadonlyMap<string, SensorRow>> {
  const { rows } = await sql<SensorRow>`
    select s.farm_id, s.id, s.node_id, s.feature, s.level, s.aggregation, s.counter_range from iot.sensor s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.node_id = any(${[...nodeIds]}::int[])`.execute(tx.sql);
  return new Map(rows.map((row) => [keyOf({ farmId: row.farmId, id: row.nodeId }, row), row]));
}

async function insertSensors(tx: FarmChange, measured: readonly Measured[]): Promise<void> {
  const sensors = [...new Map(measured.map((one) => [keyOf(one.node, one.reading), one])).values()];
  await sql`
    insert into iot.sensor (farm_id, node_id, feature, level, aggregation, counter_range)
    select * from unnest(${sensors.map(({ node }) => node.farmId)}::int[], ${sensors.map(({ node }) => node.id)}::int[],
      ${sensors.map(({ reading }) => reading.feature)}::text[], ${sensors.map(({ reading }) => reading.level)}::smallint[],
      ${sensors.map(({ reading }) => aggregationOf(reading))}::text[],
      ${sensors.map(({ reading }) => reading.counter?.range ?? null)}::float8[])
    on conflict on constraint sensor_once do nothing`.execute(tx.sql);
}

function aggregationOf({ feature, aggregation }: DecodedReading): SensorAggregation {
  return aggregation ?? sensorFeatureFacts[feature].aggregation;
}
