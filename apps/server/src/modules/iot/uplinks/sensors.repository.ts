import { sensorFeatureFacts, type SensorAggregation, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
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
  /** How many sensors that are. */
  readonly made: number;
}

/**
 * The sensors of which nodes have sent values; those that were not known before are made. Where it is known which of them are
 * settled, the others become what is said of them first now: a counter, where they were none.
 */
export async function requireSensors(
  tx: FarmChange,
  measured: readonly Measured[],
  settled?: ReadonlySet<number>,
): Promise<Required> {
  const nodeIds = [...new Set(measured.map(({ node }) => node.id))];
  const known = await sensorsOf(tx, nodeIds);
  const missing = measured.filter(({ node, reading }) => !known.has(sensorKey(node, reading)));
  const made = missing.length > 0 ? await insertSensors(tx, missing) : 0;
  const other = settled ? othersThanKnown(measured, known, settled) : [];
  if (other.length > 0) await changeSensors(tx, other);
  const sensors = missing.length + other.length > 0 ? await sensorsOf(tx, nodeIds) : known;
  return {
    find: (node, reading) => sensors.get(sensorKey(node, reading)),
    farmsOfNew: new Set(missing.map(({ node }) => node.farmId)),
    made,
  };
}

/** Which sensor a reading of a node is of. */
export function sensorKey(
  node: Measured['node'],
  { feature, level }: Pick<DecodedReading, 'feature' | 'level'>,
): string {
  return `${node.farmId} ${node.id} ${feature} ${level}`;
}

/** What a node measures with. */
export async function findSensors(tx: FarmTransaction, nodeId: number): Promise<readonly SensorRow[]> {
  return [...(await sensorsOf(tx, [nodeId])).values()];
}

async function sensorsOf(tx: FarmTransaction, nodeIds: readonly number[]): Promise<ReadonlyMap<string, SensorRow>> {
  const { rows } = await sql<SensorRow>`
    select s.farm_id, s.id, s.node_id, s.feature, s.level, s.aggregation, s.counter_range from iot.sensor s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.node_id = any(${[...nodeIds]}::int[])`.execute(tx.sql);
  return new Map(rows.map((row) => [sensorKey({ farmId: row.farmId, id: row.nodeId }, row), row]));
}

/** Gives how many there are then that were not there before. */
async function insertSensors(tx: FarmChange, measured: readonly Measured[]): Promise<number> {
  const sensors = [...new Map(measured.map((one) => [sensorKey(one.node, one.reading), one])).values()];
  const { numAffectedRows } = await sql`
    insert into iot.sensor (farm_id, node_id, feature, level, aggregation, counter_range)
    select * from unnest(${sensors.map(({ node }) => node.farmId)}::int[], ${sensors.map(({ node }) => node.id)}::int[],
      ${sensors.map(({ reading }) => reading.feature)}::text[], ${sensors.map(({ reading }) => reading.level)}::smallint[],
      ${sensors.map(({ reading }) => aggregationOf(reading))}::text[],
      ${sensors.map(({ reading }) => reading.counter?.range ?? null)}::float8[])
    on conflict on constraint sensor_once do nothing`.execute(tx.sql);
  return Number(numAffectedRows ?? 0);
}

/** What is said first of sensors that are not settled, where that is not what they are known as. */
function othersThanKnown(
  measured: readonly Measured[],
  known: ReadonlyMap<string, SensorRow>,
  settled: ReadonlySet<number>,
): readonly Said[] {
  const said = new Map<number, Said>();
  for (const { node, reading } of measured) {
    const sensor = known.get(sensorKey(node, reading));
    if (!sensor || settled.has(sensor.id) || said.has(sensor.id)) continue;
    said.set(sensor.id, { sensor, aggregation: aggregationOf(reading), counterRange: reading.counter?.range ?? null });
  }
  return [...said.values()].filter(
    ({ sensor, aggregation, counterRange }) =>
      sensor.aggregation !== aggregation || sensor.counterRange !== counterRange,
  );
}

interface Said extends Pick<SensorRow, 'aggregation' | 'counterRange'> {
  readonly sensor: SensorRow;
}

async function changeSensors(tx: FarmChange, said: readonly Said[]): Promise<void> {
  await sql`
    update iot.sensor s set aggregation = m.aggregation, counter_range = m.counter_range
    from unnest(${said.map(({ sensor }) => sensor.farmId)}::int[], ${said.map(({ sensor }) => sensor.id)}::int[],
      ${said.map(({ aggregation }) => aggregation)}::text[], ${said.map(({ counterRange }) => counterRange)}::float8[])
      as m (farm_id, id, aggregation, counter_range)
    where ${ofFarms(tx, sql`s.farm_id`)} and s.farm_id = m.farm_id and s.id = m.id`.execute(tx.sql);
}

function aggregationOf({ feature, aggregation }: DecodedReading): SensorAggregation {
  return aggregation ?? sensorFeatureFacts[feature].aggregation;
}
