import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { begin, end, type MeasuredSensor, type Span } from './measurements.repository.ts';

/** What nodes are called, also those that were put away. */
export async function findNodeNames(
  farms: FarmReading,
  nodeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await farms.rows(sql<{ id: number; name: string }>`
    select n.id, n.name from iot.node n where ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${[...nodeIds]}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Days = Pick<Span, 'from' | 'to' | 'timeZone'>;

/** How many values sensors have of some days, and the most of any one of them. */
export async function countReadings(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  days: Days,
): Promise<{ readonly all: number; readonly ofOne: number }> {
  const [row] = await farms.rows(sql<{ all: number; ofOne: number }>`
    select coalesce(sum(own.count), 0)::float8 as all, coalesce(max(own.count), 0)::float8 as of_one from (
      select sum(h.count) as count from iot.half_hour h
      where ${ofFarms(farms, sql`h.farm_id`)} and h.sensor_id = any(${idsOf(sensors)}::int[])
        and h.at >= ${begin(days)} and h.at < ${end(days)}
      group by h.sensor_id) as own`);
  return row ?? { all: 0, ofOne: 0 };
}

/** At how many instants sensors have a value on some days. */
export async function countInstants(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  days: Days,
): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`
    select count(distinct r.at)::float8 as total from iot.reading r
    where ${ofFarms(farms, sql`r.farm_id`)} and r.sensor_id = any(${idsOf(sensors)}::int[])
      and r.at >= ${begin(days)} and r.at < ${end(days)}`);
  return row?.total ?? 0;
}

export interface RawValue {
  readonly sensorId: number;
  readonly at: Date;
  readonly value: number;
}

/** So many values of some days at most, by instant and sensor, that come after one. */
export function findReadings(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  days: Days,
  { after, limit }: { readonly after: RawValue | undefined; readonly limit: number },
): Promise<RawValue[]> {
  const later = after
    ? sql`(r.at, r.sensor_id) > (${after.at}::timestamptz, ${after.sensorId}::int) and r.at >= ${after.at}::timestamptz`
    : sql`true`;
  return farms.rows(sql<RawValue>`
    select r.sensor_id, r.at, r.value from iot.reading r
    where ${ofFarms(farms, sql`r.farm_id`)} and r.sensor_id = any(${idsOf(sensors)}::int[])
      and r.at >= ${begin(days)} and r.at < ${end(days)} and ${later}
    order by r.at, r.sensor_id limit ${limit}`);
}

function idsOf(sensors: readonly MeasuredSensor[]): number[] {
  return [...new Set(sensors.map(({ id }) => id))];
}
