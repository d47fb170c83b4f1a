import { knownOfDay } from '@brazda/domain/agronomy/coverage.ts';
import type { WaterDay } from '@brazda/domain/agronomy/daily-water-balance.ts';
import { weatherDayOf } from '@brazda/domain/agronomy/weather-day.ts';
import { evapotranspirationMethods, type EvapotranspirationMethod } from '@brazda/domain/enumerations/agronomy.ts';
import type { DayRange } from '@brazda/domain/days.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { sensedDays, type SensedDay, type SensedDays } from '../agronomy/sensed-days.ts';
import type { NodeSite } from '../agronomy/weather-nodes.repository.ts';
import { weatherSite } from '../agronomy/weather-site.ts';
import { measuredSensors } from '../measurements/measured-sensors.ts';

/** A day with the water that came and could go, and when it began, in seconds since 1970. */
export interface TimedWaterDay extends WaterDay {
  readonly begins: number;
  readonly method: EvapotranspirationMethod | null;
}

/** What a node says of some days. */
export interface DailyWeather {
  readonly days: readonly TimedWaterDay[];
}

/** What evapotranspiration and the balance ask for. */
const features: readonly SensorFeature[] = [
  'TEMPERATURE',
  'HUMIDITY',
  'WIND_SPEED',
  'IRRADIATION',
  'RAINFALL',
  'PRESSURE',
];

/** Rain and ET0 by nodes of one farm, by the ids of the nodes. Throws `node.notFound`. */
export async function weatherOfDays(
  farms: FarmReading,
  nodes: readonly NodeSite[],
  days: DayRange,
): Promise<ReadonlyMap<number, DailyWeather>> {
  if (nodes.length === 0) return new Map();
  const { sensors, timeZone } = await measuredSensors(
    farms,
    nodes.map(({ id }) => id),
  );
  const sensed = await sensedDays(farms, sensors, { ...days, timeZone, features });
  return new Map(
    nodes.flatMap((node) => {
      const own = sensed.get(node.id);
      return own ? [[node.id, dailyWeather(node, own)] as const] : [];
    }),
  );
}

function dailyWeather(node: NodeSite, sensed: SensedDays): DailyWeather {
  const { site } = weatherSite(node, sensed);
  return {
    days: sensed.days.map(({ day, hours }, at) => {
      const { evapotranspiration } = weatherDayOf(day, hours, { site, hasLeafSensor: false, baseTemperature: 0 });
      return {
        ...{ day, begins: hours[0]?.at ?? 0, rainfall: rainOf(hours, sensed.days[at - 1]?.hours ?? []) },
        reference: evapotranspiration?.millimetres ?? null,
        method: evapotranspiration?.method ?? null,
      };
    }),
  };
}

/** Hours: of rain that a counter tells of after more of them nobody knows on which day it fell. Our own choice. */
const longestSilence = 4;

/**
 * Of a day of which enough hours are known. Rain that fell while a counter was silent it tells of afterwards, which is of
 * this day only where it was not silent for long before.
 */
function rainOf(hours: SensedDay['hours'], before: SensedDay['hours']): number | null {
  const known = knownOfDay(hours.map(({ rainfall }) => rainfall));
  const first = hours.findIndex(({ rainfall }) => rainfall !== null);
  const silent = first + before.length - 1 - before.findLastIndex(({ rainfall }) => rainfall !== null);
  const isOfOtherDays = silent > longestSilence && (hours[first]?.rainfall ?? 0) > 0;
  return known && !isOfOtherDays ? known.reduce((sum, millimetres) => sum + millimetres, 0) : null;
}

/** By which methods ET0 was found on some days, the best first. */
export function methodsOf(days: readonly TimedWaterDay[]): EvapotranspirationMethod[] {
  return evapotranspirationMethods.filter((method) => days.some((one) => one.method === method));
}
