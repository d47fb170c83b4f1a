import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { elevationOfPressure } from '@brazda/domain/agronomy/air.ts';
import type { WeatherSite } from '@brazda/domain/agronomy/weather-day.ts';
import type { SensedDays } from './sensed-days.ts';
import type { NodeSite } from './weather-nodes.repository.ts';

/** Where a node stands: what people said of the elevation goes before what the pressure says of it. */
export function weatherSite(
  { latitude, elevationM, windHeightM }: NodeSite,
  { meanPressureKpa }: Pick<SensedDays, 'meanPressureKpa'>,
): { readonly site: WeatherSite; readonly elevationSource: NodeWeather['site']['elevationSource'] } {
  if (elevationM !== null) return { site: { latitude, elevationM, windHeightM }, elevationSource: 'SAID' };
  const byPressure = meanPressureKpa === null ? null : Math.round(elevationOfPressure(meanPressureKpa));
  const elevationSource = byPressure === null ? null : 'PRESSURE';
  return { site: { latitude, elevationM: byPressure, windHeightM }, elevationSource };
}
