import type { SensorAggregation, SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { sensorsOfNodes } from '../nodes/sensors-of-nodes.repository.ts';

export interface MeasuredSensor {
  readonly farmId: number;
  readonly id: number;
  readonly nodeId: number;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly aggregation: SensorAggregation;
}

/** The sensors that nodes measure with, how many of the nodes there are, and the time zones of their farms. */
export async function findMeasuredSensors(
  farms: FarmReading,
  nodeIds: readonly number[],
): Promise<{ readonly sensors: MeasuredSensor[]; readonly timeZones: string[]; readonly nodes: number }> {
  const ids = [...nodeIds];
  const [sensors, [known]] = await Promise.all([
    farms.rows(sql<MeasuredSensor>`
      select s.farm_id, s.id, n.id as node_id, s.feature, s.level, s.aggregation from ${sensorsOfNodes(farms, ids)}
      order by array_position(${ids}::int[], n.id), s.feature, s.level`),
    farms.rows(sql<{ nodes: number; timeZones: string[] | null }>`
      select count(*)::int as nodes, array_agg(distinct c.time_zone) as time_zones from iot.node n
      join core.farm f on f.id = n.farm_id and ${ofFarms(farms, sql`f.id`)} join core.country c on c.code = f.country_code
      where ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${ids}::int[])`),
  ]);
  return { sensors, timeZones: known?.timeZones ?? [], nodes: known?.nodes ?? 0 };
}

/** Days of a farm, both included, and the steps that they are seen in. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly granularity: Granularity;
  readonly timeZone: string;
}

/**
 * In which step an instant is: by the clocks of the farm where a step is of its days, also where clocks were changed. What it
 * is by our own clock is asked once for each step, for to work that out takes as long as to add up its values.
 */
function stepOf(at: RawBuilder<unknown>, { granularity, timeZone }: Span): RawBuilder<Date> {
  const local = sql`(${at} at time zone ${timeZone})`;
  switch (granularity) {
    case '30m':
      return sql<Date>`${at}`;
    case '1h':
      return sql<Date>`date_trunc('hour', ${at})`;
    case '4h':
      // Four hours by the clock; where it is put forward or back one of them has an hour less or more.
      return sql<Date>`date_bin('4 hours', ${local}, timestamp '2000-01-01')`;
    case '1d':
      return sql<Date>`date_trunc('day', ${local})`;
    case '7d':
      return sql<Date>`date_trunc('week', ${local})`;
  }
}

/** When a step begins, in seconds since 1970. */
function beginOf(step: RawBuilder<unknown>, { granularity, timeZone }: Span): RawBuilder<number> {
  const isLocal = granularity !== '30m' && granularity !== '1h';
  return isLocal ? sql`date_part('epoch', ${step} at time zone ${timeZone})` : sql`date_part('epoch', ${step})`;
}

/** When the first day begins. */
export function begin({ from, timeZone }: Pick<Span, 'from' | 'timeZone'>): RawBuilder<Date> {
  return sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`;
}

/** When the day after the last begins. */
export function end({ to, timeZone }: Pick<Span, 'to' | 'timeZone'>): RawBuilder<Date> {
  return sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
}

/** When each step of a span begins, in seconds since 1970. */
export async function stepsBetween(farms: FarmReading, span: Span): Promise<number[]> {
  const rows = await farms.rows(sql<{ step: number }>`
    select ${beginOf(sql`step`, span)} as step from (
      select distinct ${stepOf(sql`half.at`, span)} as step
      from generate_series(${begin(span)}, ${end(span)} - interval '30 minutes', interval '30 minutes') as half (at)) each
    order by 1`);
  return rows.map(({ step }) => step);
}

export interface StepRow {
  readonly sensorId: number;
  readonly step: number;
  readonly count: number;
  readonly sum: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly increment: number | null;
  readonly sectors: number[] | null;
}

/** What sensors measured in each step of a span, by sensor and step. */
export async function findSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<ReadonlyMap<number, ReadonlyMap<number, StepRow>>> {
  const ids = [...new Set(sensors.map(({ id }) => id))];
  const asked = sql`h.sensor_id = any(${ids}::int[])
    and h.at >= ${begin(span)} and h.at < ${end(span)}`;
  const counted = sensors.some(({ aggregation }) => aggregation === 'MAX_COUNT');
  const rows = await farms.rows(
    span.granularity === '30m' ? halfHours(farms, asked) : addedUp(farms, asked, { span, counted }),
  );
  const steps = new Map<number, Map<number, StepRow>>();
  for (const row of rows) {
    const own = steps.get(row.sensorId) ?? new Map<number, StepRow>();
    steps.set(row.sensorId, own.set(row.step, row));
  }
  return steps;
}

/** Each half hour is a step of its own. */
function halfHours(farms: FarmReading, asked: RawBuilder<unknown>): RawBuilder<StepRow> {
  return sql<StepRow>`
    select h.sensor_id, date_part('epoch', h.at) as step, h.count, h.sum, h.minimum, h.maximum, h.increment, h.sectors
    from iot.half_hour h where ${ofFarms(farms, sql`h.farm_id`)} and ${asked}`;
}

/** Sectors are added up where there are any: of eight numbers each, they are the most of the work. */
function addedUp(
  farms: FarmReading,
  asked: RawBuilder<unknown>,
  { span, counted }: { readonly span: Span; readonly counted: boolean },
): RawBuilder<StepRow> {
  const sums = Array.from({ length: 8 }, (_, sector) => sql`sum(h.sectors[${sql.lit(sector + 1)}])::int`);
  const sectors = counted ? sql`case when count(h.sectors) > 0 then array[${sql.join(sums)}] end` : sql`null::int[]`;
  return sql<StepRow>`
    select added.sensor_id, ${beginOf(sql`added.step`, span)} as step, added.count, added.sum, added.minimum, added.maximum,
      added.increment, added.sectors
    from (
      select h.sensor_id, ${stepOf(sql`h.at`, span)} as step, sum(h.count)::int as count, sum(h.sum) as sum,
        min(h.minimum) as minimum, max(h.maximum) as maximum, sum(h.increment) as increment, ${sectors} as sectors
      from iot.half_hour h where ${ofFarms(farms, sql`h.farm_id`)} and ${asked} group by 1, 2) added`;
}
