import type { CounterReading } from '@brazda/domain/sensors/rain-counter.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import type { SensorRow } from './sensors.repository.ts';

/** What the newest rain of a sensor is worked out of. */
export interface RainReadings {
  readonly sensor: SensorRow;
  readonly newest: CounterReading;
  /** The one before it; null where there is only one. */
  readonly previous: CounterReading | null;
  /** The first reading of the day of the newest, and the last one before that day. */
  readonly firstOfDay: CounterReading;
  readonly beforeDay: CounterReading | null;
  /** What the half hours of that day have counted, or come to together. */
  readonly counted: number;
  readonly dayEnds: Date;
}

interface RainRow {
  readonly place: number;
  readonly times: Date[];
  readonly values: number[];
  readonly dayEnds: Date;
  readonly counted: number;
  readonly firstAt: Date;
  readonly firstValue: number;
  readonly beforeAt: Date | null;
  readonly beforeValue: number | null;
}

/** The readings of rain that count for what is newest, by sensor; a day is one by the clocks of the farm. */
export async function findRainReadings(tx: FarmChange, sensors: readonly SensorRow[]): Promise<RainReadings[]> {
  const { rows } = await sql<RainRow>`
    select s.place::int as place, n.times, n.values, d.ends as day_ends, h.counted, f.at as first_at, f.value as first_value,
      b.at as before_at, b.value as before_value
    from rows from (unnest(${sensors.map(({ farmId }) => farmId)}::int[], ${sensors.map(({ id }) => id)}::int[]))
      with ordinality as s (farm_id, sensor_id, place)
    join core.farm farm on farm.id = s.farm_id and ${ofFarms(tx, sql`farm.id`)}
    join core.country country on country.code = farm.country_code
    cross join lateral (
      select array_agg(l.at order by l.at desc) as times, array_agg(l.value order by l.at desc) as values from (
        select r.at, r.value from iot.reading r
        where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = s.farm_id and r.sensor_id = s.sensor_id
        order by r.at desc limit 2) l) n
    cross join lateral (select date_trunc('day', n.times[1] at time zone country.time_zone) as day) local
    cross join lateral (select local.day at time zone country.time_zone as begins,
      (local.day + interval '1 day') at time zone country.time_zone as ends) d
    cross join lateral (
      select coalesce(sum(case when s.place = any(${countersAmong(sensors)}::int[]) then h.increment else h.sum end), 0) as counted
      from iot.half_hour h
      where ${ofFarms(tx, sql`h.farm_id`)} and h.farm_id = s.farm_id and h.sensor_id = s.sensor_id
        and h.at >= d.begins and h.at < d.ends) h
    cross join lateral (
      select r.at, r.value from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = s.farm_id and r.sensor_id = s.sensor_id and r.at >= d.begins
      order by r.at limit 1) f
    left join lateral (
      select r.at, r.value from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = s.farm_id and r.sensor_id = s.sensor_id and r.at < d.begins
      order by r.at desc limit 1) b on true`.execute(tx.sql);
  return rows.flatMap((row) => readingsIn(row, sensors));
}

/** Those of which a counter is kept; others say by each reading what has fallen since the one before. */
function countersAmong(sensors: readonly SensorRow[]): number[] {
  return sensors.flatMap(({ aggregation }, index) => (aggregation === 'INCREMENT' ? [index + 1] : []));
}

function readingsIn(row: RainRow, sensors: readonly SensorRow[]): RainReadings[] {
  const { place, times, values, dayEnds, counted, beforeAt, beforeValue } = row;
  const sensor = sensors[place - 1];
  const [newest, previous] = times.map((at, index) => readingAt(at, values[index] ?? 0));
  if (!sensor || !newest) return [];
  return [
    {
      ...{ sensor, newest, counted, dayEnds },
      previous: previous ?? null,
      firstOfDay: readingAt(row.firstAt, row.firstValue),
      beforeDay: beforeAt && beforeValue !== null ? readingAt(beforeAt, beforeValue) : null,
    },
  ];
}

function readingAt(at: Date, value: number): CounterReading {
  return { at: at.getTime() / 1000, value };
}

export interface NewestRain {
  readonly sensor: SensorRow;
  /** When the newest of it was measured. */
  readonly at: Date;
  readonly rate: number | null;
  readonly ofDay: number | null;
  /** What has fallen on the day for certain: since its first reading, where nobody knows of what fell before that. */
  readonly leastOfDay: number;
  readonly dayEnds: Date;
}

/** Keeps beside the newest values of rain what they say. */
export async function writeNewestRain(tx: FarmChange, rain: readonly NewestRain[]): Promise<void> {
  if (rain.length === 0) return;
  await sql`
    update iot.sensor_last l set rain_rate = v.rate, rain_of_day = v.of_day, day_ends = v.day_ends
    from unnest(${rain.map(({ sensor }) => sensor.farmId)}::int[], ${rain.map(({ sensor }) => sensor.id)}::int[],
      ${rain.map(({ rate }) => rate)}::float8[], ${rain.map(({ ofDay }) => ofDay)}::float8[],
      ${rain.map(({ dayEnds }) => dayEnds)}::timestamptz[]) as v (farm_id, sensor_id, rate, of_day, day_ends)
    where ${ofFarms(tx, sql`l.farm_id`)} and l.farm_id = v.farm_id and l.sensor_id = v.sensor_id`.execute(tx.sql);
}
