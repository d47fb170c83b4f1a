import type { SensorAggregation, SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { daysBetween } from '@brazda/domain/days.ts';
import { secondsOf, type Granularity } from '@brazda/domain/enumerations/granularity.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { numbersOf, sensorsOfNodes } from '../nodes/sensors-of-nodes.repository.ts';

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
  const ids = numbersOf(nodeIds);
  const [sensors, [known]] = await Promise.all([
    farms.rows(sql<MeasuredSensor>`
      select s.farm_id, s.id, s.node_id, s.feature, s.level, s.aggregation from ${sensorsOfNodes(farms, ids)}
      order by array_position(${ids}, s.node_id), s.feature, s.level`),
    farms.rows(sql<{ nodes: number; timeZones: string[] | null }>`
      select count(*)::int as nodes, array_agg(distinct c.time_zone) as time_zones from iot.node n
      join core.farm f on f.id = n.farm_id and ${ofFarms(farms, sql`f.id`)} join core.country c on c.code = f.country_code
      where ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${ids})`),
  ]);
  return { sensors, timeZones: known?.timeZones ?? [], nodes: known?.nodes ?? 0 };
}

/** The sensors of a farm that measured something in a span, also of nodes that were put away. */
export function findSensorsOfSpan(
  farms: FarmReading,
  farmId: number,
  span: Pick<Span, 'from' | 'to' | 'timeZone'>,
): Promise<MeasuredSensor[]> {
  return farms.rows(sql<MeasuredSensor>`
    select s.farm_id, s.id, s.node_id, s.feature, s.level, s.aggregation from iot.sensor s
    where ${ofFarm(farms, sql`s.farm_id`, farmId)} and exists (
      select from iot.half_hour h
      where ${ofFarm(farms, sql`h.farm_id`, farmId)} and h.sensor_id = s.id and h.at >= ${begin(span)} and h.at < ${end(span)})
    order by s.id`);
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
  const { granularity } = span;
  return granularity === '30m' || granularity === '1h'
    ? stepsByTheSecond(farms, span, secondsOf[granularity])
    : stepsByTheClock(farms, span, granularity === '4h' ? '4 hours' : '1 day');
}

/** These begin on the same instants whatever clocks a farm goes by. */
async function stepsByTheSecond(farms: FarmReading, span: Span, seconds: number): Promise<number[]> {
  const [row] = await farms.rows(sql<{ first: number; after: number }>`
    select date_part('epoch', ${stepOf(begin(span), span)}) as first, date_part('epoch', ${end(span)}) as after`);
  const { first, after } = row ?? { first: 0, after: 0 };
  const steps: number[] = [];
  for (let step = first; step < after; step += seconds) steps.push(step);
  return steps;
}

/** These are of days of a farm, also where clocks are changed: each is found from an instant of every so many hours of them. */
async function stepsByTheClock(farms: FarmReading, span: Span, every: '4 hours' | '1 day'): Promise<number[]> {
  const { from, to, timeZone } = span;
  const step = stepOf(sql`(local at time zone ${timeZone})`, span);
  const [row] = await farms.rows(sql<{ steps: string | null }>`
    select string_agg(begin::text, ',' order by begin) as steps from (
      select distinct ${beginOf(step, span)} as begin
      from generate_series(${from}::date::timestamp, (${to}::date + 1)::timestamp - interval '1 second',
        ${every}::interval) as local) each`);
  return [...numbersIn(row?.steps ?? '')];
}

/** Numbers that belong together, those of one step after those of another. */
export type StepNumbers = readonly number[];

/** What is told of a step: when it begins, and then what sensors of a kind come to in it. */
export const numbersOfStep = {
  /** The mean, the lowest and the highest. */
  AVG: 4,
  /** The sum. */
  SUM: 2,
  /** By how much the counter went up. */
  INCREMENT: 2,
  /** How often each of eight sectors was there. */
  MAX_COUNT: 9,
} as const satisfies Record<SensorAggregation, number>;

/** What sensors measured in each step of a span, by sensor, in no order. */
export async function findSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<ReadonlyMap<number, StepNumbers>> {
  const byAggregation = groupedBy(sensors, ({ aggregation }) => aggregation);
  const pieces = [...byAggregation].flatMap(([aggregation, own]) =>
    inParts(own, span).map((part) => stepsOf(farms, aggregation, part, span)),
  );
  const rows = await Promise.all(inStatements(pieces, isMuch(sensors, span)).map((statement) => farms.rows(statement)));
  return new Map(rows.flat().map(({ sensorId, numbers }) => [sensorId, numbersIn(numbers)]));
}

/** So many days of all sensors together are added up in one statement. */
const mostSensorDays = 800;

function isMuch(sensors: readonly MeasuredSensor[], { from, to }: Span): boolean {
  return sensors.length * (daysBetween(from, to) + 1) > mostSensorDays;
}

/** Little is one statement: to ask for one more takes longer than to add it up. */
function inStatements(pieces: readonly RawBuilder<StepsRow>[], areApart: boolean): readonly RawBuilder<StepsRow>[] {
  return areApart || pieces.length === 0 ? pieces : [sql<StepsRow>`${sql.join(pieces, sql` union all `)}`];
}

/** Much is two statements: each is worked on by a core of its own. */
function inParts(sensors: readonly MeasuredSensor[], span: Span): readonly (readonly MeasuredSensor[])[] {
  if (sensors.length < 2 || !isMuch(sensors, span)) return [sensors];
  const half = Math.ceil(sensors.length / 2);
  return [sensors.slice(0, half), sensors.slice(half)];
}

interface StepsRow {
  readonly sensorId: number;
  readonly numbers: string;
}

/** A year of half hours has tens of thousands of steps: as one text they are here in a third of the time of as many rows. */
function stepsOf(
  farms: FarmReading,
  aggregation: SensorAggregation,
  sensors: readonly MeasuredSensor[],
  span: Span,
): RawBuilder<StepsRow> {
  const ids = [...new Set(sensors.map(({ id }) => id))];
  const [values, written] = span.granularity === '30m' ? ofHalfHours[aggregation] : ofLongerSteps[aggregation];
  const grouping = span.granularity === '30m' ? sql`` : sql`group by 1, 2`;
  return sql<StepsRow>`
    select stepped.sensor_id, string_agg(concat_ws(',', ${beginOf(sql`stepped.step`, span)}, ${written}), ',') as numbers
    from (
      select h.sensor_id, ${stepOf(sql`h.at`, span)} as step, ${values} from iot.half_hour h
      where ${ofFarms(farms, sql`h.farm_id`)} and h.sensor_id = any(${ids}::int[])
        and h.at >= ${begin(span)} and h.at < ${end(span)} ${grouping}) stepped
    where stepped.value is not null group by 1`;
}

type Told = readonly [values: RawBuilder<unknown>, written: RawBuilder<unknown>];

const value = sql`stepped.value`;
const withBand = sql`stepped.value, stepped.minimum, stepped.maximum`;
const sectors = sql`array_to_string(stepped.value, ',')`;
const sectorSums = sql.join(
  Array.from({ length: 8 }, (_, sector) => sql`coalesce(sum(h.sectors[${sql.lit(sector + 1)}]), 0)`),
);

const ofHalfHours: Readonly<Record<SensorAggregation, Told>> = {
  AVG: [sql`h.sum / nullif(h.count, 0) as value, h.minimum, h.maximum`, withBand],
  SUM: [sql`h.sum as value`, value],
  INCREMENT: [sql`h.increment as value`, value],
  MAX_COUNT: [sql`h.sectors as value`, sectors],
};

const ofLongerSteps: Readonly<Record<SensorAggregation, Told>> = {
  AVG: [
    sql`sum(h.sum) / nullif(sum(h.count), 0) as value, min(h.minimum) as minimum, max(h.maximum) as maximum`,
    withBand,
  ],
  SUM: [sql`sum(h.sum) as value`, value],
  INCREMENT: [sql`sum(h.increment) as value`, value],
  MAX_COUNT: [sql`case when count(h.sectors) > 0 then array[${sectorSums}] end as value`, sectors],
};

function numbersIn(text: string): StepNumbers {
  return JSON.parse(`[${text}]`) as StepNumbers;
}
