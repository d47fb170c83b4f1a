import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { HalfHour } from './half-hours.repository.ts';
import type { SensorRow } from './sensors.repository.ts';

/** Some time: from its beginning on, and before its end. */
export interface TimeSpan {
  readonly begins: Date;
  readonly ends: Date;
}

/** When a sensor measured something in some time: that is all that it measured then. */
export interface Measured extends TimeSpan {
  readonly instants: readonly Date[];
}

/** When sensors of a node have measured first from an instant on, or ever; undefined where they have nothing. */
export async function findFirstReading(
  tx: FarmTransaction,
  { farmId, nodeId }: { readonly farmId: number; readonly nodeId: number },
  since: Date | undefined,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(f.at) as at from iot.sensor s
    cross join lateral (
      select r.at from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = s.farm_id and r.sensor_id = s.id
        and ${since ? sql`r.at >= ${since}::timestamptz` : sql`true`}
      order by r.at limit 1) f
    where ${ofFarms(tx, sql`s.farm_id`)} and s.farm_id = ${farmId}::int and s.node_id = ${nodeId}::int`.execute(tx.sql);
  return rows[0]?.at ?? undefined;
}

/** Takes away the values of a sensor at all other instants of some time; gives when they were. */
export async function deleteOtherReadings(
  tx: FarmChange,
  { farmId, id }: SensorRow,
  { instants, begins, ends }: Measured,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    delete from iot.reading r
    where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = ${farmId}::int and r.sensor_id = ${id}::int
      and r.at >= ${begins}::timestamptz and r.at < ${ends}::timestamptz and r.at <> all(${[...instants]}::timestamptz[])
    returning r.at`.execute(tx.sql);
  return rows.map(({ at }) => at);
}

/** Takes away those of some half hours of a sensor in which it measured nothing. */
export async function deleteEmptyHalfHours(
  tx: FarmChange,
  { farmId, id }: SensorRow,
  halfHours: readonly HalfHour[],
): Promise<void> {
  await sql`
    delete from iot.half_hour h
    where ${ofFarms(tx, sql`h.farm_id`)} and h.farm_id = ${farmId}::int and h.sensor_id = ${id}::int
      and h.at = any(${halfHours.map(({ at }) => at)}::timestamptz[])
      and not exists (select from iot.reading r where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = h.farm_id
        and r.sensor_id = h.sensor_id and r.at >= h.at and r.at < h.at + interval '30 minutes')`.execute(tx.sql);
}

/** Where the newest value of a sensor was at one of some instants it is another now, or none. */
export async function findNewestAnew(
  tx: FarmChange,
  { farmId, id }: SensorRow,
  instants: readonly Date[],
): Promise<void> {
  const isGone = sql`l.farm_id = ${farmId}::int and l.sensor_id = ${id}::int and l.at = any(${[...instants]}::timestamptz[])`;
  await sql`
    update iot.sensor_last l set at = n.at, value = n.value
    from (select r.at, r.value from iot.reading r
      where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = ${farmId}::int and r.sensor_id = ${id}::int
      order by r.at desc limit 1) n
    where ${ofFarms(tx, sql`l.farm_id`)} and ${isGone}`.execute(tx.sql);
  await sql`delete from iot.sensor_last l where ${ofFarms(tx, sql`l.farm_id`)} and ${isGone}`.execute(tx.sql);
}

/** Ends what rules have said of a sensor that has measured nothing at all; gives whether an alarm has ended. */
export async function endAlarmsOfUnmeasured(tx: FarmChange, { farmId, id }: SensorRow, at: Date): Promise<boolean> {
  const isUnmeasured = sql`not exists (select from iot.reading r
    where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = ${farmId}::int and r.sensor_id = ${id}::int)`;
  await sql`
    delete from iot.alarm_standing t
    where ${ofFarms(tx, sql`t.farm_id`)} and t.farm_id = ${farmId}::int and t.sensor_id = ${id}::int and ${isUnmeasured}`.execute(
    tx.sql,
  );
  const { rows } = await sql<{ id: number }>`
    update iot.alarm a set ended_at = ${at}, ending = 'NOT_MEASURED'
    where ${ofFarms(tx, sql`a.farm_id`)} and a.farm_id = ${farmId}::int and a.sensor_id = ${id}::int and a.ended_at is null
      and ${isUnmeasured}
    returning a.id`.execute(tx.sql);
  return rows.length > 0;
}

/** Forgets a sensor that has measured nothing and of which nothing is told. */
export async function deleteUnusedSensor(tx: FarmChange, { farmId, id }: SensorRow): Promise<void> {
  await sql`
    delete from iot.sensor s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.farm_id = ${farmId}::int and s.id = ${id}::int
      and not exists (select from iot.reading r
        where ${ofFarms(tx, sql`r.farm_id`)} and r.farm_id = s.farm_id and r.sensor_id = s.id)
      and not exists (select from iot.half_hour h
        where ${ofFarms(tx, sql`h.farm_id`)} and h.farm_id = s.farm_id and h.sensor_id = s.id)
      and not exists (select from iot.alarm a
        where ${ofFarms(tx, sql`a.farm_id`)} and a.farm_id = s.farm_id and a.sensor_id = s.id)`.execute(tx.sql);
}
