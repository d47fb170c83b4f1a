import type { DayRange } from '@brazda/domain/days.ts';
import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading, type SystemTransaction } from '#server/db/farm-scope.ts';
import type { MeasuredSensor, Span } from './measurements.repository.ts';

/** In which steps days are charted; longer ones are worked out of half hours. */
export const chartedGranularities = ['30m', '1h', '4h', '1d'] as const satisfies readonly Granularity[];
export type ChartedGranularity = (typeof chartedGranularities)[number];

const lists = {
  '30m': sql`d.half_hours`,
  '1h': sql`d.hours`,
  '4h': sql`d.four_hours`,
  '1d': sql`d.whole_day`,
} as const satisfies Record<ChartedGranularity, RawBuilder<unknown>>;

/** Packed lists by sensor and day. */
export type ChartedDays = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Noon in UTC of a day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The days of a span of which something has come since they were charted in one of the farms, or that never were. */
export async function findUnchartedDays(farms: FarmReading, { from, to }: DayRange): Promise<ReadonlySet<string>> {
  const rows = await farms.rows(sql<{ day: string }>`
    select distinct to_char(u.day, 'YYYY-MM-DD') as day from iot.uncharted_day u
    where ${ofFarms(farms, sql`u.farm_id`)} and u.day >= ${from}::date and u.day <= ${to}::date`);
  return new Set(rows.map(({ day }) => day));
}

/** What is charted of sensors; undefined where that is of days by other clocks than the farm has now. */
export async function findChartedDays(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  { from, to, granularity, timeZone }: Span,
): Promise<ChartedDays | undefined> {
  if (granularity === '7d') return undefined;
  const rows = await farms.rows(sql<{ sensorId: number; days: string; isOfZone: boolean }>`
    select d.sensor_id, string_agg(to_char(d.day at time zone 'UTC', 'YYYY-MM-DD') || ${lists[granularity]}, ';') as days,
      bool_and(d.time_zone = ${timeZone}) as is_of_zone
    from iot.charted_day d
    where ${ofFarms(farms, sql`d.farm_id`)} and d.sensor_id = any(${sensors.map(({ id }) => id)}::int[])
      and d.day >= ${noonOf(from)}::timestamptz and d.day <= ${noonOf(to)}::timestamptz
    group by 1`);
  if (rows.some(({ isOfZone }) => !isOfZone)) return undefined;
  return new Map(rows.map(({ sensorId, days }) => [sensorId, new Map(days.split(';').map(dayAndLists))]));
}

const lengthOfDay = 'YYYY-MM-DD'.length;

function dayAndLists(text: string): readonly [string, string] {
  return [text.slice(0, lengthOfDay), text.slice(lengthOfDay)];
}

/** An instant at which a farm measured something. */
export interface MeasuredInstant {
  readonly farmId: number;
  readonly at: Date;
}

/** The days of these instants are to be charted anew. */
export async function markUncharted(tx: FarmChange, instants: readonly MeasuredInstant[]): Promise<void> {
  if (instants.length === 0) return;
  await sql`
    insert into iot.uncharted_day as marked (farm_id, day)
    select distinct m.farm_id, (m.at at time zone c.time_zone)::date
    from unnest(${instants.map(({ farmId }) => farmId)}::int[], ${instants.map(({ at }) => at)}::timestamptz[]) as m (farm_id, at)
    join core.farm f on f.id = m.farm_id and ${ofFarms(tx, sql`f.id`)} join core.country c on c.code = f.country_code
    order by 1, 2
    on conflict (farm_id, day) do update set version = marked.version + 1`.execute(tx.sql);
}

/** A day to be charted, as it was when that was begun. */
export interface UnchartedDay {
  readonly day: string;
  readonly version: number;
}

/** The latest days that are to be charted and ended some time ago. */
export async function findDueDays(
  farms: FarmReading,
  farmId: number,
  { until, atMost }: { readonly until: string; readonly atMost: number },
): Promise<UnchartedDay[]> {
  return farms.rows(sql<UnchartedDay>`
    select to_char(u.day, 'YYYY-MM-DD') as day, u.version from iot.uncharted_day u
    where ${ofFarm(farms, sql`u.farm_id`, farmId)} and u.day <= ${until}::date order by u.day desc limit ${atMost}`);
}

/** The farms that have such days. */
export async function farmsToChart(tx: SystemTransaction, until: string): Promise<number[]> {
  const { rows } = await sql<{ farmId: number }>`
    select distinct u.farm_id from iot.uncharted_day u
    join core.farm f on f.id = u.farm_id and f.retired_at is null
    where u.day <= ${until}::date order by 1`.execute(tx.sql);
  return rows.map(({ farmId }) => farmId);
}

/** Takes a day that is charted out of those that are not, and what was charted of it before; false where something has come meanwhile. */
export async function takeUncharted(tx: FarmChange, farmId: number, { day, version }: UnchartedDay): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    delete from iot.uncharted_day u
    where ${ofFarm(tx, sql`u.farm_id`, farmId)} and u.day = ${day}::date and u.version = ${version} returning u.version`.execute(
    tx.sql,
  );
  if (rows.length === 0) return false;
  await sql`
    delete from iot.charted_day d
    where ${ofFarm(tx, sql`d.farm_id`, farmId)} and d.day = ${noonOf(day)}::timestamptz`.execute(tx.sql);
  return true;
}

/** Packed lists of a sensor on one day. */
export interface SensorDay {
  readonly sensorId: number;
  readonly lists: Readonly<Record<ChartedGranularity, string>>;
}

export async function insertChartedDay(
  tx: FarmChange,
  { farmId, day, timeZone }: { readonly farmId: number; readonly day: string; readonly timeZone: string },
  sensors: readonly SensorDay[],
): Promise<void> {
  const texts = (granularity: ChartedGranularity): string[] => sensors.map((one) => one.lists[granularity]);
  await sql`
    insert into iot.charted_day (farm_id, sensor_id, day, time_zone, half_hours, hours, four_hours, whole_day)
    select ${farmId}::int, c.sensor_id, ${noonOf(day)}::timestamptz, ${timeZone}::text, c.half_hours, c.hours, c.four_hours, c.whole_day
    from unnest(${sensors.map(({ sensorId }) => sensorId)}::int[], ${texts('30m')}::text[], ${texts('1h')}::text[],
      ${texts('4h')}::text[], ${texts('1d')}::text[]) as c (sensor_id, half_hours, hours, four_hours, whole_day)`.execute(
    tx.sql,
  );
}
