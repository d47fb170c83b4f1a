import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import type { SensorRow } from './sensors.repository.ts';

export const halfHourMilliseconds = 30 * 60_000;

export interface HalfHour {
  readonly sensor: SensorRow;
  /** When it begins. */
  readonly at: Date;
}

/** A value of a counter and when it was so. */
export interface CountedReading {
  readonly at: Date;
  readonly value: number;
}

function listed(halfHours: readonly HalfHour[]): RawBuilder<unknown> {
  return sql`unnest(${halfHours.map(({ sensor }) => sensor.farmId)}::int[], ${halfHours.map(({ sensor }) => sensor.id)}::int[],
    ${halfHours.map(({ at }) => at)}::timestamptz[])`;
}

/**
 * The readings `r` of a half hour `h`. It is asked for each half hour alone: joined, the database would compare each reading
 * with each half hour, for it knows nothing of how many there are.
 */
const inHalfHour = sql<boolean>`r.farm_id = h.farm_id and r.sensor_id = h.sensor_id
  and r.at >= h.at and r.at < h.at + interval '30 minutes'`;

const anew = sql`on conflict (farm_id, sensor_id, at) do update set count = excluded.count, sum = excluded.sum,
  minimum = excluded.minimum, maximum = excluded.maximum, increment = excluded.increment, sectors = excluded.sectors`;

export async function computeAveraged(tx: FarmChange, halfHours: readonly HalfHour[]): Promise<void> {
  if (halfHours.length === 0) return;
  await sql`
    insert into iot.half_hour (farm_id, sensor_id, at, count, sum, minimum, maximum)
    select h.farm_id, h.sensor_id, h.at, v.count, v.sum, v.minimum, v.maximum
    from ${listed(halfHours)} as h (farm_id, sensor_id, at)
    cross join lateral (
      select count(*) as count, sum(r.value) as sum, min(r.value) as minimum, max(r.value) as maximum
      from iot.reading r where ${ofFarms(tx, sql`r.farm_id`)} and ${inHalfHour}) v
    where v.count > 0 ${anew}`.execute(tx.sql);
}

/** Directions count in eight sectors of 45 degrees, the first about north, half-way between two in the next; states as they are. */
export async function computeCounted(tx: FarmChange, halfHours: readonly HalfHour[]): Promise<void> {
  if (halfHours.length === 0) return;
  const directions = halfHours
    .filter(({ sensor }) => sensor.feature === 'WIND_DIRECTION')
    .map(({ sensor }) => sensor.id);
  const counts = sql.join(
    Array.from({ length: 8 }, (_, sector) => sql`(count(*) filter (where s.sector = ${sql.lit(sector)}))::int`),
  );
  await sql`
    insert into iot.half_hour (farm_id, sensor_id, at, count, sum, minimum, maximum, sectors)
    select h.farm_id, h.sensor_id, h.at, v.count, v.sum, v.minimum, v.maximum, v.sectors
    from ${listed(halfHours)} as h (farm_id, sensor_id, at)
    cross join lateral (
      select count(*) as count, sum(r.value) as sum, min(r.value) as minimum, max(r.value) as maximum, array[${counts}] as sectors
      from iot.reading r
      cross join lateral (select case when r.sensor_id = any(${directions}::int[])
        then ((floor(r.value / 45 + 0.5)::int % 8) + 8) % 8 else least(greatest(round(r.value)::int, 0), 7) end as sector) s
      where ${ofFarms(tx, sql`r.farm_id`)} and ${inHalfHour}) v
    where v.count > 0 ${anew}`.execute(tx.sql);
}

/** The half hours of the first value after each. */
export async function laterHalfHours(tx: FarmChange, halfHours: readonly HalfHour[]): Promise<HalfHour[]> {
  const { rows } = await sql<{ place: number; at: Date }>`
    select h.place::int as place, date_bin('30 minutes', n.at, timestamptz '2000-01-01 00:00:00Z') as at
    from rows from (${listed(halfHours)}) with ordinality as h (farm_id, sensor_id, at, place)
    cross join lateral (
      select r.at from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = h.farm_id and r.sensor_id = h.sensor_id
        and r.at >= h.at + interval '30 minutes'
      order by r.at limit 1) n`.execute(tx.sql);
  return rows.flatMap(({ place, at }) => {
    const sensor = halfHours[place - 1]?.sensor;
    return sensor ? [{ sensor, at }] : [];
  });
}

interface Counted {
  readonly halfHour: HalfHour;
  /** The last value before it. */
  readonly previous: CountedReading | null;
  readonly readings: readonly CountedReading[];
}

interface CountedRow {
  readonly place: number;
  readonly previousAt: Date | null;
  readonly previousValue: number | null;
  readonly times: Date[];
  readonly counts: number[];
}

/** The values of counters in half hours, in the order of time, and the one before. */
export async function findCounted(tx: FarmChange, halfHours: readonly HalfHour[]): Promise<Counted[]> {
  const { rows } = await sql<CountedRow>`
    select h.place::int as place, p.at as previous_at, p.value as previous_value, v.times, v.counts
    from rows from (${listed(halfHours)}) with ordinality as h (farm_id, sensor_id, at, place)
    cross join lateral (
      select array_agg(r.at order by r.at) as times, array_agg(r.value order by r.at) as counts from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and ${inHalfHour}) v
    left join lateral (
      select r.at, r.value from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = h.farm_id and r.sensor_id = h.sensor_id and r.at < h.at
      order by r.at desc limit 1) p on true
    where v.times is not null`.execute(tx.sql);
  return rows.flatMap(({ place, previousAt, previousValue, times, counts }) => {
    const halfHour = halfHours[place - 1];
    if (!halfHour) return [];
    const previous = previousAt && previousValue !== null ? { at: previousAt, value: previousValue } : null;
    return [{ halfHour, previous, readings: times.map((at, index) => ({ at, value: counts[index] ?? 0 })) }];
  });
}

interface Incremented {
  readonly halfHour: HalfHour;
  readonly readings: readonly CountedReading[];
  readonly increment: number;
}

export async function writeIncrements(tx: FarmChange, incremented: readonly Incremented[]): Promise<void> {
  if (incremented.length === 0) return;
  const values = incremented.map(({ readings }) => readings.map(({ value }) => value));
  await sql`
    insert into iot.half_hour (farm_id, sensor_id, at, count, sum, minimum, maximum, increment)
    select * from unnest(${incremented.map(({ halfHour }) => halfHour.sensor.farmId)}::int[],
      ${incremented.map(({ halfHour }) => halfHour.sensor.id)}::int[],
      ${incremented.map(({ halfHour }) => halfHour.at)}::timestamptz[], ${values.map((own) => own.length)}::int[],
      ${values.map((own) => own.reduce((sum, one) => sum + one, 0))}::float8[],
      ${values.map((own) => Math.min(...own))}::float8[], ${values.map((own) => Math.max(...own))}::float8[],
      ${incremented.map(({ increment }) => increment)}::float8[]) ${anew}`.execute(tx.sql);
}
