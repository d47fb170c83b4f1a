import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { sensorsOfNodes, type NodeNumbers } from './sensors-of-nodes.repository.ts';

export interface SensorValue {
  readonly feature: SensorFeature;
  readonly level: number;
  /** An instant, as the wire has it. */
  readonly at: string;
  readonly value: number;
  /** Of rain: millimetres an hour between the last two readings, and those since midnight; null where that is not known. */
  readonly rainRate: number | null;
  readonly rainOfDay: number | null;
}

/** By node; one that has measured nothing has none. */
export type NewestValues = ReadonlyMap<number, readonly SensorValue[]>;

/**
 * The newest values of all that some nodes measure, and of the wind at their bases, as they are at an instant. Those of a
 * node are one text: to take in a thousand values as so many rows is four times the work.
 */
export async function findNewestValues(farms: FarmReading, nodes: NodeNumbers, now: Date): Promise<NewestValues> {
  // Each is looked up by its number, also where nothing is known yet of how many sensors a farm has.
  const rows = await farms.rows(sql<{ nodeId: number; written: string }>`
    with asked as materialized (select ${nodes} as ids)
    select s.node_id, string_agg(concat(s.feature, ',', s.level, ',', date_part('epoch', l.at), ',', l.value, ',', l.rain_rate, ',',
      case when l.day_ends > ${now}::timestamptz then l.rain_of_day end), ';' order by s.feature, s.level) as written
    from ${sensorsOfNodes(farms, sql`(select ids from asked)::int[]`)}
    cross join lateral (
      select l.at, l.value, l.rain_rate, l.rain_of_day, l.day_ends from iot.sensor_last l
      where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = s.farm_id and l.sensor_id = s.id offset 0) l
    group by s.node_id`);
  const instantOf = createInstants();
  return new Map(
    rows.map(({ nodeId, written }) => [nodeId, written.split(';').map((value) => valueIn(value, instantOf))]),
  );
}

function valueIn(written: string, instantOf: (seconds: string) => string): SensorValue {
  const [feature, level, seconds = '', value, rainRate, rainOfDay] = written.split(',');
  return {
    feature: feature as SensorFeature,
    level: Number(level),
    at: instantOf(seconds),
    value: Number(value),
    rainRate: numberOrNull(rainRate),
    rainOfDay: numberOrNull(rainOfDay),
  };
}

function numberOrNull(written: string | undefined): number | null {
  return written ? Number(written) : null;
}

/** Most of what a farm measures was measured in the same few minutes. */
function createInstants(): (seconds: string) => string {
  const known = new Map<string, string>();
  return (seconds) => {
    const before = known.get(seconds);
    if (before !== undefined) return before;
    const instant = new Date(Math.round(Number(seconds) * 1000)).toISOString();
    known.set(seconds, instant);
    return instant;
  };
}
