import { sql } from 'kysely';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { SensorRow } from './sensors.repository.ts';

export interface NewReading {
  readonly sensor: SensorRow;
  readonly at: Date;
  readonly value: number;
}

/** Writes values; one that is known of an instant is corrected by a later one of the same. Gives each instant once. */
export async function insertReadings(tx: FarmChange, readings: readonly NewReading[]): Promise<readonly NewReading[]> {
  const once = inOrder([...new Map(readings.map((reading) => [keyOf(reading), reading])).values()]);
  if (once.length === 0) return once;
  await sql`
    insert into iot.reading as r (farm_id, sensor_id, at, value)
    select * from unnest(${once.map(({ sensor }) => sensor.farmId)}::int[], ${once.map(({ sensor }) => sensor.id)}::int[],
      ${once.map(({ at }) => at)}::timestamptz[], ${once.map(({ value }) => value)}::float8[])
    on conflict (farm_id, sensor_id, at) do update set value = excluded.value where r.value is distinct from excluded.value`.execute(
    tx.sql,
  );
  return once;
}

/** Whoever writes the same rows at the same time takes them in the same order, so that nobody waits for another in a circle. */
function inOrder(readings: NewReading[]): NewReading[] {
  return readings.sort((one, other) => one.sensor.id - other.sensor.id || one.at.getTime() - other.at.getTime());
}

function keyOf({ sensor, at }: NewReading): string {
  return `${sensor.farmId} ${sensor.id} ${at.getTime()}`;
}

/** Keeps the newest value of each sensor. */
export async function keepLast(tx: FarmChange, readings: readonly NewReading[]): Promise<void> {
  const last = new Map<number, NewReading>();
  for (const reading of readings) {
    const known = last.get(reading.sensor.id);
    if (!known || known.at <= reading.at) last.set(reading.sensor.id, reading);
  }
  if (last.size === 0) return;
  const rows = inOrder([...last.values()]);
  await sql`
    insert into iot.sensor_last as l (farm_id, sensor_id, at, value)
    select * from unnest(${rows.map(({ sensor }) => sensor.farmId)}::int[], ${rows.map(({ sensor }) => sensor.id)}::int[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ value }) => value)}::float8[])
    on conflict (farm_id, sensor_id) do update set at = excluded.at, value = excluded.value where l.at <= excluded.at`.execute(
    tx.sql,
  );
}
