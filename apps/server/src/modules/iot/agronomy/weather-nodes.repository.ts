import { sql, type RawBuilder } from 'kysely';
import { windFeatures, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A node, where it stands, and at what height the wind that it has is measured. */
export interface NodeSite {
  readonly farmId: number;
  readonly id: number;
  readonly name: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly elevationM: number | null;
  readonly windHeightM: number | null;
}

/** What is asked of weather: which features, and for how many days they are to be known. */
export interface WantedWeather {
  readonly features: readonly SensorFeature[];
  readonly days: number;
  readonly now: Date;
}

export interface WeatherNodeSite extends NodeSite {
  /** Whether it has ever measured all that is wanted. */
  readonly isComplete: boolean;
  /** Whether it measured all that is wanted at the beginning of the time that is asked for, and does so now. */
  readonly isSteady: boolean;
}

/** The wind of a node without an anemometer is that of its base, and so is the height. */
const siteColumns = sql`n.farm_id, n.id, n.name, st_x(l.point) as longitude, st_y(l.point) as latitude, n.elevation_m,
  case when b.id is null then n.wind_height_m else b.wind_height_m end as wind_height_m`;

/** One node, also one that was put away; undefined where the farms have none of this number. */
export async function findNodeSite(farms: FarmReading, nodeId: number): Promise<NodeSite | undefined> {
  const [site] = await farms.rows(sql<NodeSite>`select ${siteColumns} ${nodesWithSites(farms)} and n.id = ${nodeId}`);
  return site;
}

/** All in use that measure temperature and humidity: those of the weather. */
export function findWeatherSites(
  farms: FarmReading,
  { features, days, now }: WantedWeather,
): Promise<WeatherNodeSite[]> {
  const measures = (feature: SensorFeature, more = sql<boolean>`true`) => sql<boolean>`exists (select from iot.sensor s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.farm_id = n.farm_id and s.node_id = n.id and s.feature = ${feature}
      and ${more})`;
  const didBefore = (end: Date) => sql<boolean>`exists (select from iot.half_hour h
    where ${ofFarms(farms, sql`h.farm_id`)} and h.farm_id = s.farm_id and h.sensor_id = s.id
      and h.at > ${new Date(end.getTime() - longestGapDays * dayMilliseconds)}::timestamptz and h.at <= ${end}::timestamptz)`;
  const since = new Date(now.getTime() - days * dayMilliseconds);
  const steadily = features.map((feature) => measures(feature, sql`${didBefore(since)} and ${didBefore(now)}`));
  const all = (conditions: readonly RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);
  return farms.rows(sql<WeatherNodeSite>`
    select ${siteColumns}, ${all(features.map((feature) => measures(feature)))} as is_complete, ${all(steadily)} as is_steady ${nodesWithSites(farms)}
      and n.retired_at is null and n.status = 'ACTIVE' and ${measures('TEMPERATURE')} and ${measures('HUMIDITY')}
    order by n.id`);
}

/** Batteries are changed and networks are down for less (our choice). */
const longestGapDays = 2;

const dayMilliseconds = 86_400_000;

function nodesWithSites(farms: FarmReading) {
  return sql`from iot.node n
    left join iot.location l on l.farm_id = n.farm_id and l.node_id = n.id and l.valid_to is not distinct from n.retired_at
      and ${ofFarms(farms, sql`l.farm_id`)}
    left join iot.node b on b.farm_id = n.farm_id and b.id = n.base_id and ${ofFarms(farms, sql`b.farm_id`)}
      and not exists (select from iot.sensor s where ${ofFarms(farms, sql`s.farm_id`)} and s.farm_id = n.farm_id
        and s.node_id = n.id and s.feature = any(${[...windFeatures]}::text[]))
    where ${ofFarms(farms, sql`n.farm_id`)}`;
}

/** Whose weather people have chosen for parcels. */
export interface WeatherChoice {
  readonly parcelId: number;
  /** Null for the nearest. */
  readonly nodeId: number | null;
}

export function findWeatherChoices(farms: FarmReading): Promise<WeatherChoice[]> {
  return farms.rows(sql<WeatherChoice>`
    select w.parcel_id, w.node_id from iot.weather_choice w
    where ${ofFarms(farms, sql`w.farm_id`)} order by w.parcel_id`);
}
