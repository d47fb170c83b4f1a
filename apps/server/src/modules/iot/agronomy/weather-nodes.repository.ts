import { sql } from 'kysely';
import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
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

/** The wind of a node without an anemometer is that of its base, and so is the height. */
const siteColumns = sql`n.farm_id, n.id, n.name, st_x(l.point) as longitude, st_y(l.point) as latitude, n.elevation_m,
  case when b.id is null then n.wind_height_m else b.wind_height_m end as wind_height_m`;

/** One node, also one that was put away, or all in use that measure temperature and humidity: those of the weather. */
export function findNodeSites(farms: FarmReading, nodeId?: number): Promise<NodeSite[]> {
  const measures = (
    feature: string,
  ) => sql<boolean>`exists (select from iot.sensor s where ${ofFarms(farms, sql`s.farm_id`)}
    and s.farm_id = n.farm_id and s.node_id = n.id and s.feature = ${feature})`;
  const isMeant =
    nodeId === undefined
      ? sql<boolean>`n.retired_at is null and n.status = 'ACTIVE' and ${measures('TEMPERATURE')} and ${measures('HUMIDITY')}`
      : sql<boolean>`n.id = ${nodeId}`;
  return farms.rows(sql<NodeSite>`
    select ${siteColumns} from iot.node n
    left join iot.location l on l.farm_id = n.farm_id and l.node_id = n.id and l.valid_to is not distinct from n.retired_at
      and ${ofFarms(farms, sql`l.farm_id`)}
    left join iot.node b on b.farm_id = n.farm_id and b.id = n.base_id and ${ofFarms(farms, sql`b.farm_id`)}
      and not exists (select from iot.sensor s where ${ofFarms(farms, sql`s.farm_id`)} and s.farm_id = n.farm_id
        and s.node_id = n.id and s.feature = any(${[...windFeatures]}::text[]))
    where ${ofFarms(farms, sql`n.farm_id`)} and ${isMeant}
    order by n.id`);
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
