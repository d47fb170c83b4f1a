import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** One thing that is measured somewhere. */
export interface MeasuredPlace {
  readonly feature: SensorFeature;
  readonly level: number;
}

/** What some nodes have ever measured. */
export function findMeasuredPlaces(farms: FarmReading, nodeIds: readonly number[]): Promise<MeasuredPlace[]> {
  return farms.rows(sql<MeasuredPlace>`
    select distinct s.feature, s.level from iot.sensor s
    join iot.sensor_last l on l.farm_id = s.farm_id and l.sensor_id = s.id
    where ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = any(${[...nodeIds]}::int[])`);
}

export interface FarmClock {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** The farms that are asked about, with the time zone of each. */
export function findFarmClocks(farms: FarmReading): Promise<FarmClock[]> {
  return farms.rows(sql<FarmClock>`
    select f.id, f.name, c.time_zone from core.farm f join core.country c on c.code = f.country_code
    where ${ofFarms(farms, sql`f.id`)} order by f.id`);
}
